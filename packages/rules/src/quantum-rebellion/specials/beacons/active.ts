/** Beacons that count: online and not jammed by an enemy beacon in contact (QR-4.2a, QR-4.4a, QR-4.4b, R-QR-96). */
import { jammingOf } from '../../../mechanics/blueprint-fleets/beacons/active.ts';
import { distances, sizes } from '../../data/sizes.ts';

export const beaconRadiusMils = sizes.beaconDiameterMils / 2;
export const { activeBeacons, isJammed } = jammingOf({
  radiusMils: beaconRadiusMils,
  contactMils: distances.contactMils,
});
