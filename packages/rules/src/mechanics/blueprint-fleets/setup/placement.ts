/** Laying the terrain, in turn. */
import type * as z from 'zod';
import type { PlacedShape } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { attempted, randomIn, turned, upTo } from '../../open-table/index.ts';
import type { TerrainId } from '../ids.ts';
import type { FlowPart, FlowProcedure, Handler } from '../procedure.ts';
import { opponentOf, seats } from '../seats.ts';
import type { Table, Terrain } from '../table.ts';
import type { setupCommands } from './commands.ts';
import type { SetupEvent } from './events.ts';
import type { terrainPlacementFrame } from './frames.ts';
import type { PlaceTerrainOffer } from './offers.ts';
import { rollOff } from './roll-off.ts';
import { placeOf, type TerrainSpots } from './terrain-spots.ts';

type Frame = z.infer<typeof terrainPlacementFrame>;
type Place = Extract<z.infer<(typeof setupCommands)[number]>, { kind: 'place-terrain' }>;
type Event = Exclude<SetupEvent, { kind: 'terrain-rolled' }>;
type P = FlowProcedure<Event, Frame>;
type Placement = FlowPart<Frame, z.infer<(typeof setupCommands)[number]>, Event, PlaceTerrainOffer>;

export interface PlacementRules {
  readonly spots: TerrainSpots;
  readonly clearanceMils: number;
  readonly now: RuleId;
  readonly turn: RuleId;
  /** Throws for the pieces that are to be placed. */
  roll(p: P): void;
  /** Somebody needs the order of placing though no piece is left to be placed. */
  ordered(table: Table): boolean;
  /** All terrain lies; `order` is empty where nobody has thrown for one. */
  next(p: P, order: readonly Seat[]): void;
}

/** Pieces still to be placed. */
export const pending = <T extends Terrain>({ terrain }: { readonly terrain: { [id: string]: T } }): readonly T[] =>
  Object.values(terrain).filter((each) => each.at === null && !each.discarded);

function spotOf({ footprint }: Terrain, command: Place): PlacedShape {
  const facing = command.facingCdeg ?? (footprint.kind === 'rectangle' ? footprint.facingCdeg : 0);
  return { at: command.at, shape: turned(footprint, facing) };
}

function placeFault({ spots, turn }: PlacementRules, table: Table, command: Place): Rejection | undefined {
  const terrain = table.terrain[command.terrain];
  if (terrain === undefined)
    return refuse('unknown-terrain', turn, 'There is no such piece. Place one of the pieces that are left.');
  if (terrain.at !== null || terrain.discarded)
    return refuse('terrain-placed', turn, `${terrain.name} is no longer to be placed. Choose another piece.`);
  return spots.pieceFault(table, terrain, spotOf(terrain, command));
}

const placing = (terrain: Terrain, spot: PlacedShape): Place => ({
  kind: 'place-terrain',
  terrain: terrain.id,
  ...placeOf(spot),
});

function samplePlace({ spots }: PlacementRules, table: Table, id: TerrainId, random: Random): Place {
  const terrain = table.terrain[id];
  if (terrain === undefined) throw new Error(`no terrain ${id}`);
  const region = spots.terrainRegion(table);
  const drawn = (): PlacedShape => ({
    at: randomIn(region, random),
    shape: turned(terrain.footprint, upTo(35_999, random)),
  });
  const fits = (piece: PlacedShape) => spots.pieceFault(table, terrain, piece) === undefined;
  const spot = attempted(40, drawn, fits) ?? spots.freeSpot(table, terrain);
  if (spot === undefined) throw new Error(`${terrain.name} is offered but fits nowhere`);
  return placing(terrain, spot);
}

/** What fits nowhere is discarded; when nothing is left the set-up goes on. */
function sift(rules: PlacementRules, p: P, turn: Seat): void {
  for (const terrain of pending(p.state))
    if (rules.spots.freeSpot(p.state, terrain) === undefined)
      p.emit({ kind: 'terrain-discarded', terrain: terrain.id });
  if (pending(p.state).length === 0) return rules.next(p, p.state.match.order);
  p.replace({ kind: 'terrain-placement', step: 'place', turn });
}

function begin(rules: PlacementRules, p: P, random: boolean): void {
  if (random) rules.roll(p);
  const [first] = seats(p.state);
  if (first === undefined) throw new Error('a match without sides');
  // With nothing to place there is mostly no order to roll for.
  const needed = pending(p.state).length > 0 || rules.ordered(p.state);
  const turn = needed ? rollOff(p, 'terrain-order-rolled', 'who places terrain first') : first.seat;
  p.replace({ kind: 'terrain-placement', step: 'sift', turn });
}

export const placementBy = (rules: PlacementRules): Handler<Placement, Frame> => ({
  awaiting: (_state, frame) => (frame.step === 'place' ? [frame.turn] : []),
  advance: (p, frame) => (frame.step === 'roll' ? begin(rules, p, frame.random) : sift(rules, p, frame.turn)),
  offers: (state) => {
    const region = rules.spots.terrainRegion(state);
    return pending(state).map((terrain) => ({
      kind: 'place-terrain',
      label: `Place ${terrain.name.toLowerCase()}`,
      about: [`terrain:${terrain.id}`],
      rule: rules.turn,
      terrain: terrain.id,
      footprint: terrain.footprint,
      region,
      clearanceMils: rules.clearanceMils,
    }));
  },
  check: (state, _frame, command) =>
    command.kind === 'place-terrain'
      ? placeFault(rules, state, command)
      : refuse('not-now', rules.now, 'Terrain is being placed. Place one of the pieces that are left.'),
  resolve: (p, frame, command, by) => {
    const terrain = command.kind === 'place-terrain' ? p.state.terrain[command.terrain] : undefined;
    if (command.kind !== 'place-terrain' || terrain === undefined || frame.step === 'roll') return;
    const { at, shape } = spotOf(terrain, command);
    const facingCdeg = shape.kind === 'rectangle' ? shape.facingCdeg : null;
    p.emit({ kind: 'terrain-placed', terrain: terrain.id, by, at, facingCdeg });
    p.replace({ kind: 'terrain-placement', step: 'sift', turn: opponentOf(p.state, by) });
  },
  sample: (state, _frame, offer, _by, random) => samplePlace(rules, state, offer.terrain, random),
  standingAnswer: (state) => {
    const [terrain] = pending(state);
    const spot = terrain === undefined ? undefined : rules.spots.freeSpot(state, terrain);
    if (terrain === undefined || spot === undefined) throw new Error('asked to place terrain without a piece');
    return placing(terrain, spot);
  },
});
