import * as z from 'zod';
import { cause } from '../../damage/events.ts';
import { fighterId, point, seat, shipId } from '../../ids.ts';

const faces = z.array(z.int().min(1).max(6));
const count = z.int().min(0);

/** Dice of a pool and where they come from, for the log: 'DEF of Onyx', 3. */
export const poolSource = z.strictObject({ from: z.string(), dice: count, rule: z.string() });
export type PoolSource = z.infer<typeof poolSource>;

const fightersAttacked = z.strictObject({
  kind: z.literal('fighters-attacked'),
  by: seat,
  target: shipId,
  fighters: z.array(fighterId),
});

const shipCovered = z.strictObject({
  kind: z.literal('ship-covered'),
  by: seat,
  target: shipId,
  screens: z.array(shipId),
  escorts: z.array(fighterId),
});

/** The defence of a ship against fighters; `destroyed` and `sentHome` count tokens, spare results left out. */
const fightersRepelled = z.strictObject({
  kind: z.literal('fighters-repelled'),
  target: shipId,
  faces,
  sources: z.array(poolSource),
  attackers: count,
  destroyed: count,
  sentHome: count,
});

const fightersStruck = z.strictObject({
  kind: z.literal('fighters-struck'),
  target: shipId,
  fighters: z.array(fighterId),
  faces,
  criticals: count,
});

/** What each side of a dogfight threw, and what the other side loses by it. */
const dogfightSide = z.strictObject({
  seat,
  fighters: z.array(fighterId),
  faces,
  destroys: count,
  sendsHome: count,
});
const dogfightFought = z.strictObject({ kind: z.literal('dogfight-fought'), by: seat, sides: z.array(dogfightSide) });

const fightersDestroyed = z.strictObject({
  kind: z.literal('fighters-destroyed'),
  fighters: z.array(fighterId),
  cause,
});

/** Where a returning token ends: R-QR-166. */
export const homecoming = z.strictObject({ fighter: fighterId, to: z.enum(['aboard', 'waiting', 'lost']) });
export type Homecoming = z.infer<typeof homecoming>;
const fightersReturned = z.strictObject({
  kind: z.literal('fighters-returned'),
  homecomings: z.array(homecoming),
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
