/** Tips on how to play a card: one to three sentences that follow from what is printed on it. */
import type { AttackFace, CardFace, EnergyFace, EvolutionLine, PokemonFace, PowerFace } from '../../../app/card-face.ts'
import { prizesByLabel, type Rulebook, type RulesetId, rulebookOf } from '../../../app/ruleset-facts.ts'
import type { Condition } from '../../../engine/view.ts'
import { capital, listed } from '../phrases/lists.ts'
import { spelled } from '../phrases/numbers.ts'
import { trainerTips } from './trainer-tips.ts'

export interface Around {
  readonly ruleset: RulesetId
  readonly line: EvolutionLine
}

export const MOST_TIPS = 3

export function tipsFor(face: CardFace, { ruleset, line }: Around): readonly string[] {
  const rules = rulebookOf(ruleset)
  switch (face.kind) {
    case 'pokemon':
      return [roleOf(face, line), strengthOf(face), cautionOf(face, rules)].filter(tip => tip !== null)
    case 'trainer':
      return trainerTips(face, rules).slice(0, MOST_TIPS)
    case 'energy':
      return energyTips(face, rules)
  }
}

const ROLES: Readonly<Record<PokemonFace['stage'], string>> = {
  basic: 'It stands on its own: put it onto your Bench and give it Energy.',
  baby: 'It counts as a Basic, and its attacker must flip heads first.',
  stage1: 'It needs its lower stage in play first.',
  stage2: 'It needs its lower stages in play first.',
  mega: 'Your turn ends when you play it, so do everything else before.',
  break: 'Playing it costs you nothing: what the card below can do remains.',
  restored: 'It reaches your Bench only through its Fossil, so play both.',
  legend: 'Collect both halves in your hand: they come onto your Bench together or not at all.',
  lvx: 'Lay it onto a Pokémon of yours with this name; what that one can do remains.',
}

function roleOf({ stage, name, evolvesFrom }: PokemonFace, line: EvolutionLine): string {
  const own = line.findLastIndex(members => members.some(member => member.name === name))
  const next = own < 0 ? [] : (line[own + 1] ?? []).map(member => member.name)
  const grows = next.length > 0 ? listed(next, 'or') : null
  if (stage === 'stage1' || stage === 'stage2') {
    const from = `Lay it onto ${evolvesFrom ?? 'its lower stage'}: damage and Energy stay, Special Conditions go`
    return grows ? `${from}, and it can become ${grows} later.` : `${from}.`
  }
  if (grows === null) return ROLES[stage]
  return stage === 'basic' ? `Put it down early: it can evolve into ${grows} in a later turn.` : ROLES[stage]
}

const strengthOf = ({ attacks, powers }: PokemonFace): string | null =>
  conditionTip(attacks) ?? powers.map(powerTip).find(tip => tip !== null) ?? damageTip(attacks)

const HARM: Readonly<Record<Condition, string>> = {
  asleep: 'it then neither attacks nor retreats until it wakes up',
  burned: 'it may then be hurt between turns',
  confused: 'it must then flip heads to attack',
  paralyzed: 'it can then neither attack nor retreat in its next turn',
  poisoned: 'it is then hurt between turns',
}

const CONDITIONS = Object.keys(HARM) as readonly Condition[]

function conditionTip(attacks: readonly AttackFace[]): string | null {
  for (const { name, text } of attacks) {
    const word = /Defending Pokémon becomes (\w+)/.exec(text)?.[1] ?? ''
    const condition = CONDITIONS.find(each => capital(each) === word)
    if (condition) return `${name} can leave the Defending Pokémon ${word}: ${HARM[condition]}.`
  }
  return null
}

function powerTip({ name, kind, text }: PowerFace): string | null {
  if (/^(?:Once|As often as you like) in your turn/.test(text))
    return `Use ${name} before you attack: it is no attack, so you keep yours.`
  if (/^When you/.test(text)) return `Think of ${name} before you play this card: it works at that moment only.`
  return kind === 'power' ? null : `You need not do anything for ${name}: it works by itself.`
}

interface Hit {
  readonly name: string
  readonly damage: number
  readonly energy: number
  readonly words: string
}

const UNSURE = /the attack does nothing|only if|only in/

/** Attacks whose printed number is certain. */
function hitsOf(attacks: readonly AttackFace[]): readonly Hit[] {
  return attacks.flatMap(({ name, damage, cost, text }) => {
    if (!/^[1-9]\d*$/.test(damage) || UNSURE.test(text)) return []
    const words = `${damage} for ${spelled(cost.length)} Energy`
    return [{ name, damage: Number(damage), energy: cost.length, words }]
  })
}

const worth = ({ damage, energy }: Hit): number => (energy === 0 ? Infinity : damage / energy)

/** The one that is above all others. */
function best(hits: readonly Hit[], by: (hit: Hit) => number): Hit | null {
  const most = Math.max(...hits.map(by))
  const [first, second] = hits.filter(hit => by(hit) === most)
  return first && !second ? first : null
}

function damageTip(attacks: readonly AttackFace[]): string | null {
  const hits = hitsOf(attacks)
  const [only] = hits
  if (!only) return attacks.length > 0 ? 'How hard it hits depends on the texts of its attacks.' : null
  if (hits.length === 1) return `${only.name} does ${only.words}.`
  const [hardest, thriftiest] = [best(hits, ({ damage }) => damage), best(hits, worth)]
  const among = 'Of its attacks with a fixed number,'
  if (hardest && thriftiest && hardest !== thriftiest)
    return `${among} ${hardest.name} hits hardest (${hardest.words}), ${thriftiest.name} gives most for each Energy (${thriftiest.words}).`
  if (hardest && thriftiest)
    return `${among} ${hardest.name} hits hardest and gives most for each Energy: ${hardest.words}.`
  if (hardest) return `${among} ${hardest.name} hits hardest: ${hardest.words}.`
  return thriftiest ? `${among} ${thriftiest.name} gives most for each Energy: ${thriftiest.words}.` : null
}

const DEAR = 3

function cautionOf({ labels, weaknesses, retreat }: PokemonFace, rules: Rulebook): string | null {
  const prizes = prizesByLabel(rules, labels)
  if (prizes > 1) return `Guard it: its Knock Out is worth ${spelled(prizes)} Prizes.`
  if (retreat === 0) return 'It retreats for nothing, so it can make room for another at no cost.'
  if (retreat >= DEAR) return `Leaving again costs it ${spelled(retreat)} Energy, so think before you bring it forward.`
  const types = weaknesses.map(({ type }) => capital(type))
  return types.length > 0 ? `Beware of ${listed(types, 'and')} Pokémon: it is weak to them.` : 'It has no Weakness.'
}

function energyTips({ name, basic, provides }: EnergyFace, { perTurn, deck }: Rulebook): readonly string[] {
  const attach = `You attach ${spelled(perTurn.energy)} Energy card a turn, so use that chance each time.`
  if (basic) {
    const [type = 'colorless'] = provides.flat()
    return [`It pays for ${capital(type)} and for Colorless.`, attach]
  }
  const much = provides.length > 1 ? [`A single ${name} is worth ${spelled(provides.length)} Energy.`] : []
  return [...much, `It is special: ${spelled(deck.sameName)} are the most in a deck.`, attach].slice(0, MOST_TIPS)
}
