/** A fleet that a match can start with at once. */
import type { FleetDesign } from '../../fleet/design.ts';

export interface ReadyFleet {
  readonly id: string;
  /** The Maximum Fleet Value it is made for. */
  readonly maxPoints: number;
  /** One or two sentences on how it plays. */
  readonly note: string;
  readonly design: FleetDesign;
}
