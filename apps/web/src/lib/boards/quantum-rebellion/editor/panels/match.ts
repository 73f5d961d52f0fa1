/** The match: the moment at which it stands, its table and scenario, its two sides, what is agreed. */
import { agreements } from '#lib/editor/agreements.ts';
import { choice, heading, namesOf, number, press, row, text, type Item, type Panel } from '#lib/editor/fields.ts';
import { changed, unless, type Change, type PositionDraft } from '#lib/editor/game.ts';
import { sideOf } from '#lib/components/side.ts';
import { waitsFor } from '../../moment.ts';
import { editMatch, editSide, type EditedSeat } from '../edit.ts';
import {
  choices,
  options as agreeable,
  scenarioIds,
  scenarios,
  type MatchViewRecord,
  type Position,
  type PositionSide,
  type Segment,
  type State,
} from '../rules.ts';
import { seatOptions, seats } from './seats.ts';

type Items = readonly Item<Position>[];

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
function moved(position: Position, next: Change<Position>): Position {
  const special = { pending: undefined, due: undefined, combatMode: undefined, combatModesOver: undefined };
  return editMatch(changed(position, { ...special, commandStep: undefined, outcome: undefined }), next);
}

function momentRows({ position, state }: PositionDraft<Position, State>): Items {
  const { match } = state;
  const move = (next: Change<Position>): Position => moved(position, next);
  const phased = (phase: string): Position =>
    move({
      phase: unless(phase as MatchViewRecord['phase'], 'activation'),
      active: undefined,
      segment: undefined,
    });
  const activate = (active: string): Position =>
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
  const turn = frame && 'turn' in frame ? frame.turn : first;
  const over = match.phase === 'over' ? [{ value: 'over', name: 'Over' }] : [];
  const count = (label: string, key: 'round' | 'rounds', least: number, usual: number) =>
    row(
      label,
      number(label, match[key], [least, 20], (next) => editMatch(position, { [key]: unless(next, usual) })),
    );
  return [
    row('Phase', choice('Phase', match.phase, [...phases, ...over], phased)),
    ...(match.phase === 'activation'
      ? [row('Activating', choice('Squadron that is activating', match.active ?? '', squadrons, activate))]
      : []),
    ...(match.phase === 'activation' && match.active !== null
      ? [
          row(
            'Segment',
            choice('Segment', match.segment ?? 'combat', segments, (next) => move({ segment: next as Segment })),
          ),
        ]
      : []),
    count('Round', 'round', 0, 1),
    count('Rounds', 'rounds', 1, 6),
    row(
      'Initiative',
      choice('First in initiative', first, seatOptions(state), (seat) =>
        move({ first: unless(seat as EditedSeat, 'seat-1'), order: undefined, turn: undefined }),
      ),
    ),
    ...(match.active === null && turned.includes(match.phase)
      ? [
          row(
            'Turn',
            choice('Whose turn it is', turn, seatOptions(state), (seat) =>
              move({ turn: unless(seat as EditedSeat, first) }),
            ),
          ),
        ]
      : []),
  ];
}

function convoyRows(state: State, change: (next: Change<Position>) => Position): Items {
  const { convoy } = state.match;
  if (convoy === null || convoy === undefined) return [];
  const { escort, exits } = convoy;
  return [
    row(
      'Escort',
      choice('Who escorts the convoy', escort, seatOptions(state), (seat) =>
        change({ convoy: { exits, escort: seat as EditedSeat } }),
      ),
    ),
    row(
      'Exits',
      number('Freighters that have left', exits, [0, 20], (left) => change({ convoy: { escort, exits: left } })),
    ),
  ];
}

function tableRows({ position, state }: PositionDraft<Position, State>): Items {
  const { match } = state;
  const { convoy } = match;
  const change = (next: Change<Position>): Position => editMatch(position, next);
  const [width, height] = [match.table.widthMils / 1000, match.table.heightMils / 1000];
  const size = `${width}x${height}`;
  const lay = (wide: number, high: number): Position =>
    change({ table: wide === 48 && high === 48 ? undefined : [wide, high] });
  const laid = (value: string): Position => {
    const [wide = 48, high = 48] = value.split('x').map(Number);
    return lay(wide, high);
  };
  const known = tables.includes(size) ? tables : [...tables, size];
  const inches = { unit: '″', digits: 1 };
  return [
    heading('Table and scenario'),
    row(
      'Scenario',
      choice('Scenario', match.scenario, namesOf(scenarioIds, scenarios), (scenario) =>
        change({
          scenario: unless(scenario as MatchViewRecord['scenario'], 'border-skirmish'),
          convoy: scenario === 'convoy-escort' ? (convoy ?? { escort: 'seat-1', exits: 0 }) : undefined,
        }),
      ),
    ),
    ...convoyRows(state, change),
    row(
      'Table',
      choice(
        'Size of the table',
        size,
        known.map((value) => ({ value, name: `${value.replace('x', '″ by ')}″` })),
        laid,
      ),
    ),
    row(
      'Width',
      number('Width of the table', width, [12, 120], (wide) => lay(wide, height), inches),
    ),
    row(
      'Height',
      number('Height of the table', height, [12, 120], (high) => lay(width, high), inches),
    ),
    row(
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
function sideItem({ position, state }: PositionDraft<Position, State>, seat: EditedSeat): Items {
  const side = state.sides[seat];
  if (!side) return [];
  const { fleet } = side;
  const change = (next: Change<PositionSide>): Position => editSide(position, seat, next);
  const landing = scenarios[state.match.scenario].victory.kind === 'divisions';
  const score = (points: number): Position => change({ score: Math.round(points * 2) / 2 || undefined });
  const items: Items = [
    row(
      'Faction',
      text(`Faction of ${fleet}`, side.faction, (faction) => change({ faction })),
    ),
    row('Score', number(`Points of ${fleet}`, side.halfPoints / 2, [0, 5000], score, { step: 5, digits: 1 })),
    row(
      'Cyber',
      number(`Cyberwarfare results against ${fleet}`, side.cyberwarfare, [0, 20], (count) =>
        change({ cyberwarfare: count || undefined }),
      ),
    ),
    ...(landing || side.divisions !== null
      ? [
          row(
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

const spoken = choices.filter(({ id }) => Object.hasOwn(agreeable, id));

export function matchPanel(draft: PositionDraft<Position, State>): Panel<Position> {
  const { position, state, findings } = draft;
  const pending: Items = position.pending
    ? [
        {
          kind: 'note',
          text: 'It stands in the middle of something, which the text tells.',
          press: press('Go to the normal choice', () => ({ edit: moved(position, {}) })),
        },
      ]
    : [];
  return {
    title: 'The match',
    detail: findings.length === 0 ? waitsFor(state) : 'It cannot be played from yet',
    items: [
      ...pending,
      ...momentRows(draft),
      ...tableRows(draft),
      ...seats.flatMap((seat) => sideItem(draft, seat)),
      agreements(spoken, position.options ?? {}, (held) => editMatch(position, { options: held })),
    ],
    presses: [],
  };
}
