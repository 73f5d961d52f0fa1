/** Beacons that count: online and not jammed by an enemy beacon in contact. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { kept } from '../../../kernel/kept.ts';
import type { Beacon } from '../records.ts';
import type { Table } from '../table.ts';

type Beacons = Pick<Table, 'beacons'>;

export interface Jamming {
  /** The beacons of `seat`, or of both sides, that are online and not jammed. */
  readonly activeBeacons: (table: Beacons, seat?: Seat) => readonly Beacon[];
  /** Online, but an enemy beacon in contact makes it count as offline. */
  readonly isJammed: (table: Beacons, beacon: Beacon) => boolean;
}

/** For tokens of this radius that touch where their edges are so near. */
export function jammingOf({ radiusMils, contactMils }: { radiusMils: number; contactMils: number }): Jamming {
  const touch = (one: Beacon, other: Beacon): boolean => distanceMils(one.at, other.at) <= 2 * radiusMils + contactMils;
  // Worked out anew from where the beacons lie, so that one is free at once when its jammer goes.
  const active = kept((beacons: Table['beacons']): readonly Beacon[] => {
    const online = Object.values(beacons).filter(({ status }) => status === 'online');
    return online.filter((beacon) => !online.some((other) => other.seat !== beacon.seat && touch(beacon, other)));
  });
  return {
    activeBeacons: ({ beacons }, seat) =>
      seat === undefined ? active(beacons) : active(beacons).filter((beacon) => beacon.seat === seat),
    isJammed: ({ beacons }, beacon) => beacon.status === 'online' && !active(beacons).includes(beacon),
  };
}

/** 'beacon-1', 'beacon-2', …: the first that is free. */
export function freshBeaconId({ beacons }: Beacons): string {
  let number = Object.keys(beacons).length + 1;
  while (beacons[`beacon-${number}`] !== undefined) number += 1;
  return `beacon-${number}`;
}
