/** Everything that can be typed after `npm run`, apart from tools for those who work on the program. */
import type { Commands } from './frame/main.ts'

export const commands: Commands = {
  cards: async () => (await import('./cards.ts')).cards,
  deck: async () => (await import('./deck.ts')).deck,
  exhibition: async () => (await import('./exhibition.ts')).exhibition,
  sim: async () => (await import('./sim.ts')).sim,
  verify: async () => (await import('./verify.ts')).verify,
  draw: async () => (await import('./draw.ts')).draw,
  doctor: async () => (await import('./doctor.ts')).doctor,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
  rebuild: async () => (await import('./rebuild.ts')).rebuild,
  'export-all': async () => (await import('./export-all.ts')).exportAll,
  'import-all': async () => (await import('./import-all.ts')).importAll,
  'publish-commands': async () => (await import('./publish-commands.ts')).publishCommands,
  deploy: async () => (await import('./cloud.ts')).deploy,
  diff: async () => (await import('./cloud.ts')).diff,
  destroy: async () => (await import('./cloud.ts')).destroy,
  logs: async () => (await import('./logs.ts')).logs,
  redrive: async () => (await import('./redrive.ts')).redrive,
  glyphs: async () => (await import('./glyphs.ts')).glyphs,
}
