/** A game as a story for the terminal, 80 columns wide. */
import type { Chapter, Exhibition } from '../../../app/self-play/exhibition.ts'
import type { PokemonView, Seat, SideView } from '../../../engine/view.ts'
import { narrate, type Words } from './narration.ts'

export type Paint = (how: 'bold' | 'dim', text: string) => string

const plain: Paint = (_, text) => text

const WIDTH = 80
const SEATS = [0, 1] as const

export function story(game: Exhibition, players: readonly [string, string], paint: Paint = plain): string {
  const words: Words = { card: game.cardName, seat: seat => players[seat] }
  const chapters = game.chapters.map(chapter => tellChapter(chapter, words, paint))
  const ending = narrate(game.chapters.at(-1)?.events.slice(-1) ?? [], words).join(' ')
  return [
    paint('bold', `Prizepost: one game, ${game.title}`),
    ...wrap(`${players[0]} plays “${game.decks[0]}”, ${players[1]} plays “${game.decks[1]}”.`, ''),
    `Tell it again: npm run exhibition -- --seed ${game.seed} --ruleset ${game.ruleset}`,
    '',
    ...chapters.flatMap(lines => [...lines, '']),
    paint('bold', ending),
    `It took ${game.turns} turns.`,
  ].join('\n')
}

function tellChapter({ events, table }: Chapter, words: Words, paint: Paint): readonly string[] {
  const isTurn = events[0]?.type === 'TurnBegan'
  const heading = isTurn ? `Turn ${table.turn.number}: ${words.seat(table.turn.seat)}` : 'Set-up'
  const told = narrate(
    events.filter(({ type }) => type !== 'GameEnded'),
    words,
  ).slice(isTurn ? 1 : 0)
  const lines = isTurn ? told : [...told, ...SEATS.map(seat => line(table.sides[seat], words.seat(seat), words))]
  return [
    paint('bold', heading),
    ...lines.flatMap(each => wrap(each, '  ')),
    ...SEATS.map(seat => paint('dim', tableLine(table.sides, seat, words))),
    ...SEATS.flatMap(seat => conditions(table.sides[seat].active, words).map(each => paint('dim', each))),
  ]
}

/** Who stands where when the game begins. */
function line({ active, bench }: SideView, player: string, words: Words): string {
  const benched = bench.map(pokemon => nameOf(pokemon, words)).join(', ')
  return `${player} starts with ${nameOf(active, words)}${benched && `; on the Bench: ${benched}`}.`
}

const nameOf = (pokemon: PokemonView | null, words: Words): string => {
  const top = pokemon?.cards.at(-1)
  return top === undefined ? 'nobody' : words.card(top)
}

function tableLine(sides: readonly [SideView, SideView], seat: Seat, words: Words): string {
  const width = (text: (seat: Seat) => string) => Math.max(...SEATS.map(each => text(each).length))
  const active = (each: Seat) => activeText(sides[each].active, words)
  const { bench, prizes, hand, deck } = sides[seat]
  const counts = `Bench ${bench.length}  Prizes ${prizes}  hand ${String(hand).padStart(2)}  deck ${String(deck).padStart(2)}`
  return `  | ${words.seat(seat).padEnd(width(words.seat))}  ${active(seat).padEnd(width(active))}  ${counts}`
}

function activeText(pokemon: PokemonView | null, words: Words): string {
  if (!pokemon) return 'nobody'
  const { maxHp, damage, energy } = pokemon
  const hp = maxHp === null ? '' : ` ${Math.max(0, maxHp - damage)}/${maxHp} HP`
  return `${nameOf(pokemon, words)}${hp}, ${energy.length} Energy`
}

const conditions = (pokemon: PokemonView | null, words: Words): readonly string[] =>
  pokemon?.conditions.length ? [`  | ${nameOf(pokemon, words)} is ${pokemon.conditions.join(' and ')}`] : []

/** Later lines of a sentence stand further in. What is in brackets stays together. */
function wrap(text: string, indent: string): readonly string[] {
  const lines: string[] = []
  let current = indent
  for (const word of text.split(/ (?![^(]*\))/)) {
    if (current.trim() !== '' && current.length + 1 + word.length > WIDTH) {
      lines.push(current)
      current = `${indent}    ${word}`
    } else current = current.trim() === '' ? `${current}${word}` : `${current} ${word}`
  }
  return [...lines, current]
}
