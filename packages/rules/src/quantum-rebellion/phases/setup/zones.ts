/** The deployment zones of the sides as shapes: one strip, or the two of a convoy's interdictor (R-QR-49, R-QR-185). */
import type { PlacedShape } from '../../../geometry/table/index.ts';
import type { Side, Zone } from '../../table.ts';

export const zonesOfSide = ({ zone, otherZone }: Side): readonly Zone[] =>
  otherZone === null ? [zone] : [zone, otherZone];

export const zoneShape = (zone: Zone): PlacedShape => ({
  at: { xMils: (zone.west + zone.east) / 2, yMils: (zone.south + zone.north) / 2 },
  shape: {
    kind: 'rectangle',
    widthMils: zone.east - zone.west,
    heightMils: zone.north - zone.south,
    facingCdeg: 0,
  },
});
