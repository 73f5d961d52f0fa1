/**
 * A position as people write it: inches from the south-west corner (x east, y north), degrees clockwise from north, and
 * only what differs from the default. What is spelled in words (classes, ordnance, modules) is read by `fromPosition`,
 * which answers with sentences; this codec settles the shape alone.
 */
import * as z from 'zod';
import { few, listOf, mapOf, recordId, text, whole } from '../../kernel/bounded.ts';
import { wordOf } from '../../kernel/words.ts';
import {
  writtenArea,
  writtenDegrees as degrees,
  writtenOutline,
  writtenPoint as at,
  writtenTable,
} from '../../mechanics/open-table/index.ts';
import { scenarios } from '../data/scenarios.ts';
import { frame } from '../frames.ts';
import { rank, seat, spaceId } from '../ids.ts';
import { cloak, matchOptions, matchRecord, shipActivation } from '../table.ts';
import { due } from '../../mechanics/blueprint-fleets/records.ts';
import { beacon, combatMode, convoy, outcome, shipFate } from '../../mechanics/blueprint-fleets/records.ts';
import { arcWords, phaseWords, segmentWords, spaceTitles, spelledIn } from './words.ts';

const spaceWord = wordOf('space of a blueprint', spaceTitles);
const phaseWord = wordOf('phase', phaseWords);
const name = z.string().trim().min(1).max(60);
const score = z.number().min(0).max(99_999);

/** What a ship has done in its activation; only what differs from nothing. */
const activation = z.strictObject({
  // Without its default, which would write itself into every position.
  ...shipActivation.omit({ from: true, massDriver: true }).partial().shape,
  massDriver: z.boolean().optional(),
  /** Where the ship began its activation. */
  from: z.strictObject({ at, facing: degrees }).nullable().optional(),
});

export const positionShip = z.strictObject({
  name,
  id: recordId.optional().describe('made from the name unless given: "Red Kite" is red-kite'),
  class: name.describe('a class code or name: "DD" or "Destroyer"'),
  rank: rank.optional().describe('the first ship of a squadron commands it unless another does'),
  at: at.optional().describe('left out: not on the table yet'),
  facing: degrees.optional(),
  weapons: mapOf(text(9), name, 20).optional().describe('by mount, with dice: { "F": "beam 4" }'),
  equipment: mapOf(text(9), name, 20).optional().describe('by space: { "E1": "shield generator" }'),
  customizations: listOf(name, 20).optional(),
  hull: few.optional(),
  crew: few.optional(),
  disorder: few.optional(),
  fullStop: z.boolean().optional(),
  offline: listOf(spaceWord, 20).optional().describe('spaces that a critical hit has put offline'),
  destroyed: listOf(spaceWord, 20).optional().describe('spaces that are gone for good'),
  shields: z
    .partialRecord(spaceId, wordOf('arc', arcWords).nullable())
    .optional()
    .describe('the arc each generator protects'),
  defLost: few.optional(),
  crLost: few.optional(),
  cloak: cloak.optional().describe('off unless given; fading in the round in which it drops'),
  plasma: few.optional().describe('Plasma results suffered'),
  antimatter: z.boolean().optional(),
  activation: activation.optional(),
  hangar: z
    .strictObject({
      launched: z.boolean().optional(),
      recovered: z.boolean().optional(),
      relaunched: z.boolean().optional(),
    })
    .optional(),
  checked: z.boolean().optional().describe('it has made a condition check'),
  captured: z.boolean().optional().describe('a freighter that changed sides'),
  spent: z.partialRecord(spaceId, whole(1, 999)).optional().describe('used of the store in a space: { "E1": 2 }'),
  gone: z
    .strictObject({
      how: shipFate.shape.how,
      cause: text(200).optional(),
      round: whole(0, 9_999).optional(),
      points: score.optional().describe('what it scored for the other side'),
    })
    .optional(),
});
export type PositionShip = z.infer<typeof positionShip>;

export const positionSquadron = z.strictObject({
  name,
  id: recordId.optional(),
  seat,
  activated: z.boolean().optional(),
  deployed: z.boolean().optional(),
  reserve: z.boolean().optional().describe('waits in hyperspace: its ships have no place'),
  ships: listOf(positionShip, 100).min(1),
});
export type PositionSquadron = z.infer<typeof positionSquadron>;

