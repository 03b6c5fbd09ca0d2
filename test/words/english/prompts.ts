import type { Prompt, RecordedPrompt } from '../../../src/engine/vocabulary.ts'

/** As it stands in a log. */
export const recorded = (prompt: Prompt): RecordedPrompt =>
  prompt === 'may' || prompt === 'ask' ? `${prompt} Something` : prompt
