import * as z from 'zod';
import { listOf } from '../../../kernel/bounded.ts';
import { discId, facingCdeg, fighterId, point, seat, shipId, squadronId } from '../ids.ts';
import { disc } from '../records.ts';
import type { EvolversOf } from '../../../kernel/ruleset/game.ts';
import { putOnTable } from '../setup/evolve.ts';
import type { State } from '../table.ts';

/** Three discs on the table; `real` is the secret and goes into no open record. */
const squadronHidden = z.strictObject({
  kind: z.literal('squadron-hidden'),
  squadron: squadronId,
  by: seat,
  discs: listOf(disc),
  real: discId,
});

/** A disc is turned up: by a ship that ended its movement on it, or by its owner (`ship` null). */
const discRevealed = z.strictObject({
  kind: z.literal('disc-revealed'),
  disc: discId,
  seat,
  squadron: squadronId,
  ship: shipId.nullable(),
  /** The discs that go: the decoy alone, or all that are left of the squadron's. */
  removed: listOf(discId),
  decoy: z.boolean(),
});

const ambushSprung = z.strictObject({
  kind: z.literal('ambush-sprung'),
  squadron: squadronId,
  by: seat,
  ships: listOf(z.strictObject({ ship: shipId, at: point, facingCdeg })),
  fighters: listOf(z.strictObject({ fighter: fighterId, at: point })),
});

/** A side with hidden squadrons alone lets its turn go by, or one of them has activated so. */
const stayedHidden = z.strictObject({ kind: z.literal('stayed-hidden'), by: seat, squadron: squadronId.optional() });

export const ambushEvents = [squadronHidden, discRevealed, ambushSprung, stayedHidden] as const;
export type AmbushEvent = z.infer<(typeof ambushEvents)[number]>;

export const evolveAmbush: EvolversOf<State, AmbushEvent> = {
  'squadron-hidden': (draft, event) => {
    const squadron = draft.squadrons[event.squadron];
    if (squadron !== undefined) squadron.deployed = true;
    for (const disc of event.discs) draft.discs[disc.id] = disc;
    draft.secrets.ambushes[event.squadron] = event.real;
  },
  'disc-revealed': (draft, event) => {
    for (const id of event.removed) delete draft.discs[id];
    if (!event.decoy) delete draft.secrets.ambushes[event.squadron];
  },
  'ambush-sprung': putOnTable,
  'stayed-hidden': (draft, event) => {
    const squadron = event.squadron === undefined ? undefined : draft.squadrons[event.squadron];
    if (squadron !== undefined) squadron.activated = true;
  },
};