export const positionFighter = z.strictObject({
  carrier: name.describe('the name or id of the ship it belongs to'),
  id: recordId.optional().describe('which of its tokens; the next one unless given'),
  at: at.optional(),
  /** Without `at`: gone for good, or waiting for a Restricted Hangar. */
  place: z.enum(['aboard', 'lost', 'waiting']).optional(),
  moved: z.boolean().optional(),
  attacked: z.boolean().optional(),
});
export type PositionFighter = z.infer<typeof positionFighter>;

export const positionTerrain = z.strictObject({
  kind: name.describe('"planet", "light asteroid field", "minefield", …'),
  name: name.optional(),
  id: recordId.optional(),
  at: at.optional().describe('left out: not placed yet'),
  size: z.enum(['small', 'medium', 'large']).optional().describe('a circle of 4, 6 or 8 inches; medium unless given'),
  ...writtenOutline,
  strength: whole(0, 99).optional().describe('of a minefield; 6 unless given'),
  laid: z.boolean().optional().describe('a minefield that a Minelayer laid'),
  discarded: z.boolean().optional(),
  damage: whole(1, 999).optional().describe('points of damage that a planet has suffered'),
});
export type PositionTerrain = z.infer<typeof positionTerrain>;

export const positionBeacon = z.strictObject({
  seat,
  at,
  id: recordId.optional(),
  status: beacon.shape.status.optional().describe('online unless given'),
  starting: z.boolean().optional().describe('laid this round; goes online in the End Phase'),
});

const positionPortal = z.strictObject({
  at,
  id: recordId.optional(),
  opener: name.optional().describe('the ship that has opened a way out'),
  entry: name.optional().describe('the squadron that comes in by it, instead of an opener'),
});

export const positionSide = z.strictObject({
  fleet: name.optional(),
  faction: name.optional(),
  score: score.optional().describe('points scored so far; halves allowed'),
  cyberwarfare: few.optional().describe('results that count against its next initiative'),
  flagship: name.optional(),
  zone: writtenArea.optional(),
  otherZone: writtenArea.optional().describe('a second strip to deploy in'),
  divisions: few.optional().describe('troops on the planet, where the scenario counts them'),
});
export type PositionSide = z.infer<typeof positionSide>;

/** More than any table holds. */
const mostShips = 200;

export const positionCodec = z
  .strictObject({
    table: writtenTable.optional().describe('[width, height] in inches; [48, 48] unless given'),
    scenario: wordOf('scenario', spelledIn(scenarios)).optional().describe('border-skirmish unless given'),
    options: matchOptions.optional(),
    convoy: convoy
      .extend({ exits: few })
      .optional()
      .describe('Convoy Escort: who escorts, how many freighters are out'),
    maxPoints: whole(0, 99_999).optional(),
    rounds: whole(1, 9_999).optional(),
    round: whole(0, 9_999).optional(),
    phase: phaseWord.optional().describe('activation unless given'),
    first: seat.optional().describe('first in initiative; seat-1 unless given'),
    order: listOf(seat, 9).optional(),
    turn: seat.optional().describe('who chooses the next squadron; the first in initiative unless given'),
    active: name.optional().describe('the squadron that is activating, by name or id'),
    segment: wordOf('segment', segmentWords).optional().describe('combat unless given'),
    commandStep: matchRecord.shape.commandStep.optional(),
    portalFree: listOf(writtenArea, 20).optional().describe('areas where the scenario lets no portal open'),
    combatMode: combatMode.optional(),
    combatModesOver: listOf(combatMode, 9).optional(),
    outcome: outcome.optional(),
    sides: mapOf(seat, positionSide, 9).optional(),
    squadrons: listOf(positionSquadron, 100).min(1),
    fighters: listOf(positionFighter, 1000).optional(),
    terrain: listOf(positionTerrain, 100).optional(),
    portals: listOf(positionPortal, 100).optional(),
    beacons: listOf(positionBeacon, 400).optional(),
    discs: listOf(
      z.strictObject({
        squadron: name.describe('the squadron that hides, by name or id'),
        at,
        id: recordId.optional(),
        real: z.boolean().optional().describe('the squadron is here; the first disc of a squadron unless given'),
      }),
      300,
    )
      .optional()
      .describe('ambush discs, three for a squadron until one is turned up'),
    pending: listOf(frame, 20)
      .optional()
      .describe('what the match waits for, where it is not the usual choice of the phase'),
    due: due.optional(),
  })
  .refine(({ squadrons }) => squadrons.flatMap(({ ships }) => ships).length <= mostShips, {
    path: ['squadrons'],
    error: `have more than ${String(mostShips)} ships together`,
  });
export type Position = z.infer<typeof positionCodec>;
