/** Decks, and how a game begins. */
import { familiesOf, type Rulebook, type RulesetId } from '../../../../app/ruleset-facts.ts'
import { counted, listed, typesListed } from '../../phrases/lists.ts'
import { spelled } from '../../phrases/numbers.ts'
import { numbered, type Topic } from './topic.ts'

const building: Topic = {
  id: 'deck',
  title: 'Building a deck',
  also: ['decks', 'deck building', 'build a deck'],
  rests: ({ deck }) => [
    ...['DECK-01', 'DECK-02', 'DECK-03', 'DECK-04', 'DECK-07', 'DECK-08', 'DECK-09', 'ENERGY-02', 'ENERGY-03'],
    ...(deck.stars === 1 ? ['DECK-05', 'STAR-01'] : []),
    ...(deck.aceSpecs === 1 ? ['DECK-06', 'ACE-01'] : []),
  ],
  lines: rules => [
    '**Must**',
    `- exactly ${rules.deck.size} cards`,
    `- no more than ${spelled(rules.deck.sameName)} cards with the same name, whatever else is printed on them`,
    `- basic Energy (${typesListed(rules.basicEnergy)}) is free of that limit; every other Energy card is special and is not`,
    `- ${spelled(rules.deck.basics)} Basic Pokémon or more, or you could never begin`,
    rules.deck.stars === 1 && '- one Pokémon ★ at most, counting all of them',
    rules.deck.aceSpecs === 1 && '- one ACE SPEC at most, counting all of them',
    '',
    '**Should**',
    `- ${rules.advice.energyTypes.join(' or ')} types of Energy; Colorless Pokémon go with all of them`,
    `- ${rules.advice.energy.join(' to ')} Energy cards`,
    rules.advice.trainers !== null && `- ${rules.advice.trainers.join(' to ')} Trainers`,
    `- ${listed(['Pokémon', ...(rules.advice.trainers === null ? familiesOf(rules).map(each => `${each}s`) : [])])} for the rest: few lines, but several copies of each stage`,
    '',
    '`/deck check` looks through a list and says what is wrong. `/rules names` tells what counts as the same name.',
  ],
}

const themeDeck: Topic = {
  id: 'theme-deck',
  title: 'Changing a theme deck',
  also: ['change a deck', 'theme decks', 'swap cards'],
  rests: () => ['DECK-10', 'DECK-01', 'DECK-02', 'DECK-04'],
  lines: ({ deck }) => [
    'A theme deck is a good place to start from. Change it card for card:',
    ...numbered([
      'Play it a few times. Note which cards you were never glad to draw.',
      'Take one of those out.',
      `Put one other card in, so that there are ${deck.size} again.`,
      `Look at the limits: ${spelled(deck.sameName)} of a name, and a Basic Pokémon at least.`,
      'Play again before the next change.',
    ]),
    '',
    'Keep whole evolution lines: a Stage 1 without its Basic is a dead card. Keep to the Energy types your attacks ask for.',
    '`/deck theme` shows the list of a theme deck, `/deck import` takes your own version of it, `/deck check` counts for you.',
  ],
}

const OWNED = 'an owner in front, such as “Brock’s”'

const NAMES: Readonly<Record<RulesetId, { readonly part: readonly string[]; readonly not: readonly string[] }>> = {
  'ecard-2002': { part: [OWNED], not: ['pictures, sets and attacks'] },
  'hgss-2010': {
    part: [OWNED, 'the sign of a Pokémon SP', '“ex”', '“LEGEND” (both halves share one name)'],
    not: ['pictures, sets and attacks', 'the look of a Prime', 'LV.X'],
  },
  'xy-2016': {
    part: [OWNED, 'a sign at the end, such as that of a Pokémon SP', '“EX”', '“M” for Mega', '“BREAK”'],
    not: ['pictures, sets and attacks', 'a level, LV.X included', 'the δ of Delta Species', 'Team Plasma'],
  },
}

const NAME_RULES: Readonly<Record<RulesetId, readonly string[]>> = {
  'ecard-2002': ['NAME-01', 'NAME-08'],
  'hgss-2010': ['NAME-01', 'NAME-03', 'NAME-06', 'NAME-08', 'NAME-09', 'SP-01', 'LVX-02', 'CARD-13', 'LEGEND-06'],
  'xy-2016': ['NAME-01', 'NAME-02', 'NAME-03', 'NAME-04', 'NAME-05', 'NAME-07', 'NAME-08', 'DELTA-01', 'PLASMA-02'],
}

