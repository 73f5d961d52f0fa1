/** What every written position of the family has; a game adds how its ships and its terrain are written. */
import * as z from 'zod';
import { few, listOf, mapOf, recordId, text, whole } from '../../../kernel/bounded.ts';
import { writtenArea, writtenDegrees as degrees, writtenPoint as at, writtenTable } from '../../open-table/index.ts';
import { rank, seat } from '../ids.ts';
import { beacon, combatMode, convoy, due, outcome, shipFate } from '../records.ts';

export const writtenName = z.string().trim().min(1).max(60);
const name = writtenName;
const score = z.number().min(0).max(99_999);

/** A ship, as far as the family reads it. */
export const writtenShip = {
  name,
  id: recordId.optional().describe('made from the name unless given: "Red Kite" is red-kite'),
  class: name.describe('a class code or name: "DD" or "Destroyer"'),
  rank: rank.optional().describe('the first ship of a squadron commands it unless another does'),
  at: at.optional().describe('left out: not on the table yet'),
  facing: degrees.optional(),
  hull: few.optional(),
  crew: few.optional(),
  disorder: few.optional(),
  hangar: z
    .strictObject({
      launched: z.boolean().optional(),
      recovered: z.boolean().optional(),
      relaunched: z.boolean().optional(),
    })
    .optional(),
  captured: z.boolean().optional().describe('a freighter that changed sides'),
  gone: z
    .strictObject({
      how: shipFate.shape.how,
      cause: text(200).optional(),
      round: whole(0, 9_999).optional(),
      points: score.optional().describe('what it scored for the other side'),
    })
    .optional(),
};
type Fields<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>;
export type WrittenShip = Fields<typeof writtenShip>;

/** Where the ship began its activation. */
export const writtenFrom = z.strictObject({ at, facing: degrees }).nullable();

export const writtenSquadronOf = <S extends z.ZodType>(ship: S) =>
  z.strictObject({
    name,
    id: recordId.optional(),
    seat,
    activated: z.boolean().optional(),
    deployed: z.boolean().optional(),
    reserve: z.boolean().optional().describe('waits in hyperspace: its ships have no place'),
    ships: listOf(ship, 100).min(1),
  });
export interface WrittenSquadron<W extends WrittenShip = WrittenShip> {
  readonly name: string;
  readonly id?: string | undefined;
  readonly seat: `seat-${number}`;
  readonly activated?: boolean | undefined;
  readonly deployed?: boolean | undefined;
  readonly reserve?: boolean | undefined;
  readonly ships: readonly W[];
}

export const writtenFighter = z.strictObject({
  carrier: name.describe('the name or id of the ship it belongs to'),
  id: recordId.optional().describe('which of its tokens; the next one unless given'),
  at: at.optional(),
  /** Without `at`: gone for good, or waiting for a Restricted Hangar. */
  place: z.enum(['aboard', 'lost', 'waiting']).optional(),
  moved: z.boolean().optional(),
  attacked: z.boolean().optional(),
  relaunched: z.literal(true).optional().describe('brought out again by Flight Deck Crews in this round'),
});
export type WrittenFighter = z.infer<typeof writtenFighter>;

export const writtenBeacon = z.strictObject({
  seat,
  at,
  id: recordId.optional(),
  status: beacon.shape.status.optional().describe('online unless given'),
  starting: z.boolean().optional().describe('laid this round; goes online in the End Phase'),
});
export type WrittenBeacon = z.infer<typeof writtenBeacon>;

export const writtenPortal = z.strictObject({
  at,
  id: recordId.optional(),
  opener: name.optional().describe('the ship that has opened a way out'),
  entry: name.optional().describe('the squadron that comes in by it, instead of an opener'),
});
export type WrittenPortal = z.infer<typeof writtenPortal>;

export const writtenSide = z.strictObject({
  fleet: name.optional(),
  faction: name.optional(),
  score: score.optional().describe('points scored so far; halves allowed'),
  cyberwarfare: few.optional().describe('results that count against its next initiative'),
  flagship: name.optional(),
  zone: writtenArea.optional(),
  otherZone: writtenArea.optional().describe('a second strip to deploy in'),
  divisions: few.optional().describe('troops on the planet, where the scenario counts them'),
});
export type WrittenSide = z.infer<typeof writtenSide>;

export const writtenDisc = z.strictObject({
  squadron: name.describe('the squadron that hides, by name or id'),
  at,
  id: recordId.optional(),
  real: z.boolean().optional().describe('the squadron is here; the first disc of a squadron unless given'),
});
export type WrittenDisc = z.infer<typeof writtenDisc>;

/** What every position may write of its match and its table, whatever its ships, its terrain and its words. */
export const writtenTableShape = {
  table: writtenTable.optional().describe('[width, height] in inches; [48, 48] unless given'),
  convoy: convoy.extend({ exits: few }).optional().describe('Convoy Escort: who escorts, how many freighters are out'),
  maxPoints: whole(0, 99_999).optional(),
  rounds: whole(1, 9_999).optional(),
  first: seat.optional().describe('first in initiative; seat-1 unless given'),
  order: listOf(seat, 9).optional(),
  turn: seat.optional().describe('who chooses the next squadron; the first in initiative unless given'),
  active: name.optional().describe('the squadron that is activating, by name or id'),
  portalFree: listOf(writtenArea, 20).optional().describe('areas where the scenario lets no portal open'),
  combatMode: combatMode.optional(),
  combatModesOver: listOf(combatMode, 9).optional(),
  outcome: outcome.optional(),
  sides: mapOf(seat, writtenSide, 9).optional(),
  fighters: listOf(writtenFighter, 1000).optional(),
  portals: listOf(writtenPortal, 100).optional(),
  beacons: listOf(writtenBeacon, 400).optional(),
  due: due.optional(),
};
export type WrittenTable = Fields<typeof writtenTableShape>;

/** More than any table holds. */
const MOST_SHIPS = 200;

/** A position does not have more ships than that, whatever its squadrons. */
export const withinShips = <S extends z.ZodType<{ squadrons: readonly { ships: readonly unknown[] }[] }>>(codec: S) =>
  codec.refine(({ squadrons }) => squadrons.flatMap(({ ships }) => ships).length <= MOST_SHIPS, {
    path: ['squadrons'],
    error: `have more than ${String(MOST_SHIPS)} ships together`,
  });
