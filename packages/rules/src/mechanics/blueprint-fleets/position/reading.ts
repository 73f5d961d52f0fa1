/** From a written position to a state: what is read alike in every game of the family. Problems are sentences for a player. */
import type { Dice, Result, Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import { keyOf, noSuch, type Titles } from '../../../kernel/words.ts';
import { areaRead, freeId, pointRead, tableRead } from '../../open-table/index.ts';
import type { StandingGround } from '../ground.ts';
import type { Segment, Side } from '../records.ts';
import type { MatchViewRecord, Ship, State, Terrain } from '../table.ts';
import { activeId, addSides, fleetsOf, orderWritten, type ShipReading, type WrittenFleets } from './fleets.ts';
import type { WrittenDisc, WrittenShip, WrittenTable } from './schema.ts';
import { flowProblems, settled, type Settling } from './settling.ts';
import { ambushesOf, beaconsOf, footprintRead, placeFighters, portalsOf, standingProblems } from './tokens.ts';

type Maybe<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** The match as every position may write it. */
export type WrittenMatch = WrittenTable & Maybe<Pick<MatchViewRecord, 'round' | 'phase'> & { segment: Segment }>;

/** What of a match is read alike; `round` where none is written. */
export const matchRead = (position: WrittenMatch, active: string | null, round: number): MatchViewRecord => ({
  convoy: position.convoy ?? null,
  table: tableRead(position.table ?? [48, 48]),
  maxPoints: position.maxPoints ?? 500,
  rounds: position.rounds ?? 6,
  round: position.round ?? round,
  phase: position.phase ?? (position.outcome === undefined ? 'activation' : 'over'),
  order: orderWritten(position),
  active,
  segment: active === null ? null : (position.segment ?? 'combat'),
  combatMode: position.combatMode ?? null,
  combatModesOver: position.combatModesOver ?? [],
  outcome: position.outcome ?? null,
  portalFree: (position.portalFree ?? []).map(areaRead),
});

/** A piece of terrain as every position may write it. */
interface WrittenPiece extends Maybe<{
  name: string;
  id: string;
  at: [number, number];
  laid: boolean;
  discarded: boolean;
}> {
  readonly kind: string;
}
type Outline = Parameters<typeof footprintRead>[0];

/** How a game reads its terrain: what its kinds are called, and what it adds to a piece of one. */
export interface TerrainReading<W, K extends string, T> {
  readonly titles: Titles<K>;
  readonly traits: Readonly<Record<K, { readonly name: string }>>;
  readonly piece: (piece: Terrain & { kind: K }, written: W, problems: string[]) => T;
}

/** The pieces by their ids. */
export function terrainRead<W extends WrittenPiece & Outline, K extends string, T>(
  { titles, traits, piece }: TerrainReading<W, K, T>,
  pieces: readonly W[],
  problems: string[],
): { [id: string]: T } {
  const found: { [id: string]: T } = {};
  for (const written of pieces) {
    const kind = keyOf(titles, written.kind);
    if (kind === undefined) {
      const all = Object.values<{ readonly name: string }>(traits).map(({ name }) => name);
      problems.push(noSuch('terrain', written.kind, all));
      continue;
    }
    const id = written.id ?? freeId(kind, found);
    if (found[id] !== undefined) problems.push(`Two pieces of terrain have the id ${id}: give each its own.`);
    const plain = {
      ...{ id, kind, name: written.name ?? traits[kind].name, footprint: footprintRead(written) },
      at: written.at === undefined ? null : pointRead(written.at),
      discarded: written.discarded ?? false,
      laid: written.laid ?? false,
    };
    found[id] = piece(plain, written, problems);
  }
  return found;
}

/** What a match waits for in this phase, where the position does not say; laying mines and the End Phase are each game's own. */
export const usualFramesBy =
  <Mines extends Kind, End extends Kind>(own: { mines(turn: Seat): Mines; end(order: readonly Seat[]): End }) =>
  ({ phase, order, active }: Pick<MatchViewRecord, 'phase' | 'order' | 'active'>, turn: Seat) => {
    const winner = order[0] ?? 'seat-1';
    switch (phase) {
      case 'terrain':
        return [{ kind: 'terrain-placement', step: 'place', turn } as const];
      case 'mines':
        return [own.mines(turn)];
      case 'deployment':
        return [{ kind: 'deployment', step: 'deploy', turn } as const];
      case 'initiative':
        return [{ kind: 'initiative', step: 'choose', winner } as const];
      case 'reserve':
        return [{ kind: 'reserve', turn, passed: [] as Seat[] } as const];
      case 'activation':
        return [{ kind: 'activation', turn, step: active === null ? 'choose' : 'act' } as const];
      case 'end':
        return [own.end(order)];
      case 'over':
        return [];
    }
  };

/** A whole position, as far as the family reads it. */
export interface WrittenPosition<W extends WrittenShip, Frame> extends WrittenMatch, WrittenFleets<W> {
  readonly active?: string | undefined;
  readonly discs?: readonly WrittenDisc[] | undefined;
  readonly pending?: Frame[] | undefined;
}

/** The state of a game whose match, ships, terrain and frames are these. */
export interface StateOf<M extends MatchViewRecord, S extends Ship, T extends Terrain, F extends Kind> extends State {
  match: M;
  sides: { [seat: Seat]: Side };
  ships: { [id: string]: S };
  terrain: { [id: string]: T };
  frames: F[];
}

/** How a game reads its positions. */
export interface PositionRules<
  P,
  W extends WrittenShip,
  D,
  M extends MatchViewRecord,
  S extends Ship,
  T extends Terrain,
  F extends Kind,
> {
  match(position: P, active: string | null): M;
  ships(position: P): ShipReading<W, D, S>;
  terrain(position: P, problems: string[]): { [id: string]: T };
  usualFrames(match: MatchViewRecord, turn: Seat): F[];
  readonly ground: StandingGround;
  /** Takes automatic steps until a seat is asked, and gives the state then. */
  run(state: StateOf<M, S, T, F>, dice: Dice): StateOf<M, S, T, F>;
  awaiting(state: StateOf<M, S, T, F>): readonly Seat[];
}

/** A position as far as it can be read: its state, which is no state of play while there are problems. */
export interface Survey<S> {
  readonly state: S;
  readonly problems: readonly string[];
}

/** What positions of a game show, and what comes of them. */
export function positionsBy<
  P extends WrittenPosition<W, F>,
  W extends WrittenShip,
  D,
  M extends MatchViewRecord,
  S extends Ship,
  T extends Terrain,
  F extends Kind,
>(game: PositionRules<P, W, D, M, S, T, F>) {
  type Own = StateOf<M, S, T, F>;
  const settling: Settling<Own> = game;

  /** What a position shows, with everything that keeps it from being played on. */
  function surveyPosition(position: P): Survey<Own> {
    const problems: string[] = [];
    const fleets = fleetsOf(position, game.ships(position), problems);
    const match = game.match(position, activeId(position, fleets.squadrons, problems));
    const state: Own = {
      match,
      sides: {},
      ...fleets,
      terrain: game.terrain(position, problems),
      portals: portalsOf(position.portals ?? [], fleets, problems),
      beacons: beaconsOf(position.beacons ?? [], problems),
      ...ambushesOf(position.discs ?? [], fleets.squadrons, problems),
      frames: [],
      due: position.due ?? { checks: [], consequences: [] },
    };
    addSides(state, position.sides, problems);
    placeFighters(position.fighters ?? [], state, problems);
    const active = match.active === null ? undefined : state.squadrons[match.active];
    // The seat whose turn it is: that of the active squadron, else as written, else the first in initiative.
    const turn = active?.seat ?? position.turn ?? match.order[0] ?? 'seat-1';
    state.frames = position.pending ?? game.usualFrames(match, turn);
    problems.push(...standingProblems(game.ground, state));
    if (problems.length === 0) problems.push(...flowProblems(settling, state, active));
    return { state, problems };
  }

  /** The state that a position describes, or every problem of it. */
  function fromPosition(position: P): Result<Own> {
    const { state, problems } = surveyPosition(position);
    return problems.length > 0 ? { ok: false, problems } : { ok: true, value: settled(settling, state) ?? state };
  }
  return { surveyPosition, fromPosition };
}
