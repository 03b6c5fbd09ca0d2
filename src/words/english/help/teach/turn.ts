/** What to consider in the own turn, the most useful first. */
import type { Yours } from '../../../../app/table.ts'
import type { PokemonView } from '../../../../engine/view.ts'
import { spelled } from '../../phrases/numbers.ts'
import { helpedBy, nearestAttack } from './cost.ts'
import { inPlay, type Lesson, nameOf, pokemonById } from './lesson.ts'

type Command = Yours['legal'][number]
type Of<T extends Command['type']> = Extract<Command, { type: T }>

const legalOf = <T extends Command['type']>({ yours }: Lesson, type: T): readonly Of<T>[] =>
  yours.legal.filter((command): command is Of<T> => command.type === type)

export function turnHint(lesson: Lesson): readonly string[] {
  const winning = winningAttack(lesson)
  if (winning) return [winning]
  const hint = HINTS.map(each => each(lesson)).find(each => each !== null)
  return hint ?? [attackHint(lesson) ?? idleHint(lesson)]
}

type Hint = (lesson: Lesson) => readonly string[] | null

const WIDE_ENOUGH = 3

function aloneHint(lesson: Lesson): ReturnType<Hint> {
  const [bench] = legalOf(lesson, 'Bench')
  if (!bench || lesson.mine.bench.length > 0) return null
  const line = `Put ${lesson.face(bench.card).name} onto your Bench: with no Pokémon there, a single Knock Out loses the match.`
  return [line, thenAttack(lesson)]
}

function benchHint(lesson: Lesson): ReturnType<Hint> {
  const [bench] = legalOf(lesson, 'Bench')
  if (!bench || lesson.mine.bench.length >= WIDE_ENOUGH) return null
  const line = `Put ${lesson.face(bench.card).name} onto your Bench: there it can get Energy and wait for its moment.`
  return [line, thenAttack(lesson)]
}

function evolveHint(lesson: Lesson): ReturnType<Hint> {
  const commands = legalOf(lesson, 'Evolve').filter(({ card }) => stageOf(lesson, card) !== 'mega')
  const evolve = commands.find(({ pokemon }) => pokemon === lesson.mine.active?.id) ?? commands[0]
  if (!evolve) return null
  const [from, to] = [nameOf(lesson, pokemonById(lesson, evolve.pokemon)), lesson.face(evolve.card)]
  const hp = to.kind === 'pokemon' ? ` and has ${to.hp} HP` : ''
  const line = `Evolve ${from} into ${to.name}: it keeps damage and Energy${hp}.`
  return [line, evolve.pokemon === lesson.mine.active?.id ? '' : thenAttack(lesson)]
}

const stageOf = ({ face }: Lesson, card: string): string | null => {
  const printed = face(card)
  return printed.kind === 'pokemon' ? printed.stage : null
}

function energyHint(lesson: Lesson): ReturnType<Hint> {
  const commands = legalOf(lesson, 'AttachEnergy')
  if (commands.length === 0) return null
  const helpful = commands.flatMap(({ card, pokemon: id }) => {
    const pokemon = pokemonById(lesson, id)
    const helped = pokemon && helpedBy(lesson, pokemon, card)
    return pokemon && helped ? [{ card, pokemon, ...helped }] : []
  })
  const [best] = helpful.toSorted((a, b) => place(lesson, a.pokemon) - place(lesson, b.pokemon) || a.left - b.left)
  if (!best)
    return ['You may still attach an Energy card this turn, if only to pay for a retreat later.', thenAttack(lesson)]
  const line = `Attach ${lesson.face(best.card).name} to ${nameOf(lesson, best.pokemon)}, one step towards ${best.attack.name}. You attach ${spelled(lesson.rules.perTurn.energy)} Energy card a turn.`
  return [line, thenAttack(lesson)]
}

const place = ({ mine }: Lesson, { id }: PokemonView): number => (mine.active?.id === id ? 0 : 1)

function supporterHint(lesson: Lesson): ReturnType<Hint> {
  const supporter = legalOf(lesson, 'PlayTrainer').find(({ card }) => {
    const face = lesson.face(card)
    return face.kind === 'trainer' && face.trainer === 'supporter'
  })
  if (!supporter) return null
  const line = `You may play ${spelled(lesson.rules.perTurn.supporters)} Supporter a turn. Would ${lesson.face(supporter.card).name} help now?`
  return [line, thenAttack(lesson)]
}

const HINTS: readonly Hint[] = [aloneHint, evolveHint, benchHint, energyHint, supporterHint]

type Offer = Yours['attacks'][number]

const attackName = ({ command }: Offer): string => (command.type === 'Attack' ? command.attack : '')

const SURE = { yes: 2, maybe: 1, no: 0 } as const

/** The likeliest Knock Out, then the most damage. */
function bestAttack({ yours }: Lesson): Offer | null {
  const rank = ({ preview }: Offer): number =>
    preview ? SURE[preview.knockOut] * 10_000 + preview.least + (preview.most ?? preview.least) / 1000 : -1
  return yours.attacks.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

function winningAttack(lesson: Lesson): string | null {
  const best = bestAttack(lesson)
  const decides = lesson.mine.prizes === 1 || inPlay(lesson.theirs).length === 1
  if (best?.preview?.knockOut !== 'yes' || !decides) return null
  return `Attack with ${attackName(best)}: it Knocks Out ${nameOf(lesson, lesson.theirs.active)}, and that should win the game.`
}

function damageWords({ preview }: Offer): string {
  if (!preview) return 'what it does depends on choices, or on cards you do not see'
  const { least, most } = preview
  if (most === null) return `${least} damage or more`
  if (least === most) return least === 0 ? 'no damage, so read what else it does' : `${least} damage`
  return `${least} to ${most} damage`
}

function attackHint(lesson: Lesson): string | null {
  const best = bestAttack(lesson)
  if (!best) return null
  const [attack, target] = [attackName(best), nameOf(lesson, lesson.theirs.active)]
  const confused = lesson.mine.active?.conditions.includes('confused') ? ' You are Confused: it needs heads.' : ''
  if (best.preview?.knockOut === 'yes') return `Attack with ${attack}: it Knocks Out ${target}. Your turn ends with it.`
  if (best.preview?.knockOut === 'maybe')
    return `With luck, ${attack} Knocks Out ${target} (${damageWords(best)}). Attacking ends your turn.${confused}`
  return `Attack with ${attack}: ${damageWords(best)}. Your turn ends with it.${confused}`
}

const thenAttack = (lesson: Lesson): string => {
  const best = bestAttack(lesson)
  return best ? `Attack last: ${attackName(best)}.` : ''
}

const STUCK = { asleep: 'Asleep', paralyzed: 'Paralyzed' } as const

function idleHint(lesson: Lesson): string {
  const { active } = lesson.mine
  const name = nameOf(lesson, active)
  if (lesson.game.turn.number === 1 && !lesson.rules.firstTurn.attack)
    return 'The player who begins cannot attack in the first turn. When you have done the rest, end your turn.'
  const stuck = (['asleep', 'paralyzed'] as const).find(each => active?.conditions.includes(each))
  if (stuck) return `${name} is ${STUCK[stuck]}: it can neither attack nor retreat. When you are done, end your turn.`
  const retreat = legalOf(lesson, 'Retreat').length > 0 ? ' You could retreat it, or end your turn.' : ' End your turn.'
  const wanted = active && nearestAttack(lesson, active)
  return wanted
    ? `${name} has not enough Energy for ${wanted.name} yet.${retreat}`
    : `${name} cannot attack now.${retreat}`
}
