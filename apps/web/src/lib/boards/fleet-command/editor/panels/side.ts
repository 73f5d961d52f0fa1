/** One side: its stars and medals, who plays it, and the hands of cards that it has. */
import { choice, flag, heading, namesOf, number, row, said, wordRows } from '#lib/editor/fields.ts';
import type { Item, Row } from '#lib/editor/fields.ts';
import { unless, type Change, type PositionDraft } from '#lib/editor/game.ts';
import { lookOf, sideNames } from '../../rail/sides.ts';
import { editHand, editSide, handWritten, sideIds, type PositionSide } from '../edit.ts';
import {
  cardIds,
  cards,
  interruptNames,
  type CardId,
  type Hand,
  type InterruptKind,
  type Position,
  type PositionHand,
  type SideId,
  type State,
} from '../rules.ts';
import { bounds, handName, named } from './words.ts';

type Items = readonly Item<Position>[];

export const cardOptions = namesOf(cardIds, cards);

/** One person or several who share a hand; none: the game plays it. Seats are numbered through, the Kushan first. */
function seated(position: Position, people: Readonly<Record<SideId, number>>): Position {
  let next = 1;
  return sideIds.reduce((before, side) => {
    const first = next;
    next += people[side];
    const automated = people[side] === 0;
    const marked = editSide(before, side, { automated: automated || undefined });
    if (automated) {
      const { [side]: _, ...hands } = marked.hands ?? {};
      return { ...marked, hands };
    }
    const seats = Array.from({ length: people[side] }, (__, i) => `seat-${first + i}` as const);
    return editHand(marked, side, { seats, side });
  }, unseated(position));
}

/** Units go back to the first player of their side. */
const unseated = (position: Position): Position => ({
  ...position,
  order: undefined,
  turn: undefined,
  units: position.units.map(({ seat: _, ...unit }) => unit),
});

function players({ position, state }: PositionDraft<Position, State>, side: SideId): Items {
  const of = (each: SideId): readonly Hand[] => Object.values(state.hands).filter((hand) => hand.side === each);
  if (of(side).length > 1) return [row('Played by', said('Several hands, which the text tells'))];
  const people = (each: SideId): number => of(each).reduce((sum, { seats }) => sum + seats.length, 0);
  const other = side === 'kushan' ? 'taiidan' : 'kushan';
  const options = named({ 0: 'The game itself', 1: 'One person', 2: 'Two, one hand', 3: 'Three, one hand' });
  const open = options.filter(({ value }) => Number(value) + people(other) <= 4 && Number(value) + people(other) > 0);
  const put = (count: string): Position => {
    const next = { kushan: people('kushan'), taiidan: people('taiidan'), [side]: Number(count) };
    return seated(position, next);
  };
  const label = `Who plays the ${sideNames[side]}`;
  return [row('Played by', choice(label, String(people(side)), open, put))];
}

function handItems({ position, state }: PositionDraft<Position, State>, hand: Hand): Items {
  const { id } = hand;
  const name = handName(state, id);
  const written = handWritten(position, id);
  const change = (next: Change<PositionHand>): Position => editHand(position, id, next);
  const value = (label: string, about: string, key: 'hand' | 'play' | 'used', now: number): Row<Position> =>
    row(
      label,
      number(`${about} of ${name}`, now, bounds(`hands.${key}`), (next) => change({ [key]: next })),
    );
  const list = (next: readonly string[]): CardId[] | undefined =>
    next.length === 0 ? undefined : (next as readonly CardId[]).slice();
  const held = state.secrets.hands[id] ?? [];
  const played = hand.played.map(({ card }) => card);
  const play = (next: readonly string[]): Position => {
    const all = (next as readonly CardId[]).map(
      (card, i) => hand.played.find((each, at) => each.card === card && at >= i) ?? frontOf(card),
    );
    return change({ played: all.length === 0 ? undefined : all });
  };
  return [
    value('Hand value', 'Hand value', 'hand', hand.handValue),
    value('Play value', 'Play value', 'play', hand.playValue),
    value('Play used', 'Play used', 'used', hand.playUsed),
    {
      kind: 'flags',
      fields: [flag(`${name} have passed`, hand.passed, (on) => change({ passed: unless(on, false) }))],
    },
    {
      kind: 'fold',
      summary: `Hand: ${held.length} ${held.length === 1 ? 'card' : 'cards'}`,
      items: wordRows(`Card of ${name}`, held, cardOptions, (next) => change({ cards: list(next) })),
    },
    {
      kind: 'fold',
      summary: `Played this round: ${played.length}`,
      items: [
        ...wordRows(`Card played by ${name}`, played, cardOptions, play),
        heading('Interrupts used'),
        ...wordRows(`Interrupt of ${name}`, hand.interrupts, named(interruptNames), (next) =>
          change({ interrupts: next.length === 0 ? undefined : (next as InterruptKind[]) }),
        ),
      ],
    },
    ...(written.committed
      ? [row<Position>('Set aside', said(`${written.committed.length} cards, which the text tells`))]
      : []),
  ];
}

const frontOf = (card: CardId): Hand['played'][number] => ({ card, face: 'front', interrupt: false });

export function sideItem(draft: PositionDraft<Position, State>, side: SideId): Items {
  const { position, state } = draft;
  const record = state.sides[side];
  if (!record) return [];
  const name = sideNames[side];
  const change = (next: Change<PositionSide>): Position => editSide(position, side, next);
  const count = (label: string, key: 'stars' | 'harvested' | 'medals') =>
    row(
      label,
      number(`${label} of the ${name}`, record[key], bounds(`sides.${key}`), (next) =>
        change({ [key]: next || undefined }),
      ),
    );
  const hands = Object.values(state.hands).filter((hand) => hand.side === side);
  const bank = wordRows(`Banked interrupt of the ${name}`, record.bank, named(interruptNames), (next) =>
    change({ bank: next.length === 0 ? undefined : (next as InterruptKind[]) }),
  );
  const items: Items = [
    ...players(draft, side),
    count('Stars', 'stars'),
    count('Harvested', 'harvested'),
    count('Medals', 'medals'),
    {
      kind: 'flags',
      fields: [
        flag(`Valour of the ${name} used`, record.valourUsed, (on) => change({ valourUsed: unless(on, false) })),
        flag(`Faction card of the ${name} used`, record.factionCardUsed, (on) =>
          change({ factionCardUsed: unless(on, false) }),
        ),
      ],
    },
    ...(record.automated ? [heading('Interrupts in its bank'), ...bank] : []),
    ...hands.flatMap((hand) => [
      ...(hands.length > 1 ? [heading(handName(state, hand.id))] : []),
      ...handItems(draft, hand),
    ]),
  ];
  return [{ kind: 'section', thing: `side:${side}`, side: lookOf(side), name: said(name), items }];
}
