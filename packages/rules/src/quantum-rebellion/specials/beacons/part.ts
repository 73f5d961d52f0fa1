/** Beacons in the Special Actions segment, laid and hacked (QR-8.3.1, QR-8.3.2), and in the End Phase (QR-9.3a, R-QR-96). */
import { actingShip, fittedSpaces, type PlacedShip } from '../../ship/ships.ts';
import { tableFor } from '../../ship/clearance.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { beaconTitle } from '../../../mechanics/blueprint-fleets/names.ts';
import type { OpenTable } from '../../state.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { powerBy } from '../../../mechanics/blueprint-fleets/beacons/power.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { beaconRadiusMils, targetsHeld } from './control.ts';
import { beaconRing, beaconSpot, checkDeploy, layerFault, resolveDeploy, stockOf } from './deployment.ts';
import { checkHack, hackable, hackNeed, resolveHack } from './hacking.ts';
import type { DeployBeaconOffer, HackBeaconOffer } from '../../../mechanics/blueprint-fleets/beacons/schema.ts';

function deployOffer(state: OpenTable, ship: PlacedShip): DeployBeaconOffer[] {
  if (fittedSpaces(ship, 'beacon-deployment').length === 0 || layerFault(ship) !== undefined) return [];
  const at = beaconSpot(state, ship, ship.facingCdeg);
  if (at === undefined) return [];
  const stock = stockOf(ship);
  return [
    {
      kind: 'deploy-beacon',
      label: `Lay a beacon with ${ship.name} (${stock} left)`,
      about: [`ship:${ship.id}`],
      rule: 'QR-8.3.1a',
      ship: ship.id,
      stock,
      around: ship.at,
      ...beaconRing(state, ship),
      onTable: tableFor(state, beaconRadiusMils),
      at,
    },
  ];
}

const hackOffers = (state: OpenTable, ship: PlacedShip): HackBeaconOffer[] =>
  hackable(state, ship).map((beacon) => ({
    kind: 'hack-beacon',
    label: `Hack ${beaconTitle(beacon.id)} with ${ship.name}: ${hackNeed(ship)} or more`,
    about: [`ship:${ship.id}`, `beacon:${beacon.id}`],
    rule: 'QR-8.3.2a',
    ship: ship.id,
    beacon: beacon.id,
    need: hackNeed(ship),
  }));

const deploy: Order<'deploy-beacon'> = {
  check: checkDeploy,
  resolve: (p, _squadron, command) => resolveDeploy(p, command),
  sample: (state, _squadron, offer, _by, random) => {
    const ship = actingShip(state, offer.ship);
    const share = Math.floor(random() * (offer.maxMils - offer.minMils + 1));
    const at = beaconSpot(state, ship, Math.floor(random() * 36_000), offer.minMils + share) ?? offer.at;
    return { kind: 'deploy-beacon', ship: offer.ship, at };
  },
};

const hack: Order<'hack-beacon'> = {
  check: checkHack,
  resolve: (p, _squadron, command) => resolveHack(p, command),
  sample: (_state, _squadron, { kind, ship, beacon }) => ({ kind, ship, beacon }),
};

export const beaconPart: SegmentPart = {
  segment: 'special',
  orders: { 'deploy-beacon': deploy, 'hack-beacon': hack },
  offers: (state, squadron) =>
    squadronShips(state, squadron).flatMap((ship) => [...deployOffer(state, ship), ...hackOffers(state, ship)]),
};

export const beaconPower: HandlerOf<'beacon-power'> = powerBy({
  rule: 'QR-9.3a',
  concluded: (p: Procedure) => {
    const targets = targetsHeld(p.state);
    if (targets.length > 0) p.emit({ kind: 'targets-held', targets });
  },
});
