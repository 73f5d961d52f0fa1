/** Beacons that count: online and not jammed by an enemy beacon in contact (QR-4.2a, QR-4.4a, R-QR-96). */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { distances, sizes } from '../../data/sizes.ts';
import { kept } from '../../../kernel/kept.ts';
import type { State } from '../../state.ts';
import type { Beacon } from '../../../mechanics/blueprint-fleets/records.ts';

export const beaconRadiusMils = sizes.beaconDiameterMils / 2;

const touch = (one: Beacon, other: Beacon): boolean =>
  distanceMils(one.at, other.at) <= 2 * beaconRadiusMils + distances.contactMils;

/** Worked out anew from where the beacons lie, so that one is free at once when its jammer goes (QR-4.4b). */
const active = kept((beacons: State['beacons']): readonly Beacon[] => {
  const online = Object.values(beacons).filter(({ status }) => status === 'online');
  return online.filter((beacon) => !online.some((other) => other.seat !== beacon.seat && touch(beacon, other)));
});

/** The beacons of `seat`, or of both sides, that are online and not jammed. */
export const activeBeacons = (table: Pick<State, 'beacons'>, seat?: Seat): readonly Beacon[] =>
  seat === undefined ? active(table.beacons) : active(table.beacons).filter((beacon) => beacon.seat === seat);

/** Online, but an enemy beacon in contact makes it count as offline (QR-4.4a). */
export const isJammed = (table: Pick<State, 'beacons'>, beacon: Beacon): boolean =>
  beacon.status === 'online' && !active(table.beacons).includes(beacon);
