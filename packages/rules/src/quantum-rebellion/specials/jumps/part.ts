/** Short-range jumps in the Movement segment, by beacon or by Matrix (QR-4.6a, QR-11.6.16a). */
import { offset } from '../../../geometry/table/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import type { Point } from '../../ids.ts';
import { actingShip, type PlacedShip } from '../../ship/ships.ts';
import { tableFor, terrainAt } from '../../ship/clearance.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { jumperFault, checkJump, type Gate, gatesFor, landingFault, matrixJumpFault } from './legality.ts';
import type { JumpOffer, MatrixJumpOffer, ShortRangeJumpOffer } from './schema.ts';
import { resolveJump } from './resolve.ts';

const RING_MILS = 250;
const STEP_CDEG = 1000;

const survivable = (state: OpenTable, at: Point): boolean =>
  !terrainAt(state, at).some(({ kind }) => kind === 'planet');

/** A legal end of a jump to this gate, off planets where there is one; undefined where none is free. */
function spotAt(state: OpenTable, ship: PlacedShip, gate: Gate, aheadCdeg: number): Point | undefined {
  let deadly: Point | undefined;
  for (let away = gate.reachMils; away >= 0; away -= RING_MILS)
    for (let turn = 0; turn < 36_000; turn += STEP_CDEG) {
      const at = offset(gate.at, aheadCdeg + turn, away);
      if (landingFault(state, ship, at) !== undefined) continue;
      if (survivable(state, at)) return at;
      deadly ??= at;
    }
  return deadly;
}

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

const below = (limit: number, random: Random): number => Math.floor(random() * limit);

function sampleGate(state: OpenTable, offer: ShortRangeJumpOffer, random: Random): Point {
  const ship = actingShip(state, offer.ship);
  for (let attempt = 0; attempt < 12; attempt++) {
    const at = offset(offer.around, below(36_000, random), below(offer.reachMils + 1, random));
    if (landingFault(state, ship, at) === undefined && survivable(state, at)) return at;
  }
  const gate = gatesFor(state, ship).find(({ id }) => id === offer.to);
  const spot = gate === undefined ? undefined : spotAt(state, ship, gate, ship.facingCdeg);
  if (spot === undefined) throw new Error(`a jump to ${offer.to} is offered but ends nowhere`);
  return spot;
}

function sampleMatrix(state: OpenTable, offer: MatrixJumpOffer, random: Random): Point {
  const ship = actingShip(state, offer.ship);
  const { west, east, south, north } = offer.onTable;
  for (let attempt = 0; attempt < 12; attempt++) {
    const at = { xMils: west + below(east - west + 1, random), yMils: south + below(north - south + 1, random) };
    if (landingFault(state, ship, at) === undefined && survivable(state, at)) return at;
  }
  return ship.at;
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
        return { kind: offer.kind, ship: offer.ship, at: sampleMatrix(state, offer, random), facingCdeg };
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
