/** Positions and commands of the cases about cards, orders, interrupts and moves. */
import type { CaseFile } from '../../kernel/index.ts';
import type { FleetCase, Fields } from './written.ts';

type Spot = readonly [col: number, row: number];
type Unit = Fields;
type Seat = 'seat-1' | 'seat-2' | 'seat-3';

/** A unit of a side that stands at `at` facing `facing`; its name is its id as well. */
const unit =
  (side: 'kushan' | 'taiidan') =>
  (name: string, card: string, at: Spot, facing = 0, more: Fields = {}): Unit => ({
    name,
    card,
    side,
    at: [...at],
    facing,
    ...more,
  });
export const kushan = unit('kushan');
export const taiidan = unit('taiidan');

/** Cards for hands that have to hold something. */
export const spare = ['intercept', 'hit-and-run'] as const;

interface Hands {
  readonly kushan?: Fields;
  readonly taiidan?: Fields;
}

/** A turn of the Kushan; both hands hold cards and have Play left unless `hands` says otherwise. */
export const table = (units: readonly Unit[], hands: Hands = {}, more: Fields = {}): Fields => ({
  order: ['kushan', 'taiidan'],
  hands: {
    kushan: { cards: [...spare], hand: 6, play: 4, ...hands.kushan },
    taiidan: { cards: [...spare], hand: 6, play: 4, ...hands.taiidan },
  },
  units: [...units],
  ...more,
});

/** What `seat` does. */
export const does = (by: Seat, kind: string, more: Fields = {}) => ({ by, command: { kind, ...more } });
export const k = (kind: string, more: Fields = {}) => does('seat-1', kind, more);
export const t = (kind: string, more: Fields = {}) => does('seat-2', kind, more);

/** The back of a card by the Kushan. */
export const basic = (order: string, unitId: string, card = 'intercept') =>
  k('play-basic', { card, order, unit: unitId });
/** The front of a card by the Kushan. */
export const front = (card: string, ...units: (string | null)[]) => k('play-order', { card, units });
/** The hands of the Kushan with these cards, and one more, so that their turn does not end the round for them. */
export const holding = (...cards: string[]): Hands => ({ kushan: { cards: [...cards, 'target-bays'] } });

/** Part of the position afterwards. */
export const units = (...changed: Fields[]) => ({ position: { units: changed } });

export const file = (cases: readonly FleetCase[]): CaseFile => ({ ruleset: 'fleet-command', cases: [...cases] });
