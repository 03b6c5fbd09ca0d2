/** The text of `/help`. */
interface CommandHelp {
  readonly name: string
  readonly does: string
}

interface HelpTopic {
  readonly title: string
  readonly commands: readonly CommandHelp[]
}

export const FIRST_MATCH: readonly string[] = [
  'Invite another player with `/challenge`, pick an era and a theme deck, and tick *Teach me*.',
  'As soon as the other one accepts, you get a message with your hand. Choose a Basic Pokémon to begin with.',
  'In your turn: put Basics onto your Bench, attach one Energy, evolve what you can. The menus offer only what is allowed.',
  'Attack last: that ends your turn. The button tells you how much damage it will do.',
  'Take a Prize for each Pokémon you Knock Out. Your last Prize wins the match.',
  'Stuck? `/rules turn` is a list to tick off, and `/undo` takes back what revealed nothing.',
]

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    title: 'Matches',
    commands: [
      { name: 'challenge', does: 'invite another player to a match' },
      { name: 'turns', does: 'your matches, those that wait for you first' },
      { name: 'concede', does: 'give a match up' },
      { name: 'draw', does: 'offer a draw, or answer an offer' },
      { name: 'clock', does: 'time left, more time for the other one, vacations, quiet hours' },
    ],
  },
  {
    title: 'Leagues',
    commands: [
      { name: 'league', does: 'join a league, play its matches, see its standings; run one yourself' },
      { name: 'ladder', does: 'be paired with a player of similar strength' },
      { name: 'leaderboard', does: 'the strongest players of an era' },
    ],
  },
  {
    title: 'Your turn',
    commands: [
      { name: 'play', does: 'play a card from your hand' },
      { name: 'attack', does: 'attack, which ends your turn' },
      { name: 'retreat', does: 'bring another Pokémon forward' },
      { name: 'power', does: 'use a power of one of your Pokémon' },
      { name: 'stadium', does: 'use the Stadium in play' },
      { name: 'answer', does: 'answer what you are asked' },
      { name: 'end', does: 'end your turn without an attack' },
      { name: 'undo', does: 'take your last step back' },
      { name: 'orders', does: 'answers you give in advance' },
    ],
  },
  {
    title: 'Looking',
    commands: [
      { name: 'board', does: 'the table as a picture' },
      { name: 'hand', does: 'your hand, for your eyes only' },
      { name: 'log', does: 'what has happened so far' },
      { name: 'replay', does: 'a match from its beginning' },
      { name: 'verify', does: 'check that coins and shuffles were fair' },
      { name: 'profile', does: 'a player and how their matches went' },
    ],
  },
  {
    title: 'Decks',
    commands: [{ name: 'deck', does: 'import, list, show, check or delete decks; look at theme decks' }],
  },
  {
    title: 'Learning',
    commands: [
      { name: 'rules', does: 'the rules of an era, page by page' },
      { name: 'glossary', does: 'what a word of the game means' },
      { name: 'card', does: 'a card, its text, tips and evolution line' },
      { name: 'coin', does: 'flip a coin' },
      { name: 'help', does: 'this page' },
    ],
  },
]

const CONTEXT_HELP = 'You can also open the menu of a person and choose *Apps*, then *Challenge*.'

export const firstMatchText = (): string =>
  ['**Your first match**', ...FIRST_MATCH.map((line, index) => `${index + 1}. ${line}`)].join('\n')

const topicText = ({ title, commands }: HelpTopic): string =>
  [`**${title}**`, ...commands.map(({ name, does }) => `- \`/${name}\` ${does}`)].join('\n')

export const helpText = (): string =>
  [firstMatchText(), ...HELP_TOPICS.map(topicText), `-# ${CONTEXT_HELP}`].join('\n\n')
