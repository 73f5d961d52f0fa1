/** Beacons: laid and hacked as special actions, attacked by fighters, switched in the End Phase (DA-5, DA-9.3.1, DA-9.3.2). */
import { isJammed } from '../jumps/legality.ts';
import { someOf } from '../../../kernel/dice.ts';
import { freshBeaconId } from '../../../mechanics/blueprint-fleets/beacons/active.ts';
import { powerBy } from '../../../mechanics/blueprint-fleets/beacons/power.ts';
import type { AttackBeaconOffer } from '../../../mechanics/blueprint-fleets/beacons/schema.ts';
import { flyingOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';
import { beaconTitle } from '../../../mechanics/blueprint-fleets/names.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { explodingFaces, totalOf } from '../../../mechanics/dice/index.ts';
import type { HandlerOf } from '../../game.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../../phases/activation/part.ts';
import { attackers, chains, stackDie } from '../../phases/fighters/acting.ts';
import { tableFor } from '../../ship/clearance.ts';
import { actingShip } from '../../ship/ships.ts';
import { working } from '../../ship/stats.ts';
import { beaconRadiusMils } from '../jumps/legality.ts';
import {
  beaconReachMils,
  beaconSpot,
  hackable,
  hackFault,
  hackNeed,
  layerFault,
  layFault,
  NEED,
  raidFault,
  stockOf,
  storeOf,
  touchesBeacon,
} from './legality.ts';

const lay: Order<'deploy-beacon'> = {
  check: layFault,
  resolve: (p, _squadron, { ship: id, at }) => {
    const space = storeOf(actingShip(p.state, id));
    if (space === undefined) throw new Error(`${id} has no beacon to lay`);
    p.emit({ kind: 'beacon-deployed', ship: id, beacon: freshBeaconId(p.state), space, at });
  },
  sample: (state, _squadron, { kind, ship, at }, _by, random) => ({
    kind,
    ship,
    at: beaconSpot(state, actingShip(state, ship), Math.floor(random() * 36_000)) ?? at,
  }),
};

const hack: Order<'hack-beacon'> = {
  check: hackFault,
  resolve: (p, _squadron, { ship: id, beacon }) => {
    const ship = actingShip(p.state, id);
    const countermeasures = working(ship, 'electronic-countermeasures');
    const [face = 1] = p.dice.roll(6, 1, `hacking by ${ship.name}`);
    const success = face + countermeasures >= NEED;
    p.emit({ kind: 'beacon-hacked', ship: id, beacon, face, modules: countermeasures, success });
  },
  sample: (_state, _squadron, { kind, ship, beacon }) => ({ kind, ship, beacon }),
};

export const beaconPart: SegmentPart = {
  segment: 'special',
  orders: { 'deploy-beacon': lay, 'hack-beacon': hack },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron)) {
      const at = layerFault(ship) === undefined ? beaconSpot(state, ship, ship.facingCdeg) : undefined;
      const common = { ship: ship.id, about: [`ship:${ship.id}`] };
      if (at !== undefined)
        yield {
          kind: 'deploy-beacon',
          label: `Lay a beacon with ${ship.name} (${stockOf(ship)} left)`,
          rule: 'DA-9.3.1',
          ...common,
          stock: stockOf(ship),
          around: ship.at,
          minMils: 0,
          maxMils: beaconReachMils,
          onTable: tableFor(state, beaconRadiusMils),
          at,
        };
      for (const beacon of hackable(state, ship))
        yield {
          kind: 'hack-beacon',
          label: `Hack ${beaconTitle(beacon.id)} with ${ship.name}: ${hackNeed(ship)} or more`,
          rule: 'DA-9.3.2',
          ...common,
          about: [`ship:${ship.id}`, `beacon:${beacon.id}`],
          beacon: beacon.id,
          need: hackNeed(ship),
        };
    }
  },
};

const raid: Order<'attack-beacon'> = {
  check: (state, squadron, command, by) => checkMode(state, 'fighters') ?? raidFault(state, squadron, command, by),
  resolve: (p, _squadron, { beacon, fighters }, by) => {
    enterMode(p, 'fighters');
    const sides = stackDie(fighters.length);
    const faces = [...explodingFaces(p.dice, sides, 1, 'fighters against a beacon')];
    p.emit({ kind: 'beacon-attacked', by, beacon, fighters, sides, faces, destroyed: totalOf(faces) >= NEED });
    // They may stay or return (R-DA-84).
    p.push({ kind: 'dogfight', seat: by, fighters, home: [] });
  },
  sample: (state, _squadron, { kind, beacon, fighters }, _by, random) => {
    const stack = chains(flyingOf(state, someOf(fighters, random)))[0]?.map(({ id }) => id);
    return { kind, beacon, fighters: stack ?? [...fighters] };
  },
};

export const beaconRaidPart: SegmentPart = {
  segment: 'combat',
  orders: { 'attack-beacon': raid },
  *offers(state, squadron, by): Generator<AttackBeaconOffer> {
    const beacons = Object.values(state.beacons);
    if (beacons.length === 0 || checkMode(state, 'fighters') !== undefined) return;
    const ready = attackers(state, squadron);
    for (const beacon of beacons)
      for (const stack of chains(ready.filter((fighter) => touchesBeacon(fighter, beacon)))) {
        const fighters = stack.map(({ id }) => id);
        const whose = beacon.seat === by ? 'your own' : 'the enemy’s';
        const label = `Attack ${whose} ${beaconTitle(beacon.id)} with fighters`;
        const about = [`beacon:${beacon.id}`, ...fighters.map((id) => `fighter:${id}`)];
        yield { kind: 'attack-beacon', label, about, rule: 'DA-5.1', beacon: beacon.id, fighters };
      }
  },
};

/** DA-5.2b, R-DA-83 */
/** Switching in the End Phase, the jammed left out (DA-10.2a, R-DA-83). */
export const beaconPower: HandlerOf<'beacon-power'> = powerBy({
  rule: 'DA-5.2b',
  locked: { of: (state, beacon) => isJammed(state, beacon), rule: 'R-DA-83' },
  concluded: () => undefined,
});
