/**
 * Which modules travel together. Left alone, the bundler makes a file of each set of pages that share something: a hundred
 * for a table. These follow the layers of the source, lowest first, so that no file waits for one above it.
 */
const within = (folders: string): RegExp => new RegExp(`[\\\\/](?:${folders.replaceAll('/', '[\\\\/]')})[\\\\/]`);

/** How the record of a match is read, retold and proved. */
const ended =
  '(?:judge|clock|rest|refused-by-terms|interventions|judging-(?:steps|words)|ledger|table|told|ruling|intervention|verify(?:-[a-z]+)?|verdict-lines|chain|record|retelling|pure-dice|dice-stream|deeds|story|seals|receipts)';

/** Of `match`, what no table itself has. */
const shownElsewhere = '(?:tile|match-tile|match-card|battles|name-field|judge-bar|call-bar|result-box)';

/** Of the panels of fleets. */
const seldom = 'seldom|(?:deploy|hide|launch|pivot|spot|outcome)-panel';

const layers: readonly (readonly [name: string, folders: RegExp])[] = [
  // It is set before what reads it is fetched: in one file with that, the site would not know its own version.
  ['payload', /[\\/]kit[\\/]src[\\/]runtime[\\/]client[\\/]payload\.js$/],
  // With what fetches a file in time: every page needs it, and it would take a whole layer with it from above.
  ['svelte', /vite[\\/]preload-helper|[\\/]node_modules[\\/]svelte[\\/]/],
  ['libraries', within('node_modules/(?:zod|@noble|d3-[a-z]+)')],
  ['kernel', within('packages/rules/src/(?:kernel(?!/(?:lessons|lone-table|case-files|cases\\.ts))|geometry(?!/hex))')],
  ['mechanics', within('packages/rules/src/mechanics(?!/blueprint-fleets/)')],
  // The rules that games of one family share, and no other.
  ['family', within('packages/rules/src/mechanics/blueprint-fleets(?!/bots/)')],
  // What leagues and judges are told in, no table knows.
  [
    'match',
    within(`packages/(?:match/src(?!/${ended}\\.ts)|(?:protocol|client)/src(?!/(?:leagues/|watch(?:ing)?\\.ts)))`),
  ],
  // Every page waits for the first press, so that a table can be heard.
  ['components', /[\\/]src[\\/]lib[\\/](?:components[\\/]|watch[\\/]delay-badge|sound[\\/](?:sound|later)\.svelte)/],
  // What a match that is about to be made is asked for, wherever one is made.
  ['tempos', /[\\/]match[\\/]start[\\/](?:tempos|watching|chosen-tempo)\.(?:svelte\.)?ts$/],
  ['board', within('src/lib/board')],
  ['hex', within('packages/rules/src/geometry/hex|src/lib/hex')],
  // What is known only of a match that is over; no table waits for it.
  ['records', new RegExp(`packages[\\\\/]match[\\\\/]src[\\\\/]${ended}\\.ts`)],
  // Tables are shown as tiles and cards on other pages, which a table does not wait for.
  [
    'table',
    within(
      `src/lib/(?:match(?!/(?:start/|dialogs/|receipts/|${shownElsewhere}\\.))|scene(?!/shown)|desk|open-table|chat|notices)`,
    ),
  ],
  // The same of their tables, but for panels that are fetched when they are needed.
  ['fleets', within(`src/lib/blueprint-fleets(?!/(?:builder|cards|editor)/|/panels/(?:${seldom})\\.svelte)`)],
];

/** All of a ruleset is one file, but what is loaded when somebody asks for it: its lessons, the texts of its rules, its bots. */
const ruleset = /[\\/]packages[\\/]rules[\\/]src[\\/]([a-z]+-[a-z-]+)[\\/](?!(?:generated|lessons|bots)[\\/])/;

export const groups = [
  ...layers.map(([name, test], index) => ({ name, test, priority: 20 - index, minShareCount: 2 })),
  { name: (id: string) => ruleset.exec(id)?.[1] ?? null, priority: 1 },
];
