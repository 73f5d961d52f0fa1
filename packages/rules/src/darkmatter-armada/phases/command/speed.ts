/** Setting speeds: DA-9.1.4, DA-12.1t, DA-12.7.20a, DA-12.7.31, DA-1.7.11b, R-DA-66. */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { SpeedSetting } from '../../ids.ts';
import { speedTitles } from '../../markers/effects.ts';
import { classOf, type PlacedShip } from '../../ship/ships.ts';
import { driveState, working } from '../../ship/stats.ts';

export const speeds = ['low', 'medium', 'high'] as const satisfies readonly SpeedSetting[];

/** Why the ship cannot set that speed now. */
export function speedFault(ship: PlacedShip, speed: SpeedSetting): Rejection | undefined {
  const { name, activation } = ship;
  const drive = driveState(ship);
  if (drive === 'absent' || drive === 'none')
    return refuse(
      'no-drive',
      'DA-12.7.20b',
      `${name} has no working Main Drive. Set the speed of a ship that has one.`,
    );
  if (ship.reactorScram !== 'off')
    return refuse(
      'scrammed',
      'DA-1.7.11b',
      `The reactor of ${name} is scrammed: it stays at Low until the marker leaves.`,
    );
  if (activation.speedSet)
    return refuse('speed-set', 'R-DA-66', `${name} has changed its speed in this activation. Change it in the next.`);
  if (speed === ship.speed)
    return refuse(
      'unchanged',
      'DA-9.1.4a',
      `${name} is at ${speedTitles[speed]} already, and stays so without an order.`,
    );
  if (speed !== 'low' && drive === 'half')
    return refuse(
      'low-only',
      'DA-12.7.20a',
      `${name} has one of its two Main Drives left: it moves at Low speed only.`,
    );
  if (speed === 'high' && classOf(ship).civilian)
    return refuse('no-high', 'DA-12.1t', `${name} is a freighter and goes no faster than Medium.`);
  return undefined;
}

/** Disorder of the change: two settings at once cost one marker, unless a Secondary Drive works. */
export function speedPrice(ship: PlacedShip, speed: SpeedSetting): number {
  const steps = Math.abs(speeds.indexOf(speed) - speeds.indexOf(ship.speed));
  return steps === 2 && working(ship, 'secondary-drive') === 0 ? 1 : 0;
}
