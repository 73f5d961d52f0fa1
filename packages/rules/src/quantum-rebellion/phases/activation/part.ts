import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import type { Command } from '../../commands.ts';
import type { Offer } from '../../offers.ts';
import type { Procedure } from '../../procedure.ts';
import type { State } from '../../state.ts';
import type { Segment, Squadron } from '../../table.ts';

/** What one segment (or one combat mode) lets the active squadron do. */
export interface SegmentPart {
  readonly segment: Segment;
  readonly kinds: readonly Command['kind'][];
  offers(state: State, squadron: Squadron, by: Seat): readonly Offer[];
  /** Only for commands whose kind is in `kinds`, in its segment. */
  check(state: State, squadron: Squadron, command: Command, by: Seat): Rejection | undefined;
  resolve(procedure: Procedure, squadron: Squadron, command: Command, by: Seat): void;
  sample(state: State, squadron: Squadron, offer: Offer, by: Seat, random: Random): Command;
  /** What happens by itself when the owner ends the segment. */
  conclude?(procedure: Procedure, squadron: Squadron): void;
}
