import type { Option } from '#lib/editor/fields.ts';
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { EditedSeat } from './position.ts';

export const seats: readonly EditedSeat[] = ['seat-1', 'seat-2'];
/** What a side is called: by its fleet. */
export const fleetOf = (state: State, seat: EditedSeat): string => state.sides[seat]?.fleet ?? seat;
export const seatOptions = (state: State): readonly Option[] =>
  seats.map((seat) => ({ value: seat, name: fleetOf(state, seat) }));
