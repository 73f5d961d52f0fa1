/** Fighters against beacons, in the fighter block of the Combat segment: QR-4.1a, R-QR-168, R-QR-169. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import { beaconTitle } from '../../../mechanics/blueprint-fleets/names.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { PlacedFighter } from '../../../mechanics/blueprint-fleets/ships.ts';
import { fighterRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Beacon, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { checkMode, enterMode, type Order, type SegmentPart } from '../../phases/activation/part.ts';
import { attackers, checkAttackers } from '../../phases/fighters/acting.ts';
import { someOf } from '../../../kernel/dice.ts';
import { beaconRadiusMils } from './control.ts';
import { flyingOf } from '../../../mechanics/blueprint-fleets/fighters/stacks.ts';
import type { AttackBeaconOffer } from '../../../mechanics/blueprint-fleets/beacons/schema.ts';

const DESTROYS = 5;

const touches = (fighter: PlacedFighter, beacon: Beacon): boolean =>
  distanceMils(fighter.at, beacon.at) <= fighterRadiusMils + beaconRadiusMils + distances.contactMils;

function checkRaid(
  state: OpenTable,
  squadron: Squadron,
  command: CommandOf<'attack-beacon'>,
  by: Seat,
): Rejection | undefined {
  const beacon = state.beacons[command.beacon];
  if (beacon === undefined)
    return refuse('no-beacon', 'QR-4.1a', 'There is no such beacon on the table. Name one that your fighters touch.');
  const reason = checkAttackers(state, squadron, command.fighters, by, 'QR-4.1a');
  if (reason !== undefined) return reason;
  const away = flyingOf(state, command.fighters).find((fighter) => !touches(fighter, beacon));
  if (away === undefined) return undefined;
  const sentence = `${away.name} does not touch the beacon. Only fighters whose token touches it attack it.`;
  return refuse('not-touching', 'QR-4.1a', sentence, { fighter: away.id });
}

const raid: Order<'attack-beacon'> = {
  check: (state, squadron, command, by) => checkMode(state, 'fighters') ?? checkRaid(state, squadron, command, by),
  resolve: (p, _squadron, { beacon, fighters }, by) => {
    enterMode(p, 'fighters');
    const faces = [...p.dice.roll(6, fighters.length, 'fighters against a beacon')];
    const destroyed = faces.some((face) => face >= DESTROYS);
    p.emit({ kind: 'beacon-attacked', by, beacon, fighters, faces, destroyed });
  },
  sample: (_state, _squadron, { kind, beacon, fighters }, _by, random) => {
    const some = someOf(fighters, random);
    return { kind, beacon, fighters: some.length > 0 ? some : [...fighters] };
  },
};

export const beaconRaidPart: SegmentPart = {
  segment: 'combat',
  orders: { 'attack-beacon': raid },
  offers: (state, squadron, by) => {
    const beacons = Object.values(state.beacons);
    if (beacons.length === 0 || checkMode(state, 'fighters') !== undefined) return [];
    const ready = attackers(state, squadron);
    return beacons.flatMap((beacon): AttackBeaconOffer[] => {
      const fighters = ready.filter((fighter) => touches(fighter, beacon)).map(({ id }) => id);
      if (fighters.length === 0) return [];
      const whose = beacon.seat === by ? 'your own' : 'the enemy’s';
      return [
        {
          kind: 'attack-beacon',
          label: `Attack ${whose} ${beaconTitle(beacon.id)} with fighters`,
          about: [`beacon:${beacon.id}`, ...fighters.map((id) => `fighter:${id}`)],
          rule: 'QR-4.1a',
          beacon: beacon.id,
          fighters,
        },
      ];
    });
  },
};
