/** Ready-made fleets, the first two being the default match. No two ships of any of them share a name. */
import { corsairs } from './fleets/corsairs.ts';
import { court } from './fleets/court.ts';
import { pack } from './fleets/pack.ts';
import { raptors } from './fleets/raptors.ts';
import { rivers } from './fleets/rivers.ts';
import { shades } from './fleets/shades.ts';
import { stones } from './fleets/stones.ts';
import { waders } from './fleets/waders.ts';
import { wayfarers } from './fleets/wayfarers.ts';
import { winds } from './fleets/winds.ts';
import type { ReadyFleet } from './fleets/ready-fleet.ts';

export const fleets: readonly ReadyFleet[] = [waders, stones, raptors, corsairs, pack, court, rivers, winds, shades, wayfarers];
