/** What things are called on AWS: known beforehand, so that scripts and people can find them. */

interface Named {
  /** Of the stage. */
  readonly name: string
}

export const isStageName = (name: string): boolean => /^[a-z][a-z0-9-]{0,15}$/.test(name)

export const nameIn = ({ name }: Named, what: string): string => `prizepost-${name}-${what}`

export const tableNameIn = ({ name }: Named): string => `prizepost-${name}`

export const parameterNames = ({ name }: Named) =>
  ({
    token: `/prizepost/${name}/discord-token`,
    publicKey: `/prizepost/${name}/discord-public-key`,
    application: `/prizepost/${name}/discord-application-id`,
    /** What was told on the command line the last time. */
    settings: `/prizepost/${name}/settings`,
  }) as const
