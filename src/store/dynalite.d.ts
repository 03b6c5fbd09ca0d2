declare module 'dynalite' {
  import type { Server } from 'node:http'

  interface Options {
    readonly path?: string
    readonly createTableMs?: number
  }

  function dynalite(options?: Options): Server
  export = dynalite
}
