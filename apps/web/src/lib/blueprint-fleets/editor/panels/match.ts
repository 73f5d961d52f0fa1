/** The match: the moment at which it stands, its table and scenario, its two sides, what is agreed. */
import type { GameChoice } from '@broadside/rules/kernel';
import type { MatchViewRecord, Segment, State, WrittenSide } from '@broadside/rules/mechanics/blueprint-fleets';
import { agreements } from '#lib/editor/agreements.ts';
import { choice, heading, number, press, row, text, type Item, type Option, type Panel } from '#lib/editor/fields.ts';
import { changed, unless, type Change, type PositionDraft } from '#lib/editor/game.ts';
import { sideOf } from '#lib/components/side.ts';
import { editMatch, editSide } from '../edit.ts';
import type { EditedSeat, FleetPosition } from '../position.ts';
import { seatOptions, seats } from '../seats.ts';

/** What a match of the game is besides what every match of the family is. */
export interface MatchParts<P extends FleetPosition, S extends State> {
  readonly scenarios: readonly Option[];
  /** Which one is played, and the position with another. */
  readonly scenarioOf: (state: S) => string;
  readonly withScenario: (position: P, scenario: string) => P;
  /** Troops land and are counted. */
  readonly lands: (state: S) => boolean;
  readonly waitsFor: (state: S) => string;
  /** What a game keeps of the moment that is left, taken out. */
  readonly bare: Change<P>;
  readonly choices: readonly GameChoice[];
  readonly optionsOf: (position: P) => Readonly<Record<string, unknown>>;
}

type Draft<P extends FleetPosition, S extends State> = PositionDraft<P, S>;
type Items<P> = readonly Item<P>[];

const phases: readonly { value: MatchViewRecord['phase']; name: string }[] = [
  { value: 'terrain', name: 'Placing terrain' },
  { value: 'mines', name: 'Laying mines' },
  { value: 'deployment', name: 'Deployment' },
  { value: 'initiative', name: 'Initiative' },
  { value: 'reserve', name: 'Reserves' },
  { value: 'activation', name: 'Activation' },
  { value: 'end', name: 'End phase' },
];
const segments: readonly { value: Segment; name: string }[] = [
  { value: 'command', name: 'Command' },
  { value: 'movement', name: 'Movement' },
  { value: 'special', name: 'Special actions' },
  { value: 'combat', name: 'Combat' },
];
const tables = ['48x48', '60x36', '72x48', '96x60'];
const turned: readonly string[] = ['activation', 'terrain', 'mines', 'deployment', 'reserve'];

/** Another moment: what the match waited for is over. */
function moved<P extends FleetPosition>(position: P, bare: Change<P>, next: Change<FleetPosition>): P {
  const special = { pending: undefined, due: undefined, combatMode: undefined, combatModesOver: undefined };
  const left = { ...special, commandStep: undefined, outcome: undefined, ...bare };
  return editMatch(changed(position, left as Change<P>), next);
}

function momentRows<P extends FleetPosition, S extends State>(
  { bare }: MatchParts<P, S>,
  { position, state }: Draft<P, S>,
): Items<P> {
  const { match } = state;
  const move = (next: Change<FleetPosition>): P => moved(position, bare, next);
  const phased = (phase: string): P =>
    move({
      phase: unless(phase as MatchViewRecord['phase'], 'activation'),
      active: undefined,
      segment: undefined,
    });
  const activate = (active: string): P =>
    move(
      active === ''
        ? { active: undefined, segment: undefined }
        : { active, segment: match.active === null ? 'movement' : position.segment },
    );
  const squadrons = [
    { value: '', name: 'None: one is chosen next' },
    ...position.squadrons.map((each) => ({ value: each.id ?? '', name: each.name })),
  ];
  const first = match.order[0] ?? 'seat-1';
  const frame = state.frames.at(-1);
  const turn = frame && 'turn' in frame ? String(frame.turn) : first;
  const over = match.phase === 'over' ? [{ value: 'over', name: 'Over' }] : [];
  const count = (label: string, key: 'round' | 'rounds', least: number, usual: number) =>
    row<P>(
      label,
      number(label, match[key], [least, 20], (next) => editMatch(position, { [key]: unless(next, usual) })),
    );
  return [
    row<P>('Phase', choice('Phase', match.phase, [...phases, ...over], phased)),
    ...(match.phase === 'activation'
      ? [row<P>('Activating', choice('Squadron that is activating', match.active ?? '', squadrons, activate))]
      : []),
    ...(match.phase === 'activation' && match.active !== null
      ? [
          row<P>(
            'Segment',
            choice('Segment', match.segment ?? 'combat', segments, (next) => move({ segment: next as Segment })),
          ),
        ]
      : []),
    count('Round', 'round', 0, 1),
    count('Rounds', 'rounds', 1, 6),
    row<P>(
      'Initiative',
      choice('First in initiative', first, seatOptions(state), (seat) =>
        move({ first: unless(seat as EditedSeat, 'seat-1'), order: undefined, turn: undefined }),
      ),
    ),
    ...(match.active === null && turned.includes(match.phase)
      ? [
          row<P>(
            'Turn',
            choice('Whose turn it is', turn, seatOptions(state), (seat) =>
              move({ turn: unless(seat as EditedSeat, first) }),
            ),
          ),
        ]
      : []),
  ];
}

