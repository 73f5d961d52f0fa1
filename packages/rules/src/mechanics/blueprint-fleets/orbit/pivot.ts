/** Maneuvering Thrusters turn a ship on the spot before it moves. */
import { angleBetween, normaliseCdeg } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { upTo } from '../../open-table/index.ts';
import { actingShip } from '../acting.ts';
import type { Squadron } from '../records.ts';
import { type Placed, squadronShips } from '../ships.ts';
import type { Ship, Table } from '../table.ts';
import type { ManeuverCommand } from './commands.ts';
import type { PivotOffer } from './offers.ts';
import type { RoundRules } from './route.ts';

type Pivot = Extract<ManeuverCommand, { kind: 'pivot-ship' }>;

export interface PivotRules {
  readonly actingFault: RoundRules['actingFault'];
  readonly toleranceCdeg: number;
  /** It never turns. */
  stationFault(ship: Placed): Rejection | undefined;
  specialFault(ship: Placed): Rejection | undefined;
  hasThrusters(ship: Ship): boolean;
  /** To either side of the facing. */
  maxTurnCdeg(ship: Ship): number;
  readonly thrusters: RuleId;
  readonly beforeMove: RuleId;
}

export interface Pivots {
  readonly pivotFault: (state: Table, squadron: Squadron, command: Pivot) => Rejection | undefined;
  readonly pivotOffers: (state: Table, squadron: Squadron) => PivotOffer[];
}

export const samplePivot = ({ ship, facingCdeg, maxTurnCdeg }: PivotOffer, random: Random): Pivot => ({
  kind: 'pivot-ship',
  ship,
  facingCdeg: normaliseCdeg(facingCdeg - maxTurnCdeg + upTo(2 * maxTurnCdeg, random)),
});

export function pivotsBy(rules: PivotRules): Pivots {
  const thrusterFault = (ship: Placed): Rejection | undefined => {
    const { name, activation } = ship;
    const fixed = rules.stationFault(ship);
    if (fixed !== undefined) return fixed;
    if (!rules.hasThrusters(ship)) {
      const sentence = `${name} has no working Maneuvering Thrusters. Turn it by a move.`;
      return refuse('no-thrusters', rules.thrusters, sentence);
    }
    if (activation.moves > 0 || activation.movementOver) {
      const sentence = `${name} has moved. Its thrusters turn it before its move; wait for the next round.`;
      return refuse('moved', rules.beforeMove, sentence);
    }
    return rules.specialFault(ship);
  };
  return {
    pivotFault: (state, squadron, command) => {
      const absent = rules.actingFault(state, squadron, command.ship);
      if (absent !== undefined) return absent;
      const ship = actingShip(state, command.ship);
      const unable = thrusterFault(ship);
      if (unable !== undefined) return unable;
      const most = rules.maxTurnCdeg(ship);
      if (angleBetween(ship.facingCdeg, command.facingCdeg) <= most + rules.toleranceCdeg) return undefined;
      const sentence = `The thrusters of ${ship.name} turn it at most ${most / 100}° now. Choose a facing within that.`;
      return refuse('turns-too-far', rules.thrusters, sentence, { maxTurnCdeg: most });
    },
    pivotOffers: (state, squadron) =>
      squadronShips(state, squadron)
        .filter((ship) => thrusterFault(ship) === undefined)
        .map((ship) => ({
          kind: 'pivot-ship',
          label: `Turn ${ship.name} by thrusters, up to ${rules.maxTurnCdeg(ship) / 100}°`,
          about: [`ship:${ship.id}`],
          rule: rules.thrusters,
          ship: ship.id,
          facingCdeg: ship.facingCdeg,
          maxTurnCdeg: rules.maxTurnCdeg(ship),
        })),
  };
}
