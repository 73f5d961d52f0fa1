/** Evasive Action: DA-9.3.6a, DA-9.3.6b, DA-12.1u, R-DA-92, R-DA-93. */
import type { Rejection } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { SegmentPart } from '../../phases/activation/part.ts';
import { actingFault, actingShip, specialFault, classOf, type PlacedShip } from '../../ship/ships.ts';
import { driveState, evasiveDie } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { EvadeOffer } from '../../markers/schema.ts';

function evadeFault(ship: PlacedShip): Rejection | undefined {
  const { name } = ship;
  if (classOf(ship).civilian)
    return refuse('freighter', 'DA-12.1u', `${name} is a freighter and cannot evade. Order a warship to.`);
  if (driveState(ship) === 'absent' || driveState(ship) === 'none')
    return refuse('no-drive', 'R-DA-93', `${name} has no working Main Drive to evade with. Order a ship that has one.`);
  return specialFault(ship);
}

const offerOf = (state: OpenTable, ship: PlacedShip, keepCombat: boolean): EvadeOffer => ({
  kind: 'evade',
  label: `Evade with ${ship.name}${keepCombat ? ' for 1 Disorder, and fight' : ' and skip combat'}`,
  about: [`ship:${ship.id}`],
  rule: 'DA-9.3.6a',
  ship: ship.id,
  keepCombat,
  die: evasiveDie(state, ship),
});

export const evasivePart: SegmentPart = {
  segment: 'special',
  orders: {
    evade: {
      check: (state, squadron, { ship }) => actingFault(state, squadron, ship) ?? evadeFault(actingShip(state, ship)),
      resolve: (p, _squadron, { ship, keepCombat }) => {
        p.emit({ kind: 'evasion-began', ship, skipsCombat: !keepCombat });
        if (keepCombat) gainDisorder(p, ship, 1, { rule: 'DA-9.3.6b', by: 'fighting while it evades' });
        settle(p);
      },
      sample: (_state, _squadron, { kind, ship, keepCombat }) => ({ kind, ship, keepCombat }),
    },
  },
  readily: (state, squadron) => squadronShips(state, squadron).some((ship) => evadeFault(ship) === undefined),
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron))
      if (evadeFault(ship) === undefined) yield* [offerOf(state, ship, false), offerOf(state, ship, true)];
  },
};
