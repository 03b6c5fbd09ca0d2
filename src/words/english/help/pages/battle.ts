/** Attacks, damage, conditions, and what happens between turns. */
import { bonusComesFirst, type Rulebook } from '../../../../app/ruleset-facts.ts'
import { capital } from '../../phrases/lists.ts'
import { confusionHurts, countersOf, TURNED } from '../condition-words.ts'
import { numbered, type Topic } from './topic.ts'

type AttackStep = Rulebook['attack']['order'][number]

const ATTACK_STEPS: Readonly<Record<AttackStep, (rules: Rulebook) => string>> = {
  baby: () => 'Is the Defending Pokémon a Baby? Flip a coin. On tails your turn is over, and there was no attack.',
  announce: () => 'Name the attack. Its cost must be attached to your Active Pokémon.',
  choices: () => 'Choose whatever its text lets you choose.',
  require: () => 'Do what it demands first: discard Energy, or flip a coin that can stop it.',
  alter: () => 'Effects of earlier attacks may change or stop it now.',
  confusion: rules => `Confused? Flip a coin. Tails: there is no attack, and your Pokémon ${confusionHurts(rules)}.`,
  execute: () => 'What the text puts before the damage; then the damage; then the rest of the text; then Knock Outs.',
}

const attack: Topic = {
  id: 'attack',
  title: 'Attacking, step by step',
  also: ['attacks', 'attacking'],
  rests: ({ attack }) => [
    ...['ATK-01', 'ATK-02', 'ATK-03', 'ATK-04', 'ATK-06', 'ATK-07', 'ATK-09', 'ATK-10', 'ATK-11', 'ATK-12', 'ATK-13'],
    ...['ATK-17', 'COND-10', 'COND-11', 'FIRST-02', ...(attack.order.includes('baby') ? ['ATK-08', 'BABY-04'] : [])],
  ],
  lines: rules => [
    'Your Active Pokémon may attack once, as the last act of your turn. Asleep or Paralyzed it cannot.',
    !rules.firstTurn.attack && 'The player who begins the game cannot attack in that first turn.',
    '',
    ...numbered(rules.attack.order.map(step => ATTACK_STEPS[step](rules))),
    '',
    'After that, or after any failure on the way, your turn is over.',
    rules.attack.order.indexOf('require') < rules.attack.order.indexOf('confusion')
      ? 'What a Confused Pokémon has paid before its coin is not given back.'
      : 'A Confused Pokémon flips before it pays: on tails it keeps its Energy.',
    rules.attack.alwaysAgainstDefending &&
      'Every attack is made against the Defending Pokémon, even one that only helps yourself. Whatever shields that Pokémon from attacks stops those, too.',
    'Everything in the text has to be done as far as possible.',
  ],
}

type DamageStep = Rulebook['damage']['pipeline'][number]

const SIDES = { attacker: 'your attacking Pokémon', defender: 'the Defending Pokémon' } as const

function damageLine(step: DamageStep, rules: Rulebook): string | null {
  switch (step) {
    case 'stop-if-none':
      return 'No damage at this point? Stop: nothing raises it.'
    case 'weakness':
      return rules.damage.weaknessTimes === null
        ? 'Weakness, as printed: × multiplies, + adds.'
        : `Weakness: × ${rules.damage.weaknessTimes}.`
    case 'resistance':
      return rules.damage.resistanceMinus === null
        ? 'Resistance, as printed.'
        : `Resistance: − ${rules.damage.resistanceMinus}.`
    case 'texts-before-weakness':
    case 'texts-after-resistance':
      return null
    default:
      return `${sourceWords(step.from)} ${SIDES[step.of]}.`
  }
}

function sourceWords(from: readonly string[]): string {
  if (from.length > 5) return 'Everything that works on'
  if (from.includes('trainer')) return 'Energy and Trainers on'
  return from.includes('attack') ? 'What earlier attacks left on' : 'Powers that work on'
}

/** An attack of 30 into a Weakness of ×2, with a Trainer that adds 10. */
export function damageExample(rules: Rulebook): { readonly sum: string; readonly total: number } {
  const times = rules.damage.weaknessTimes ?? 2
  return bonusComesFirst(rules)
    ? { sum: `(30 + 10) × ${times}`, total: (30 + 10) * times }
    : { sum: `30 × ${times} + 10`, total: 30 * times + 10 }
}

