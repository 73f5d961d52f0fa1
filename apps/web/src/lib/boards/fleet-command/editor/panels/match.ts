/** The match: round and step, whose turn it is, board and scenario, the two sides, the deck, what is agreed. */
import { agreements } from '#lib/editor/agreements.ts';
import { choice, flag, heading, number, press, row, wordRows } from '#lib/editor/fields.ts';
import type { Item, Panel } from '#lib/editor/fields.ts';
import { changed, unless, type Change, type PositionDraft } from '#lib/editor/game.ts';
import { waitsFor } from '../../moment.ts';
import { sideNames } from '../../rail/sides.ts';
import { editMatch, sideIds } from '../edit.ts';
import {
  choices,
  optionDefaults,
  scenarioNames,
  stepNames,
  zonesOn,
  zoneTemplateIds,
  type CardId,
  type MatchViewRecord,
  type Position,
  type State,
  type ZoneTemplateId,
} from '../rules.ts';
import { openSight } from '../survey.ts';
import { cardOptions, sideItem } from './side.ts';
import { bounds, handName, named } from './words.ts';

type Items = readonly Item<Position>[];

const spoken = choices.filter(({ id }) => Object.hasOwn(optionDefaults, id));
const zoneNames: Readonly<Record<ZoneTemplateId, string>> = {
  'opposite-ends': 'Opposite ends',
  'opposite-sides': 'Opposite sides',
  'central-bowl': 'The middle against both ends',
  'opposite-corners': 'Opposite corners',
  'same-side-corners': 'Two corners of one side',
  gauntlet: 'Gauntlet',
};

/** Another moment: what the match waited for is over. */
const moved = (position: Position, next: Change<Position>): Position =>
  editMatch(changed(position, { pending: undefined, outcome: undefined }), next);

function momentRows({ position, state }: PositionDraft<Position, State>): Items {
  const { match } = state;
  const limited = match.roundsLeft !== null;
  const hands = match.order.map((id) => ({ value: id, name: handName(state, id) }));
  const first = (id: string): Position =>
    moved(position, { order: [id, ...match.order.filter((each) => each !== id)], turn: undefined });
  const left = (rounds: number): Position => editMatch(position, { roundsLeft: unless(rounds, 5) });
  return [
    row(
      'Round',
      number('Round', match.round, bounds('round'), (round) => editMatch(position, { round: unless(round, 1) })),
    ),
    ...(limited
      ? [
          row(
            'Rounds left',
            number('Rounds left, this one included', match.roundsLeft ?? 0, bounds('roundsLeft'), left),
          ),
        ]
      : []),
    {
      kind: 'flags',
      fields: [
        flag('Without a limit of rounds', !limited, (on) => editMatch(position, { roundsLeft: on ? null : undefined })),
      ],
    },
    row(
      'Step',
      choice('Step of the round', match.step, named(stepNames), (step) =>
        moved(position, { step: unless(step as MatchViewRecord['step'], 'play'), turn: undefined }),
      ),
    ),
    row('First', choice('First in the order of turns', match.order[0] ?? '', hands, first)),
    ...(match.turn === null
      ? []
      : [
          row(
            'Turn',
            choice('Whose turn it is', match.turn, hands, (turn) =>
              moved(position, { turn: unless(turn, match.order[0] ?? '') }),
            ),
          ),
        ]),
    row(
      'Valour',
      choice('Who holds the Valour token', match.valour, named({ beside: 'Nobody', ...sideNames }), (valour) =>
        editMatch(position, { valour: unless(valour as MatchViewRecord['valour'], 'beside') }),
      ),
    ),
  ];
}

