/** What the program decides where it sets a match up: the places of the units, and the cards that nobody has reason to give yet. */
import type { Random, Seat, View } from '../kernel/contract.ts';
import type { Command } from './commands.ts';
import type { Offer } from './offers.ts';
import { fromView } from './sight.ts';
import { bridge } from './bots/bridge.ts';

/** Frames that come before the first turn of a match. */
const before = new Set(['draw', 'initiative', 'deployment']);

/** The dice say who begins, or the option that leaves them out (R-FC-248). */
export function setUp(view: View, offers: readonly Offer[], by: Seat, random: Random): Command | undefined {
  const { frames, match } = fromView(view);
  const frame = frames.at(-1)?.kind;
  if (frame === undefined || match.round > 1 || !before.has(frame)) return undefined;
  return bridge.choose(view, offers, by, random);
}
