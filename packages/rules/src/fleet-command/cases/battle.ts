/** What the cases of attacks share: hands that have used all their interrupts, so that no window stops the fight. */
import type { FleetCase, Fields } from './written.ts';

type Command = NonNullable<FleetCase['when']>[number]['command'];
type Order = NonNullable<FleetCase['when']>[number];

const spent = ['move', 'attack', 'repairs', 'counter-intelligence'];

/** Kushan to order, with one card of each kind needed; windows only where a case asks for them. */
export const battle = (units: Fields[], change: Fields = {}): Fields => ({
  hands: {
    kushan: {
      cards: ['all-ahead-full', 'hit-and-run', 'intercept', 'ship-assault', 'weapons-to-maximum'],
      interrupts: spent,
      play: 5,
    },
    taiidan: { cards: ['all-ahead-full', 'hit-and-run', 'intercept'], interrupts: spent, play: 5 },
  },
  units,
  ...change,
});

export const by = (seat: 'seat-1' | 'seat-2', command: Command): Order => ({ by: seat, command });
/** Seat 1 orders an attack by the back of a card, and makes it. */
export const attackBy = (unit: string, target: string, weapon: string): Order[] => [
  by('seat-1', { kind: 'play-basic', card: 'all-ahead-full', order: 'attack', unit }),
  by('seat-1', { kind: 'attack', mode: 'weapon', target, weapon }),
];
export const boardBy = (unit: string, target: string): Order[] => [
  by('seat-1', { kind: 'play-basic', card: 'all-ahead-full', order: 'attack', unit }),
  by('seat-1', { kind: 'attack', mode: 'boarding', target }),
];
/** Seat 1 plays Intercept: stays where it is (0 hexes), and rams. */
export const ramBy = (unit: string, target: string, card = 'intercept'): Order[] => [
  by('seat-1', { kind: 'play-order', card, units: [unit] }),
  by('seat-1', { kind: 'move', path: [] }),
  by('seat-1', { kind: 'attack', mode: 'ram', target }),
];
export const holdFire = by('seat-2', { kind: 'defensive-fire', weapon: null });
export const fire = (weapon: string): Order => by('seat-2', { kind: 'defensive-fire', weapon });
export const reroll = (seat: 'seat-1' | 'seat-2', ...dice: number[]): Order => by(seat, { kind: 'reroll', dice });

/** Two hexes next to each other: `here` faces `there` with 1 (NE), `there` faces `here` with 4 (SW). */
export const here = [5, 4];
export const there = [6, 4];

export const red: Fields = { card: 'interceptor', name: 'Red', side: 'kushan', at: here, facing: 1 };
export const heavy: Fields = { card: 'heavy-corvette', name: 'Heavy', side: 'taiidan', at: there, facing: 2 };
/** Something for Taiidan to order, far away, so that the match goes on. */
export const far: Fields = { card: 'interceptor', name: 'Far', side: 'taiidan', at: [12, 8] };
/** The same for Kushan. */
export const home: Fields = { card: 'scout', name: 'Home', side: 'kushan', at: [0, 8] };