/** The hexes in which each side may set up, from a template of the book's kind. */
function zonesRow({ position, state }: PositionDraft<Position, State>): Items {
  const { board } = state.match;
  const laid = (template: ZoneTemplateId): Position['zones'] =>
    sideIds.map((side) => ({
      side,
      hexes: zonesOn(template, board)[side].map(({ col, row: at }): [number, number] => [col, at]),
    }));
  const written = JSON.stringify(position.zones?.map(({ side, hexes }) => ({ side, hexes })));
  const known = zoneTemplateIds.find((id) => JSON.stringify(laid(id)) === written);
  const now = position.zones === undefined ? '' : (known ?? 'own');
  const options = [
    { value: '', name: 'As the scenario has them' },
    ...named(zoneNames),
    ...(now === 'own' ? [{ value: 'own', name: 'Others, which the text tells' }] : []),
  ];
  const put = (value: string): Position => {
    const template = zoneTemplateIds.find((id) => id === value);
    if (value === 'own') return position;
    return editMatch(position, { zones: template === undefined ? undefined : laid(template) });
  };
  return [row('Zones', choice('Zones to set up in', now, options, put))];
}

function boardRows(draft: PositionDraft<Position, State>): Items {
  const { position, state } = draft;
  const { board, scenario, reserveFrom } = state.match;
  const names = Object.entries(scenarioNames).filter(([id]) => id !== 'custom' || position.custom !== undefined);
  const lay = (cols: number, rows: number): Position => editMatch(position, { board: [cols, rows] });
  const waits = Object.values(state.units).some(({ place }) => place === 'reserve');
  return [
    heading('Board and scenario'),
    row(
      'Scenario',
      choice('Scenario', scenario, named({ ...Object.fromEntries(names), open: 'None: an open battle' }), (id) =>
        editMatch(position, {
          scenario: unless(id, 'open'),
          custom: id === 'custom' ? position.custom : undefined,
          objectives: undefined,
        }),
      ),
    ),
    row(
      'Columns',
      number('Columns of the board', board.cols, [1, 52], (cols) => lay(cols, board.rows)),
    ),
    row(
      'Rows',
      number('Rows of the board', board.rows, [1, 36], (rows) => lay(board.cols, rows)),
    ),
    ...zonesRow(draft),
    ...(waits || reserveFrom !== undefined
      ? [
          row(
            'Reserves',
            number('Round from which reserves arrive', reserveFrom ?? 1, bounds('reserveFrom'), (round) =>
              editMatch(position, { reserveFrom: unless(round, 1) }),
            ),
          ),
        ]
      : []),
  ];
}

/** The cards that nobody holds. */
function pile({ position, state }: PositionDraft<Position, State>): Items {
  const list = (key: 'deck' | 'discards') => (next: readonly string[]) =>
    editMatch(position, { [key]: next.length === 0 ? undefined : (next as readonly CardId[]).slice() });
  const { deck, discards = [] } = position;
  return [
    {
      kind: 'fold',
      summary:
        deck === undefined ? `Deck: ${state.match.deckCards} cards, shuffled` : `Deck: ${deck.length} cards in order`,
      items: [
        {
          kind: 'note',
          text: 'Name the next cards in the order in which they are drawn; the deck is these cards then.',
        },
        ...wordRows('Card of the deck', deck ?? [], cardOptions, list('deck')),
      ],
    },
    {
      kind: 'fold',
      summary: `Discarded: ${discards.length} ${discards.length === 1 ? 'card' : 'cards'}`,
      items: wordRows('Discarded card', discards, cardOptions, list('discards')),
    },
  ];
}

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
  const held = (position.options ?? {}) as Readonly<Record<string, unknown>>;
  return {
    title: 'The match',
    detail: findings.length === 0 ? waitsFor(openSight(state)) : 'It cannot be played from yet',
    items: [
      ...pending,
      ...momentRows(draft),
      ...boardRows(draft),
      ...sideIds.flatMap((side) => sideItem(draft, side)),
      ...pile(draft),
      agreements(spoken, held, (options) => editMatch(position, { options: options as Position['options'] })),
    ],
    presses: [],
  };
}
