declare module 'edmonds-blossom-fixed' {
  /** For each vertex its partner, or −1: the heaviest matching, of those with most pairs if `maxCardinality`. */
  function blossom(
    edges: readonly (readonly [vertex: number, other: number, weight: number])[],
    maxCardinality: boolean,
  ): readonly number[]
  export = blossom
}
