/** The deployment zones of the sides: one strip, or the two of a convoy's interdictor (R-QR-49, R-QR-185). */
import type { Side, Zone } from '../../table.ts';

export const zonesOfSide = ({ zone, otherZone }: Side): readonly Zone[] =>
  otherZone === null ? [zone] : [zone, otherZone];
