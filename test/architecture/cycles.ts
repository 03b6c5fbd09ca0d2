type Graph = ReadonlyMap<string, readonly string[]>

/** For each file that can be reached from itself, the shortest way round. Shortest first, each once, beginning with its first file by name. */
export function cyclesIn(imports: Graph): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>()
  for (const file of imports.keys()) {
    const cycle = wayRound(imports, file)
    if (cycle) found.set([...cycle].sort().join(), fromFirst(cycle))
  }
  return [...found.values()].sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1))
}

function wayRound(imports: Graph, start: string): readonly string[] | null {
  const cameFrom = new Map<string, string>()
  const queue = [start]
  for (const file of queue) {
    for (const next of imports.get(file) ?? []) {
      if (next === start) return wayTo(cameFrom, start, file)
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      queue.push(next)
    }
  }
  return null
}

function wayTo(cameFrom: ReadonlyMap<string, string>, start: string, end: string): readonly string[] {
  const way = [end]
  for (let file = end; file !== start; ) {
    file = cameFrom.get(file) ?? start
    way.unshift(file)
  }
  return way
}

function fromFirst(cycle: readonly string[]): readonly string[] {
  const first = cycle.indexOf([...cycle].sort()[0] ?? '')
  return [...cycle.slice(first), ...cycle.slice(0, first)]
}
