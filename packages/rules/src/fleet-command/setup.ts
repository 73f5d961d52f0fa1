/** What a match is set up with, and who sits where then. */
import * as z from 'zod';
import { mapOf, text } from '../kernel/bounded.ts';
import type { Seat } from '../kernel/contract.ts';
import { type PositionSetup, positionSetup } from '../kernel/position-setup.ts';
import { scenarioIds, zoneTemplateIds } from './data/scenario.ts';
import { force } from './force/index.ts';
import { hex, type SideId } from './ids.ts';
import { type Position, positionCodec } from './position/codec.ts';
import { writtenScenario } from './scenario/written.ts';
import { board, commandDeck, options } from './start/options.ts';

const players = z.int().min(0).max(3);
export const drawnSetup = z.strictObject({
  scenario: z.enum([...scenarioIds, 'custom']),
  /** A scenario that players have written, where `scenario` is `custom` (FC-FB-19). */
  custom: writtenScenario.optional(),
  /** People on each side; 0 for the automated enemy. Seats are numbered through, the Kushan first (FC-COMP-8). */
  players: z.strictObject({ kushan: players, taiidan: players }).default({ kushan: 1, taiidan: 1 }),
  /** Forces of freeform scenarios (FC-SCN-12). */
  forces: z.strictObject({ kushan: force.optional(), taiidan: force.optional() }).default({}),
  /** Whose unit each is where several people share a side: the player's number, by the unit's id (FC-SET-8). */
  owners: mapOf(text(40), z.int().min(1).max(3)).default({}),
  /** Where the asteroid fields of a freeform scenario lie instead of the suggested hexes (R-FC-208). */
  asteroids: z.array(hex).max(16).optional(),
  /** What the players change in the freeform battle (R-FC-236, FC-MISC-26). */
  freeform: z
    .strictObject({
      /** Stars of each force, for an hour or an evening (FC-FB-18); the star objectives follow (FC-FB-16). */
      stars: z.int().min(10).max(200).optional(),
      zones: z.enum(zoneTemplateIds).optional(),
      /** Stars of each force that wait in reserve, and from which round they may come; any unless given (FC-REI-15). */
      reserve: z
        .strictObject({ stars: z.int().min(1).max(200), fromRound: z.int().min(1).max(20).default(1) })
        .optional(),
      /** A harvest on a field of this size instead of a battle for stars (FC-FB-14, FC-FB-15). */
      harvest: z.enum(['small', 'medium', 'huge']).optional(),
    })
    .default({}),
  rounds: z.int().min(1).max(20).optional(),
  options: options.default({}),
  /** A larger board for a freeform battle (R-FC-20, FC-FB-21). */
  board: board.optional(),
  /** Another deck than that of the box (R-FC-27). */
  commandDeck: commandDeck.optional(),
});
export type DrawnSetup = z.infer<typeof drawnSetup>;

/** What a match is started with: a scenario with its players and forces, or a position to go on from (R-FC-244). */
export const setup = z.union([drawnSetup, positionSetup(positionCodec)]);
export type Setup = DrawnSetup | PositionSetup<Position>;

/** The seats of each side, numbered through. */
export function seatsOf(given: Pick<DrawnSetup, 'players'>): Readonly<Record<SideId, readonly Seat[]>> {
  const seat = (number: number): Seat => `seat-${number}`;
  const { kushan, taiidan } = given.players;
  return {
    kushan: Array.from({ length: kushan }, (_, index) => seat(index + 1)),
    taiidan: Array.from({ length: taiidan }, (_, index) => seat(kushan + index + 1)),
  };
}
