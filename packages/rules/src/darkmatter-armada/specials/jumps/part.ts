/** Short-range jumps in the Movement Segment, and ships that leave by a portal (DA-9.3.4, DA-9.3.5, DA-12.7.17). */
import { normaliseCdeg } from '../../../geometry/table/index.ts';
import { below, landingBy } from '../../../mechanics/blueprint-fleets/jumps/landing.ts';
import type { JumpOffer } from '../../../mechanics/blueprint-fleets/jumps/schema.ts';
import { gainDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { settle } from '../../../mechanics/blueprint-fleets/losses/settle.ts';
import { destroy } from '../../../mechanics/blueprint-fleets/losses/withdrawal.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import type { CommandOf } from '../../commands.ts';
import { D20 } from '../../data/dice.ts';
import { sufferCriticals } from '../../damage/critical.ts';
import { giveMarker } from '../../markers/placing.ts';
import type { Order, SegmentPart } from '../../phases/activation/part.ts';
import { overTheEdge } from '../../phases/movement/resolve.ts';
import { collide, strikeOnArrival } from '../../phases/movement/terrain.ts';
import type { Procedure } from '../../procedure.ts';
import { onTheTable, tableFor } from '../../ship/clearance.ts';
import { actingShip, type PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';
import { driftBonus, type Drifted, driftedFrom, driftRow, nearTerrain } from './drift.ts';
import { gatesFor, jumperFault, jumpFault, landingFault, leavingFault, matrixFault, portalBeside } from './legality.ts';

const { spotAt, sampleAt, sampleIn } = landingBy({ fault: landingFault, survivable: () => true });

/** Drift as far as others let it, over the edge as well; then what it arrives at, and the price (R-DA-89 to R-DA-91). */
function matrixJump(p: Procedure, { ship: id, at: meant, facingCdeg }: CommandOf<'matrix-jump'>): void {
  const ship = actingShip(p.state, id);
  const face = p.dice.roll(D20, 1, `drift of ${ship.name}`)[0] ?? 1;
  const bonus = driftBonus(ship);
  const row = driftRow(face + bonus);
  const bearingCdeg = row.distanceMils === 0 ? null : normaliseCdeg(facingCdeg + row.bearingCdeg);
  const stays: Drifted = { to: meant, distanceMils: 0, planet: undefined };
  const end = bearingCdeg === null ? stays : driftedFrom(p.state, ship, meant, bearingCdeg, row.distanceMils);
  const told = { kind: 'ship-jumped', ship: id, how: 'matrix-jump', to: null, from: ship.at, meant } as const;
  const drift = { face, bonus, bearingCdeg, rolledMils: row.distanceMils, driftedMils: end.distanceMils };
  p.emit({ ...told, at: end.to, facingCdeg, drift });
  if (!onTheTable(p.state, { at: end.to, radiusMils: baseRadiusMils() })) {
    destroy(p, id, overTheEdge);
    return settle(p);
  }
  const cause = { rule: 'DA-12.7.17d', by: 'the jump' };
  giveMarker(p, id, 'fireControl', cause);
  if (ship.rank !== 'captain') giveMarker(p, id, 'commsDown', cause);
  if (row.extra === 'disorder') gainDisorder(p, id, 1, { rule: 'DA-12.7.17b', by: 'the drift' });
  if (nearTerrain(p.state, end.to)) gainDisorder(p, id, 1, { rule: 'DA-12.7.17c', by: 'terrain near by' });
  settle(p);
  strikeOnArrival(p, id);
  if (end.planet !== undefined) collide(p, id, end.planet);
  if (row.extra === 'critical') sufferCriticals(p, id, 1, { rule: 'DA-12.7.17b', by: 'the drift' });
}

function resolveJump(p: Procedure, command: CommandOf<'short-range-jump' | 'matrix-jump'>): void {
  if (command.kind === 'matrix-jump') return matrixJump(p, command);
  const { kind: how, ship: id, to, at, facingCdeg } = command;
  const { at: from } = actingShip(p.state, id);
  p.emit({ kind: 'ship-jumped', ship: id, how, to, from, meant: at, at, facingCdeg, drift: null });
  giveMarker(p, id, 'fireControl', { rule: 'DA-9.3.5b', by: 'the jump' });
  return strikeOnArrival(p, id);
}

function* jumpOffers(state: OpenTable, ship: PlacedShip): Generator<JumpOffer> {
  const common = { ship: ship.id, from: ship.at, onTable: tableFor(state, baseRadiusMils()) };
  if (matrixFault(ship) === undefined)
    yield {
      kind: 'matrix-jump',
      label: `Jump with ${ship.name} by Matrix`,
      about: [`ship:${ship.id}`],
      rule: 'DA-12.7.17a',
      ...common,
    };
  if (jumperFault(ship) !== undefined) return;
  for (const gate of gatesFor(state, ship)) {
    if (spotAt(state, ship, gate, ship.facingCdeg) === undefined) continue;
    const label = `Jump with ${ship.name} to ${gate.name}`;
    const about = [`ship:${ship.id}`, gate.record];
    const rule = gate.record.startsWith('ship:') ? 'DA-12.7.16' : 'DA-9.3.5a';
    const { at: around, reachMils, id: to } = gate;
    yield { kind: 'short-range-jump', label, about, rule, ...common, to, around, reachMils };
  }
}

const resolve: Order<'short-range-jump' | 'matrix-jump'>['resolve'] = (p, _squadron, command) =>
  resolveJump(p, command);

export const jumpPart: SegmentPart = {
  segment: 'movement',
  orders: {
    'short-range-jump': {
      check: jumpFault,
      resolve,
      sample: (state, _squadron, { kind, ship: id, to }, _by, random) => {
        const ship = actingShip(state, id);
        const gate = gatesFor(state, ship).find((each) => each.id === to);
        if (gate === undefined) throw new Error(`a jump to ${to} is offered but leads nowhere`);
        return { kind, ship: id, to, at: sampleAt(state, ship, gate, random), facingCdeg: below(36_000, random) };
      },
    },
    'matrix-jump': {
      check: jumpFault,
      resolve,
      sample: (state, _squadron, { kind, ship, onTable }, _by, random) => {
        const at = sampleIn(state, actingShip(state, ship), onTable, random);
        return { kind, ship, at, facingCdeg: below(36_000, random) };
      },
    },
  },
  *offers(state, squadron) {
    for (const ship of squadronShips(state, squadron)) yield* jumpOffers(state, ship);
  },
};

export const leavingPart: SegmentPart = {
  segment: 'special',
  orders: {
    'engage-hyperdrive': {
      check: (state, squadron, { ship }) => leavingFault(state, squadron, ship),
      resolve: (p, _squadron, { ship }) => {
        const portal = portalBeside(p.state, actingShip(p.state, ship));
        if (portal !== undefined) p.emit({ kind: 'hyperdrive-engaged', ship, portal: portal.id });
      },
      sample: (_state, _squadron, { kind, ship }) => ({ kind, ship }),
    },
  },
  *offers(state, squadron) {
    if (Object.keys(state.portals).length === 0) return;
    for (const { id, name } of squadronShips(state, squadron))
      if (leavingFault(state, squadron, id) === undefined)
        yield {
          kind: 'engage-hyperdrive',
          label: `${name} engages its hyperdrive and leaves by the portal`,
          about: [`ship:${id}`],
          rule: 'DA-9.3.4',
          ship: id,
        };
  },
};
