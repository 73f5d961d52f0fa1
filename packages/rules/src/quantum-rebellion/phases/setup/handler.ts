/** Setting up: terrain in turn (QR-5.2.3, R-QR-51, R-QR-52), then the fleets (QR-5.2.5), then the first round. */
import type { PlacedShape } from '../../../geometry/table/index.ts';
import type { Random, Rejection } from '../../../kernel/contract.ts';
import { deploymentBy } from '../../../mechanics/blueprint-fleets/setup/deployment.ts';
import { attempted, randomIn, turned, upTo } from '../../../mechanics/open-table/index.ts';
import type { Command } from '../../commands.ts';
import { distances } from '../../data/sizes.ts';
import type { HandlerOf } from '../../game.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { opponentOf, seats } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { OpenTable } from '../../state.ts';
import type { Terrain } from '../../table.ts';
import { minelayers } from '../../specials/mines/laying.ts';
import type { PlaceTerrainOffer } from '../../../mechanics/blueprint-fleets/setup/offers.ts';
import { rollOff } from '../../../mechanics/blueprint-fleets/setup/roll-off.ts';
import { beginRound } from '../initiative/handler.ts';
import { deploying, hiding, reserves } from './deployment.ts';
import { rollTerrain } from './random-terrain.ts';
import { freeSpot, pieceFault, placeOf, terrainRegion } from './terrain-spots.ts';
import type { TerrainId } from '../../ids.ts';

/** Pieces still to be placed. */
export const pending = (state: OpenTable): readonly Terrain[] =>
  Object.values(state.terrain).filter((each) => each.at === null && !each.discarded);

function checkPlace(state: OpenTable, command: Command): Rejection | undefined {
  if (command.kind !== 'place-terrain')
    return refuse('not-now', 'QR-5.2a', 'Terrain is being placed. Place one of the pieces that are left.');
  const terrain = state.terrain[command.terrain];
  if (terrain === undefined)
    return refuse('unknown-terrain', 'QR-5.2.3c', 'There is no such piece. Place one of the pieces that are left.');
  if (terrain.at !== null || terrain.discarded)
    return refuse('terrain-placed', 'QR-5.2.3c', `${terrain.name} is no longer to be placed. Choose another piece.`);
  return pieceFault(state, terrain, spotOf(terrain, command));
}

function spotOf(terrain: Terrain, command: Extract<Command, { kind: 'place-terrain' }>): PlacedShape {
  const { footprint } = terrain;
  const facing = command.facingCdeg ?? (footprint.kind === 'rectangle' ? footprint.facingCdeg : 0);
  return { at: command.at, shape: turned(footprint, facing) };
}

const placing = (terrain: Terrain, spot: PlacedShape): Command => ({
  kind: 'place-terrain',
  terrain: terrain.id,
  ...placeOf(spot),
});

function samplePlace(state: OpenTable, id: TerrainId, random: Random): Command {
  const terrain = state.terrain[id];
  if (terrain === undefined) throw new Error(`no terrain ${id}`);
  const region = terrainRegion(state);
  const drawn = (): PlacedShape => ({
    at: randomIn(region, random),
    shape: turned(terrain.footprint, upTo(35_999, random)),
  });
  const spot =
    attempted(40, drawn, (piece) => pieceFault(state, terrain, piece) === undefined) ?? freeSpot(state, terrain);
  if (spot === undefined) throw new Error(`${terrain.name} is offered but fits nowhere`);
  return placing(terrain, spot);
}

const anyMinelayers = (state: OpenTable): boolean =>
  seats(state).some((side) => minelayers(state, side.seat, []).length > 0);

/** R-QR-52: what fits nowhere is discarded; when nothing is left, the Minelayers follow in the same order, then the fleets. */
function sift(p: Procedure, turn: PlaceTurn): void {
  for (const terrain of pending(p.state))
    if (freeSpot(p.state, terrain) === undefined) p.emit({ kind: 'terrain-discarded', terrain: terrain.id });
  if (pending(p.state).length > 0) return p.replace({ kind: 'terrain-placement', step: 'place', turn });
  const [first] = p.state.match.order;
  if (first === undefined || !anyMinelayers(p.state)) return p.replace({ kind: 'deployment', step: 'roll' });
  p.emit({ kind: 'mine-laying-began', first });
  p.replace({ kind: 'mine-laying', step: 'lay', turn: first, declined: [] });
}
type PlaceTurn = ReturnType<typeof opponentOf>;

function begin(p: Procedure, random: boolean): void {
  if (random) rollTerrain(p);
  const first = seats(p.state)[0];
  if (first === undefined) throw new Error('a match without sides');
  // With nothing to place and no mines to lay there is no order to roll for.
  const turn =
    pending(p.state).length > 0 || anyMinelayers(p.state)
      ? rollOff(p, 'terrain-order-rolled', 'who places terrain first')
      : first.seat;
  p.replace({ kind: 'terrain-placement', step: 'sift', turn });
}

export const terrainPlacement: HandlerOf<'terrain-placement'> = {
  awaiting: (_state, frame) => (frame.step === 'place' ? [frame.turn] : []),
  advance: (p, frame) => (frame.step === 'roll' ? begin(p, frame.random) : sift(p, frame.turn)),
  offers: (state) => {
    const region = terrainRegion(state);
    return pending(state).map((terrain): PlaceTerrainOffer => ({
      kind: 'place-terrain',
      label: `Place ${terrain.name.toLowerCase()}`,
      about: [`terrain:${terrain.id}`],
      rule: 'QR-5.2.3c',
      terrain: terrain.id,
      footprint: terrain.footprint,
      region,
      clearanceMils: distances.terrainClearanceMils,
    }));
  },
  check: (state, _frame, command) => checkPlace(state, command),
  resolve: (p, frame, command, by) => {
    const terrain = command.kind === 'place-terrain' ? p.state.terrain[command.terrain] : undefined;
    if (command.kind !== 'place-terrain' || terrain === undefined || frame.step === 'roll') return;
    const { at, shape } = spotOf(terrain, command);
    const facingCdeg = shape.kind === 'rectangle' ? shape.facingCdeg : null;
    p.emit({ kind: 'terrain-placed', terrain: terrain.id, by, at, facingCdeg });
    p.replace({ kind: 'terrain-placement', step: 'sift', turn: opponentOf(p.state, by) });
  },
  sample: (state, _frame, offer, _by, random) => {
    if (offer.kind !== 'place-terrain') throw new Error(`terrain placement does not offer ${offer.kind}`);
    return samplePlace(state, offer.terrain, random);
  },
  standingAnswer: (state) => {
    const terrain = pending(state)[0];
    const spot = terrain === undefined ? undefined : freeSpot(state, terrain);
    if (terrain === undefined || spot === undefined) throw new Error('asked to place terrain without a piece');
    return placing(terrain, spot);
  },
};

export const deployment: HandlerOf<'deployment'> = deploymentBy({
  deploying,
  reserve: reserves,
  hiding,
  begin: (p: Procedure) => beginRound(p, 1),
});
