import * as z from 'zod';
import { count, faces, listOf, ruleId, text } from '../../../kernel/bounded.ts';
import { cause } from '../../../mechanics/blueprint-fleets/losses/events.ts';
import { fighterId, point, seat, shipId } from '../../ids.ts';

const dice = faces(6);

/** Dice of a pool and where they come from, for the log: 'DEF of Onyx', 3. */
export const poolSource = z.strictObject({ from: text(), dice: count, rule: ruleId });
export type PoolSource = z.infer<typeof poolSource>;

const fightersAttacked = z.strictObject({
  kind: z.literal('fighters-attacked'),
  by: seat,
  target: shipId,
  fighters: listOf(fighterId),
});

const shipCovered = z.strictObject({
  kind: z.literal('ship-covered'),
  by: seat,
  target: shipId,
  screens: listOf(shipId),
  escorts: listOf(fighterId),
});

/** The defence of a ship against fighters; `destroyed` and `sentHome` count tokens, spare results left out. */
const fightersRepelled = z.strictObject({
  kind: z.literal('fighters-repelled'),
  target: shipId,
  faces: dice,
  sources: listOf(poolSource),
  attackers: count,
  destroyed: count,
  sentHome: count,
});

const fightersStruck = z.strictObject({
  kind: z.literal('fighters-struck'),
  target: shipId,
  fighters: listOf(fighterId),
  faces: dice,
  criticals: count,
});

/** What each side of a dogfight threw, and what the other side loses by it. */
const dogfightSide = z.strictObject({
  seat,
  fighters: listOf(fighterId),
  faces: dice,
  destroys: count,
  sendsHome: count,
});
const dogfightFought = z.strictObject({ kind: z.literal('dogfight-fought'), by: seat, sides: listOf(dogfightSide) });

const fightersDestroyed = z.strictObject({
  kind: z.literal('fighters-destroyed'),
  fighters: listOf(fighterId),
  cause,
});

/** Where a returning token ends: R-QR-166. */
export const homecoming = z.strictObject({ fighter: fighterId, to: z.enum(['aboard', 'waiting', 'lost']) });
export type Homecoming = z.infer<typeof homecoming>;
const fightersReturned = z.strictObject({
  kind: z.literal('fighters-returned'),
  homecomings: listOf(homecoming),
  cause,
});

const fighterRelaunched = z.strictObject({
  kind: z.literal('fighter-relaunched'),
  carrier: shipId,
  fighter: fighterId,
  at: point,
});

export const fighterEvents = [
  fightersAttacked,
  shipCovered,
  fightersRepelled,
  fightersStruck,
  dogfightFought,
  fightersDestroyed,
  fightersReturned,
  fighterRelaunched,
] as const;
export type FighterEvent = z.infer<(typeof fighterEvents)[number]>;
