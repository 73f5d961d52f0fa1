/** Short-range jumps in the Movement segment, by beacon or by Matrix (QR-4.6a, QR-11.6.16a). */
import type { Random } from '../../../kernel/contract.ts';
import type { Point } from '../../ids.ts';
import { actingShip, type PlacedShip } from '../../ship/ships.ts';
import { tableFor, terrainAt } from '../../ship/clearance.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { below, landingBy } from '../../../mechanics/blueprint-fleets/jumps/landing.ts';
import type {
  JumpOffer,
  MatrixJumpOffer,
  ShortRangeJumpOffer,
} from '../../../mechanics/blueprint-fleets/jumps/schema.ts';
import { checkJump, gatesFor, jumperFault, landingFault, matrixJumpFault } from './legality.ts';
import { resolveJump } from './resolve.ts';

const { spotAt, sampleAt, sampleIn } = landingBy({
  fault: landingFault,
  survivable: (state: OpenTable, at: Point) => !terrainAt(state, at).some(({ kind }) => kind === 'planet'),
});

function* jumpOffers(state: OpenTable, ship: PlacedShip): Generator<ShortRangeJumpOffer> {
  if (jumperFault(ship) !== undefined) return;
  for (const gate of gatesFor(state, ship))
    if (spotAt(state, ship, gate, ship.facingCdeg) !== undefined)
      yield {
        kind: 'short-range-jump',
        label: `Jump with ${ship.name} to ${gate.name}`,
        about: [`ship:${ship.id}`, gate.record],
        rule: gate.record.startsWith('ship:') ? 'QR-11.6.3a' : 'QR-8.3.5a',
        ship: ship.id,
        from: ship.at,
        to: gate.id,
        around: gate.at,
        reachMils: gate.reachMils,
        onTable: tableFor(state, baseRadiusMils(ship)),
      };
}

function matrixOffers(state: OpenTable, ship: PlacedShip): MatrixJumpOffer[] {
  if (matrixJumpFault(ship) !== undefined) return [];
  return [
    {
      kind: 'matrix-jump',
      label: `Jump with ${ship.name} by Matrix`,
      about: [`ship:${ship.id}`],
      rule: 'QR-11.6.16a',
      ship: ship.id,
      from: ship.at,
      onTable: tableFor(state, baseRadiusMils(ship)),
    },
  ];
}

function sampleGate(state: OpenTable, { ship: id, to }: ShortRangeJumpOffer, random: Random): Point {
  const ship = actingShip(state, id);
  const gate = gatesFor(state, ship).find((each) => each.id === to);
  if (gate === undefined) throw new Error(`a jump to ${to} is offered but leads nowhere`);
  return sampleAt(state, ship, gate, random);
}

const resolve: Order<'short-range-jump' | 'matrix-jump'>['resolve'] = (p, _squadron, command) =>
  resolveJump(p, command);

export const jumpPart: SegmentPart = {
  segment: 'movement',
  orders: {
    'short-range-jump': {
      check: checkJump,
      resolve,
      sample: (state, _squadron, offer, _by, random) => {
        const facingCdeg = below(36_000, random);
        return { kind: offer.kind, ship: offer.ship, to: offer.to, at: sampleGate(state, offer, random), facingCdeg };
      },
    },
    'matrix-jump': {
      check: checkJump,
      resolve,
      sample: (state, _squadron, offer, _by, random) => {
        const facingCdeg = below(36_000, random);
        return {
          kind: offer.kind,
          ship: offer.ship,
          at: sampleIn(state, actingShip(state, offer.ship), offer.onTable, random),
          facingCdeg,
        };
      },
    },
  },
  *offers(state, squadron): Generator<JumpOffer> {
    for (const ship of squadronShips(state, squadron)) {
      yield* jumpOffers(state, ship);
      yield* matrixOffers(state, ship);
    }
  },
};
