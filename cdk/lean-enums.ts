/** discord-api-types comes as one big CommonJS module. Here each of its enums becomes a constant that is left out if nobody uses it. */
import * as api from 'discord-api-types/v10'
import type { Plugin } from 'esbuild'

const MODULE = /^discord-api-types\/v10$/

const isData = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every(each => typeof each === 'string' || typeof each === 'number')

const all: Readonly<Record<string, unknown>> = { ...api }
const names = Object.keys(all).filter(name => name !== 'default')
const data = names.filter(name => isData(all[name]))
const rest = names.filter(name => !data.includes(name))

export const leanEnums: Plugin = {
  name: 'lean-enums',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: MODULE }, async ({ pluginData, resolveDir, kind, importer }) => {
      if (pluginData === 'whole') return undefined
      const { path } = await resolve('discord-api-types/v10', { pluginData: 'whole', resolveDir, kind, importer })
      return { path, namespace: 'lean', sideEffects: false, pluginData: resolveDir }
    })
    onResolve({ filter: /./, namespace: 'lean' }, ({ path }) => ({ path, sideEffects: false }))
    onLoad({ filter: /./, namespace: 'lean' }, ({ path }) => ({
      contents: [
        ...data.map(name => `export const ${name} = ${JSON.stringify(all[name])}`),
        `export { ${rest.join(', ')} } from ${JSON.stringify(path)}`,
      ].join('\n'),
      loader: 'js',
    }))
  },
}
