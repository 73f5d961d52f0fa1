/** Launching fighters as a special action, or by Catapult Launchers before the move (DA-9.3.7, DA-12.7.8, R-DA-94). */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { launchingBy, launchPrice } from '../../../mechanics/blueprint-fleets/fighters/launching.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { fightersOf } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { CommandOf } from '../../commands.ts';
import type { Procedure } from '../../procedure.ts';
import { actingFault, actingShip, hasCustomization, type PlacedShip, specialFault } from '../../ship/ships.ts';
import { hangarCapacity, isCarrier, working } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { deploying } from '../setup/deployment.ts';

export type Launch = CommandOf<'launch-fighters' | 'catapult-fighters'>;

function carrierFault(state: OpenTable, ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (!isCarrier(ship)) return refuse('not-a-carrier', 'DA-9.3.7', `${name} has no hangar. Launch from a carrier.`);
  if (ship.crew === 0)
    return refuse('no-crew', 'DA-9.4.11.6a', `${name} has 0 CP and launches nothing. It needs at least 1 CP.`);
  if (hangarCapacity(ship) === 0)
    return refuse('hangar-destroyed', 'R-DA-135', `Every hangar of ${name} is destroyed. Let it be repaired first.`);
  if (hasCustomization(ship, 'restricted-hangar') && ship.hangar.recovered)
    return refuse(
      'restricted-hangar',
      'DA-12.4.12',
      `${name} has recovered fighters this round. It launches again in the next.`,
    );
  if (fightersOf(state, ship.id).some(({ place }) => place === 'aboard')) return undefined;
  return refuse('none-aboard', 'DA-9.3.7', `${name} has no fighter aboard. Recall some before the next launch.`);
}

/** No more are out than its hangars hold less those lost (DA-1.8.8). */
function limit(state: OpenTable, ship: PlacedShip) {
  const own = fightersOf(state, ship.id);
  const gone = own.filter(({ place }) => place === 'lost' || place === 'table').length;
  const most = Math.max(0, hangarCapacity(ship) - gone);
  const sentence = `The hangars of ${ship.name} hold no more: it launches ${most} fighters at most now.`;
  return { most, fault: refuse('hangar-limit', 'DA-1.8.8', sentence) };
}

export const { canLaunch, launchFault, launchTerms, sampleLaunch } = launchingBy({
  deploying,
  launch: 'DA-9.3.7',
  more: 'DA-9.3.7',
  carrierFault: (state: OpenTable, ship: PlacedShip) => specialFault(ship) ?? carrierFault(state, ship),
  limit,
});

/** The moment of the launch is judged by its segment. */
export const checkLaunch = (state: OpenTable, squadron: Squadron, { ship, fighters }: Launch): Rejection | undefined =>
  actingFault(state, squadron, ship) ?? launchFault(state, actingShip(state, ship), fighters);

/** Catapults work before the ship moves (DA-12.7.8, R-DA-80). */
export function catapultFault(ship: PlacedShip): Rejection | undefined {
  if (working(ship, 'catapult-launchers') === 0) {
    const sentence = `${ship.name} has no working Catapult Launchers. It launches in the Special Actions segment.`;
    return refuse('no-catapult', 'DA-12.7.8', sentence);
  }
  if (ship.activation.moves === 0 && !ship.activation.movementOver) return undefined;
  const sentence = `${ship.name} has moved. Catapults work before its move; launch in the Special Actions segment.`;
  return refuse('moved', 'R-DA-80', sentence);
}

/** Places the fighters and takes the price, one marker in all. */
export function resolveLaunch(p: Procedure, { kind, ship, fighters }: Launch): void {
  p.emit({ kind: 'fighters-launched', ship, fighters, catapult: kind === 'catapult-fighters' });
  gainDisorder(p, ship, launchPrice(fighters.length), { rule: 'DA-9.3.7', by: 'a launch of more than three' });
  settle(p);
}
