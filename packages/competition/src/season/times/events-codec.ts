/** Events about the time of tables as files have them. */
import { listOf, text, whole } from '@broadside/rules/kernel';
import * as z from 'zod';
import { tableRuling } from './acts.ts';
import { instant, proposal, side } from './codec.ts';
import { zoneName } from './terms.ts';

const at = { round: whole(1, 100_000), pairing: whole(0, 5000), at: instant };

export const timeEventCodecs = [
  z.strictObject({ kind: z.literal('hours-offered'), ...at, by: side, zone: zoneName, slots: listOf(instant, 5) }),
  z.strictObject({ kind: z.literal('offer-seen'), ...at, by: side }),
  z.strictObject({ kind: z.literal('offer-declined'), ...at, by: side }),
  z.strictObject({ kind: z.literal('hour-agreed'), ...at, slot: instant, zone: zoneName, by: side.nullable() }),
  z.strictObject({ kind: z.literal('hour-taken-away'), ...at }),
  z.strictObject({
    ...{ kind: z.literal('proposed'), ...at },
    ...{ effectAt: instant, claimedBy: side.nullable(), ruling: tableRuling, proposal },
  }),
  z.strictObject({
    ...{ kind: z.literal('ruled'), ...at },
    ...{ how: z.enum(['accepted', 'changed', 'in-effect', 'appeal']), ruling: tableRuling },
  }),
  z.strictObject({ kind: z.literal('appealed'), ...at, by: side, text: text(1000) }),
  z.strictObject({ kind: z.literal('appeal-answered'), ...at, text: text(1000), granted: tableRuling.nullable() }),
] as const;