const names: Topic = {
  id: 'names',
  title: 'What counts as a name',
  also: ['name', 'same name', 'copies'],
  rests: ({ id }) => ['DECK-03', 'OWNER-02', ...NAME_RULES[id]],
  lines: ({ id, deck }) => [
    `The name decides two things: how many copies a deck may hold (${spelled(deck.sameName)}), and which Pokémon an Evolution card fits.`,
    '',
    '**Part of the name**',
    ...NAMES[id].part.map(part => `- ${part}`),
    '',
    '**Not part of it**',
    ...NAMES[id].not.map(part => `- ${part}`),
    '',
    `So “Brock’s Geodude” and “Geodude” may be in one deck ${spelled(deck.sameName)} times each. A Graveler that wants a Geodude does not fit on Brock’s.`,
  ],
}

const STEPS: Readonly<Record<Rulebook['setUp']['steps'][number], (rules: Rulebook) => string>> = {
  flip: ({ setUp }) =>
    `A coin is flipped. ${setUp.flipWinner === 'chooses' ? 'The winner says who begins.' : 'The winner begins.'}`,
  draw: ({ setUp }) => `Both shuffle and draw ${counted(setUp.hand, 'card')}. No Basic among them? \`/rules mulligan\``,
  place: ({ setUp }) =>
    `Both lay one Basic face down as the Active Pokémon and, if they want, up to ${spelled(setUp.bench)} others on the Bench.`,
  prizes: ({ setUp }) =>
    `Both lay ${counted(setUp.prizes, 'card')} from the top of the deck aside, face down: the Prizes.`,
  bonus: ({ mulligan }) =>
    `Cards for mulligans are drawn${mulligan.bonusToBench ? '; if there are Basics among them, you may bench those at once' : ''}.`,
  reveal: () => 'All Pokémon are turned face up. The first turn begins.',
}

const setUp: Topic = {
  id: 'set-up',
  title: 'Set-up',
  also: ['setup', 'start', 'beginning', 'how to start'],
  rests: ({ modules }) => [
    ...['SETUP-01', 'SETUP-02', 'SETUP-03', 'SETUP-04', 'SETUP-05', 'SETUP-06', 'SETUP-07', 'SETUP-08', 'SETUP-09'],
    ...(modules.includes('fossil') ? ['FOSSIL-03'] : []),
    ...(modules.includes('legend') ? ['LEGEND-03'] : []),
    ...(modules.includes('mega') ? ['RESTORED-02'] : []),
  ],
  lines: rules => [
    ...numbered(rules.setUp.steps.map(step => STEPS[step](rules))),
    '',
    `Only Basics can be placed${rules.modules.includes('fossil') ? ', and Fossils as if they were Basics' : ''}. Evolution cards${
      rules.stages.includes('restored')
        ? ', LEGENDs and Restored Pokémon'
        : rules.stages.includes('legend')
          ? ' and LEGENDs'
          : ''
    } have to wait.`,
    'We shuffle, flip and deal. You only choose your Pokémon, and your opponent does not see them before all are turned over.',
  ],
}

const mulligan: Topic = {
  id: 'mulligan',
  title: 'Mulligans',
  also: ['mulligans', 'no basic', 'redraw'],
  rests: ({ modules }) => [
    ...['MULL-01', 'MULL-02', 'MULL-03', 'MULL-04', 'MULL-05', 'MULL-06', 'MULL-07', 'MULL-08'],
    ...(modules.includes('fossil') ? ['FOSSIL-03'] : []),
  ],
  lines: ({ setUp, mulligan, modules }) => [
    `An opening hand without a Basic Pokémon is shown to your opponent and shuffled away. Then you draw ${spelled(setUp.hand)} new cards, again and again if need be.`,
    modules.includes('fossil') && 'A Fossil is as good as a Basic here.',
    '',
    `- If only you lack a Basic, your opponent may draw ${
      mulligan.bonus === 1 ? 'one card' : `one or ${spelled(mulligan.bonus)} cards`
    } for each of your mulligans, or none.`,
    mulligan.bonusAt === 'each-redraw'
      ? '- These cards come right after each mulligan. They are in hand before Pokémon are placed, so a Basic among them can be used at once.'
      : mulligan.bonusToBench
        ? '- These cards come when both players have placed Pokémon and Prizes, all together. If there is a Basic among them, you may bench it, but the Active Pokémon stays.'
        : '- These cards come after Pokémon and Prizes are in place, so they stay in hand until the game begins.',
    mulligan.redrawWaits
      ? '- You wait with your new hand until your opponent has placed Pokémon and Prizes.'
      : '- You draw the new hand at once.',
    '- If both hands lack a Basic, both are shown and drawn again. Neither player gets a card for that.',
  ],
}

export const DECK_TOPICS: readonly Topic[] = [building, themeDeck, names]
export const START_TOPICS: readonly Topic[] = [setUp, mulligan]
