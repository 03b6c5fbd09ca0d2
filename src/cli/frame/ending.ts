/** How a command ends, and with it the program: 0 if all is well, 1 if not, 2 if it was called the wrong way. */
export type Ending =
  | { readonly is: 'done'; readonly text: string; readonly code: number }
  | { readonly is: 'failed'; readonly why: string; readonly code: number }
  | { readonly is: 'misused'; readonly why: string }
  | { readonly is: 'help' }

/** `text` is the answer, for people or programs; some answers are bad news and have another code. */
export const done = (text = '', code = 0): Ending => ({ is: 'done', text, code })

export const failed = (why: string, code = 1): Ending => ({ is: 'failed', why, code })

/** The sentence is followed by the help. */
export const misused = (why: string): Ending => ({ is: 'misused', why })