const damage: Topic = {
  id: 'damage',
  title: 'How damage is worked out',
  also: ['weakness', 'resistance', 'damage counters', 'arithmetic'],
  rests: () => [
    ...['DMG-01', 'DMG-02', 'DMG-03', 'DMG-04', 'DMG-05', 'DMG-06', 'DMG-07', 'DMG-08', 'DMG-09', 'DMG-10'],
    ...['DMG-11', 'DMG-12', 'DMG-13', 'CARD-06'],
  ],
  lines: rules => {
    const steps = rules.damage.pipeline.map(step => damageLine(step, rules)).filter(line => line !== null)
    const { sum, total } = damageExample(rules)
    return [
      ...numbered([
        'The number of the attack, or what its text makes of it.',
        ...new Set(steps),
        'One damage counter for each 10.',
      ]),
      '',
      `**Example**: 30 damage, a Trainer that adds 10, Weakness ×2: ${sum} = **${total}**, that is ${countersOf(total)}.`,
      '',
      '- Weakness and Resistance go by the type of the attacking Pokémon and leave the Bench out.',
      '- A text that says when it counts, counts then.',
      '- Less than nothing is nothing: damage never heals.',
      '- Damage counters that a text *puts* on a Pokémon are not damage. They stay as many as they are.',
    ]
  },
}

const conditions: Topic = {
  id: 'conditions',
  title: 'Special Conditions',
  also: ['special conditions', 'asleep', 'burned', 'confused', 'paralyzed', 'poisoned', 'sleep', 'poison', 'confusion'],
  rests: () => Array.from({ length: 18 }, (_, index) => `COND-${String(index + 1).padStart(2, '0')}`),
  lines: rules => {
    const turned = TURNED[rules.id]
    const { poison, burn } = rules.conditions
    return [
      'They befall Active Pokémon only. Going to the Bench or evolving cures them all.',
      '',
      `- **Asleep** (card turned ${turned.asleep}): no attack, no retreat. Flip between turns; heads wakes it.`,
      `- **Paralyzed** (card turned ${turned.paralyzed}): no attack, no retreat. It is over when its player’s next turn is over.`,
      `- **Confused** (card turned ${turned.confused}): flip to attack. Tails: no attack, and the Pokémon ${confusionHurts(rules)}. ${
        rules.retreat.confusedFlips ? 'To retreat, pay, then flip heads.' : 'It may retreat.'
      } Time does not cure it.`,
      `- **Burned** (a marker): flip between turns; tails means ${countersOf(burn)}. It goes on burning either way.`,
      `- **Poisoned** (a marker): ${countersOf(poison)} between turns, every time.`,
      '',
      'A card can be turned only one way: of Asleep, Confused and Paralyzed the newest replaces the others. Burned and Poisoned can be added to it, each once.',
      turned.asleep === turned.paralyzed &&
        'Asleep and Paralyzed look alike, so our pictures write beside the card which it is.',
      'Burn and poison come after both players’ turns. Weakness and Resistance do not matter for them.',
    ]
  },
}

type BetweenStep = Rulebook['between']['groups'][number][number]

const BETWEEN_STEPS: Readonly<Record<BetweenStep, (rules: Rulebook) => string>> = {
  poison: ({ conditions }) => `Poison: ${countersOf(conditions.poison)}`,
  burn: ({ conditions }) => `Burn: a coin, ${countersOf(conditions.burn)} on tails`,
  asleep: () => 'sleep: a coin, awake on heads',
  paralyzed: () => 'paralysis: over, if it has lasted through its player’s own turn',
  counters: () => 'Char counters: a coin, as the card says',
  energy: () =>
    'Darkness Energy: damage counters as the card says, not on Darkness Pokémon nor on those with “Dark” in the name',
  cards: () => 'Whatever else cards want to happen now',
}

const between: Topic = {
  id: 'between-turns',
  title: 'Between turns',
  also: ['between', 'checkup', 'after the turn'],
  rests: ({ between }) => [
    ...['BETW-01', 'BETW-02', 'BETW-03', 'BETW-04', 'BETW-07', 'COND-16'],
    ...(between.groups.flat().includes('counters') ? ['BETW-05', 'BETW-06'] : []),
  ],
  lines: rules => {
    const { groups, tools } = rules.between
    const steps = groups.length > 1 ? groups : (groups[0] ?? []).map(step => [step])
    const lines = steps.map(group => capital(`${group.map(step => BETWEEN_STEPS[step](rules)).join('; ')}.`))
    return [
      'After every turn, for the Pokémon of both players:',
      ...numbered(lines),
      '',
      groups.length > 1
        ? 'A Pokémon whose damage reaches its HP is Knocked Out right after the step that did it. It takes part in no later one.'
        : 'Then, once: whose damage has reached the HP? Those are Knocked Out. A Pokémon that was healed in the last step may live.',
      tools === 'owner-chooses'
        ? 'If a Pokémon Tool does something now, its player says when; we ask.'
        : 'Pokémon Tools belong to the last step.',
      'Prizes are taken for these Knock Outs, too. We do all of it and tell you about it.',
    ]
  },
}

export const BATTLE_TOPICS: readonly Topic[] = [attack, damage, conditions, between]
