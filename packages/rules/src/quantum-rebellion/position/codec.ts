/**
 * A position as people write it: inches from the south-west corner (x east, y north), degrees clockwise from north, and
 * only what differs from the default. What is spelled in words (classes, ordnance, modules) is read by `fromPosition`,
 * which answers with sentences; this codec settles the shape alone.
 */
import * as z from 'zod';
import { wordOf } from '../../kernel/words.ts';
import { scenarios } from '../data/scenarios.ts';
import { frame } from '../frames.ts';
import { rank, seat, spaceId } from '../ids.ts';
import { matchOptions } from '../match-options.ts';
import { due } from '../state.ts';
import { beacon, cloak, combatMode, convoy, matchRecord, outcome, shipActivation, shipFate } from '../table.ts';
import { arcWords, phaseWords, segmentWords, spaceTitles, spelledIn } from './words.ts';

const spaceWord = wordOf('space of a blueprint', spaceTitles);
const phaseWord = wordOf('phase', phaseWords);
const name = z.string().trim().min(1).max(60);
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'lower-case letters, digits and hyphens, at most 40');
const inches = z.number().min(-200).max(200);
/** [x, y]: inches east and north of the south-west corner. */
const at = z.tuple([inches, inches]).describe('[x, y] in inches east and north of the south-west corner');
const degrees = z.number().min(-360).max(360).describe('degrees clockwise from north');
const count = z.int().min(0);

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
  id: id.optional().describe('made from the name unless given: "Red Kite" is red-kite'),
  class: name.describe('a class code or name: "DD" or "Destroyer"'),
  rank: rank.optional().describe('the first ship of a squadron commands it unless another does'),
  at: at.optional().describe('left out: not on the table yet'),
  facing: degrees.optional(),
  weapons: z.record(z.string(), z.string()).optional().describe('by mount, with dice: { "F": "beam 4" }'),
  equipment: z.record(z.string(), z.string()).optional().describe('by space: { "E1": "shield generator" }'),
  customizations: z.array(z.string()).optional(),
  hull: count.optional(),
  crew: count.optional(),
  disorder: count.optional(),
  fullStop: z.boolean().optional(),
  offline: z.array(spaceWord).max(20).optional().describe('spaces that a critical hit has put offline'),
  destroyed: z.array(spaceWord).max(20).optional().describe('spaces that are gone for good'),
  shields: z
    .partialRecord(spaceId, wordOf('arc', arcWords).nullable())
    .optional()
    .describe('the arc each generator protects'),
  defLost: count.optional(),
  crLost: count.optional(),
  cloak: cloak.optional().describe('off unless given; fading in the round in which it drops'),
  plasma: count.optional().describe('Plasma results suffered'),
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
  spent: z.partialRecord(spaceId, z.int().min(1)).optional().describe('used of the store in a space: { "E1": 2 }'),
  gone: z
    .strictObject({
      how: shipFate.shape.how,
      cause: z.string().optional(),
      round: count.optional(),
      points: z.number().min(0).optional().describe('what it scored for the other side'),
    })
    .optional(),
});
export type PositionShip = z.infer<typeof positionShip>;

export const positionSquadron = z.strictObject({
  name,
  id: id.optional(),
  seat,
  activated: z.boolean().optional(),
  deployed: z.boolean().optional(),
  reserve: z.boolean().optional().describe('waits in hyperspace: its ships have no place'),
  ships: z.array(positionShip).min(1),
});
export type PositionSquadron = z.infer<typeof positionSquadron>;

export const positionFighter = z.strictObject({
  carrier: name.describe('the name or id of the ship it belongs to'),
  id: id.optional().describe('which of its tokens; the next one unless given'),
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
  id: id.optional(),
  at: at.optional().describe('left out: not placed yet'),
  size: z.enum(['small', 'medium', 'large']).optional().describe('a circle of 4, 6 or 8 inches; medium unless given'),
  diameter: z.number().positive().max(60).optional().describe('of a circle of another size'),
  rectangle: z
    .tuple([z.number().positive().max(60), z.number().positive().max(60)])
    .optional()
    .describe('[width, height] in inches instead of a circle'),
  facing: degrees.optional().describe('how a rectangle is turned'),
  strength: count.optional().describe('of a minefield; 6 unless given'),
  laid: z.boolean().optional().describe('a minefield that a Minelayer laid'),
  discarded: z.boolean().optional(),
  damage: z.int().min(1).optional().describe('points of damage that a planet has suffered'),
});
export type PositionTerrain = z.infer<typeof positionTerrain>;

export const positionBeacon = z.strictObject({
  seat,
  at,
  id: id.optional(),
  status: beacon.shape.status.optional().describe('online unless given'),
  starting: z.boolean().optional().describe('laid this round; goes online in the End Phase'),
});

const positionPortal = z.strictObject({
  at,
  id: id.optional(),
  opener: name.optional().describe('the ship that has opened a way out'),
  entry: name.optional().describe('the squadron that comes in by it, instead of an opener'),
});

const zone = z.strictObject({ west: inches, south: inches, east: inches, north: inches });

export const positionSide = z.strictObject({
  fleet: name.optional(),
  faction: name.optional(),
  score: z.number().min(0).optional().describe('points scored so far; halves allowed'),
  cyberwarfare: count.optional().describe('results that count against its next initiative'),
  flagship: name.optional(),
  zone: zone.optional(),
  otherZone: zone.optional().describe('a second strip to deploy in'),
  divisions: count.optional().describe('troops on the planet, where the scenario counts them'),
});
export type PositionSide = z.infer<typeof positionSide>;

export const positionCodec = z.strictObject({
  table: z
    .tuple([z.number().min(12).max(120), z.number().min(12).max(120)])
    .optional()
    .describe('[width, height] in inches; [48, 48] unless given'),
  scenario: wordOf('scenario', spelledIn(scenarios)).optional().describe('border-skirmish unless given'),
  options: matchOptions.optional(),
  convoy: convoy.optional().describe('Convoy Escort: who escorts, how many freighters are out'),
  maxPoints: z.int().min(0).optional(),
  rounds: z.int().min(1).optional(),
  round: count.optional(),
  phase: phaseWord.optional().describe('activation unless given'),
  first: seat.optional().describe('first in initiative; seat-1 unless given'),
  order: z.array(seat).optional(),
  turn: seat.optional().describe('who chooses the next squadron; the first in initiative unless given'),
  active: name.optional().describe('the squadron that is activating, by name or id'),
  segment: wordOf('segment', segmentWords).optional().describe('combat unless given'),
  commandStep: matchRecord.shape.commandStep.optional(),
  portalFree: z.array(zone).optional().describe('areas where the scenario lets no portal open'),
  combatMode: combatMode.optional(),
  combatModesOver: z.array(combatMode).optional(),
  outcome: outcome.optional(),
  sides: z.record(seat, positionSide).optional(),
  squadrons: z.array(positionSquadron).min(1),
  fighters: z.array(positionFighter).optional(),
  terrain: z.array(positionTerrain).optional(),
  portals: z.array(positionPortal).optional(),
  beacons: z.array(positionBeacon).optional(),
  discs: z
    .array(
      z.strictObject({
        squadron: name.describe('the squadron that hides, by name or id'),
        at,
        id: id.optional(),
        real: z.boolean().optional().describe('the squadron is here; the first disc of a squadron unless given'),
      }),
    )
    .optional()
    .describe('ambush discs, three for a squadron until one is turned up'),
  pending: z
    .array(frame)
    .optional()
    .describe('what the match waits for, where it is not the usual choice of the phase'),
  due: due.optional(),
});
export type Position = z.infer<typeof positionCodec>;