function convoyRows<P>(state: State, change: (next: Change<FleetPosition>) => P): Items<P> {
  const { convoy } = state.match;
  if (convoy === null || convoy === undefined) return [];
  const { escort, exits } = convoy;
  return [
    row<P>(
      'Escort',
      choice('Who escorts the convoy', escort, seatOptions(state), (seat) =>
        change({ convoy: { exits, escort: seat as EditedSeat } }),
      ),
    ),
    row<P>(
      'Exits',
      number('Freighters that have left', exits, [0, 20], (left) => change({ convoy: { escort, exits: left } })),
    ),
  ];
}

function tableRows<P extends FleetPosition, S extends State>(
  parts: MatchParts<P, S>,
  { position, state }: Draft<P, S>,
): Items<P> {
  const { match } = state;
  const change = (next: Change<FleetPosition>): P => editMatch(position, next);
  const [width, height] = [match.table.widthMils / 1000, match.table.heightMils / 1000];
  const size = `${width}x${height}`;
  const lay = (wide: number, high: number): P =>
    change({ table: wide === 48 && high === 48 ? undefined : [wide, high] });
  const laid = (value: string): P => {
    const [wide = 48, high = 48] = value.split('x').map(Number);
    return lay(wide, high);
  };
  const known = tables.includes(size) ? tables : [...tables, size];
  const inches = { unit: '″', digits: 1 };
  return [
    heading('Table and scenario'),
    row<P>(
      'Scenario',
      choice('Scenario', parts.scenarioOf(state), parts.scenarios, (scenario) =>
        parts.withScenario(position, scenario),
      ),
    ),
    ...convoyRows(state, change),
    row<P>(
      'Table',
      choice(
        'Size of the table',
        size,
        known.map((value) => ({ value, name: `${value.replace('x', '″ by ')}″` })),
        laid,
      ),
    ),
    row<P>(
      'Width',
      number('Width of the table', width, [12, 120], (wide) => lay(wide, height), inches),
    ),
    row<P>(
      'Height',
      number('Height of the table', height, [12, 120], (high) => lay(width, high), inches),
    ),
    row<P>(
      'Points',
      number(
        'Points for each side',
        match.maxPoints,
        [0, 5000],
        (points) => change({ maxPoints: unless(points, 500) }),
        {
          step: 50,
        },
      ),
    ),
  ];
}

/** One side: its names, what it has scored, what counts against it. */
function sideItem<P extends FleetPosition, S extends State>(
  parts: MatchParts<P, S>,
  { position, state }: Draft<P, S>,
  seat: EditedSeat,
): Items<P> {
  const side = state.sides[seat];
  if (!side) return [];
  const { fleet } = side;
  const change = (next: Change<WrittenSide>): P => editSide(position, seat, next);
  const landing = parts.lands(state);
  const score = (points: number): P => change({ score: Math.round(points * 2) / 2 || undefined });
  const items: Items<P> = [
    row<P>(
      'Faction',
      text(`Faction of ${fleet}`, side.faction, (faction) => change({ faction })),
    ),
    row<P>('Score', number(`Points of ${fleet}`, side.halfPoints / 2, [0, 5000], score, { step: 5, digits: 1 })),
    row<P>(
      'Cyber',
      number(`Cyberwarfare results against ${fleet}`, side.cyberwarfare, [0, 20], (count) =>
        change({ cyberwarfare: count || undefined }),
      ),
    ),
    ...(landing || side.divisions !== null
      ? [
          row<P>(
            'Divisions',
            number(`Divisions of ${fleet} on the planet`, side.divisions ?? 0, [0, 99], (divisions) =>
              change({ divisions }),
            ),
          ),
        ]
      : []),
  ];
  const label = `Name of the ${seat === 'seat-1' ? 'first' : 'second'} fleet`;
  const name = text(label, fleet, (next) => change({ fleet: next }));
  return [{ kind: 'section', thing: `side:${seat}`, side: sideOf(seat), name, items }];
}

export function matchPanel<P extends FleetPosition, S extends State>(
  parts: MatchParts<P, S>,
  draft: Draft<P, S>,
): Panel<P> {
  const { position, state, findings } = draft;
  const pending: Items<P> = position.pending
    ? [
        {
          kind: 'note',
          text: 'It stands in the middle of something, which the text tells.',
          press: press('Go to the normal choice', () => ({ edit: moved(position, parts.bare, {}) })),
        },
      ]
    : [];
  return {
    title: 'The match',
    detail: findings.length === 0 ? parts.waitsFor(state) : 'It cannot be played from yet',
    items: [
      ...pending,
      ...momentRows(parts, draft),
      ...tableRows(parts, draft),
      ...seats.flatMap((seat) => sideItem(parts, draft, seat)),
      agreements(parts.choices, parts.optionsOf(position), (held) => editMatch(position, { options: held })),
    ],
    presses: [],
  };
}
