/** Where a Minelayer lays and where it really ends. */
import { distanceMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { attempted, heldIn, inTheWay, randomIn, shortened } from '../../open-table/index.ts';
import { type Diagonals, driftedTo, type DriftRow, driftRow } from '../drift.ts';
import type { Base, PlacedTerrain, SettingDown, StandingGround } from '../ground.ts';
import type { Point, ShipId, TerrainId } from '../ids.ts';
import type { LossEvent } from '../losses/events.ts';
import type { Procedure } from '../procedure.ts';
import type { Ship, Table, Terrain } from '../table.ts';
import type { MineEvent } from './events.ts';

/** A game tells of the fields themselves, which are terrain of its own. */
export type LayEvent = LossEvent | Exclude<MineEvent, { kind: 'mines-laid' }>;
export type MineProcedure = Procedure<LayEvent>;

export interface Lay {
  readonly kind: 'lay-mines';
  readonly ship: ShipId;
  readonly at: Point;
  readonly facingCdeg: number;
}

/** How the Minelayers of a game lay. */
export interface LayRules {
  readonly ground: StandingGround;
  readonly fieldRadiusMils: number;
  /** It has a Minelayer that works. */
  lays(ship: Ship): boolean;
  /** What it lays, as a number: hits more, or the sides of the field's die. */
  strengthOf(ship: Ship): number;
  diagonals(state: Table): Diagonals;
  /** Lays the field, or makes one stronger that lies there; tells its id. */
  lay(p: MineProcedure, by: Seat, ship: Ship, fresh: FreshField): TerrainId;
  /** Terrain that the ship has drifted into. */
  driftedInto(p: MineProcedure, ship: ShipId, met: readonly { feature: PlacedTerrain; at: Point }[]): void;
  readonly place: RuleId;
  readonly overlap: RuleId;
}

/** Fields whose centres are so near are one field. */
const MERGE_MILS = 1000;

/** What a field has that lies nowhere near another. */
export type FreshField = Pick<Terrain, 'id' | 'name' | 'footprint' | 'discarded' | 'laid'> & { readonly at: Point };

/** Minelayers of `seat` that may still lay: off the table, their squadron not deployed. */
export const minelayers = (
  rules: LayRules,
  state: Pick<Table, 'ships' | 'squadrons'>,
  seat: Seat,
  declined: readonly ShipId[],
): readonly Ship[] =>
  Object.values(state.ships).filter(
    (ship) =>
      ship.seat === seat &&
      ship.place === 'off' &&
      state.squadrons[ship.squadron]?.deployed === false &&
      !declined.includes(ship.id) &&
      rules.lays(ship),
  );

const meant = ({ place, overlap }: LayRules): SettingDown => ({
  edge: [place, 'Place it on the table.'],
  overlap: [overlap, 'Place its base clear of it.'],
  planet: 'ship',
});

/** Why the ship cannot mean to lay there. */
export const layFault = (rules: LayRules, state: Table, ship: Ship, { at }: Pick<Lay, 'at'>): Rejection | undefined => {
  const { ground } = rules;
  return ground.settingFault(
    state,
    ship,
    { at, radiusMils: ground.radiusOf(ship) },
    ground.standing(state),
    meant(rules),
  );
};

const STEP_MILS = 10;

/**
 * The end of the drift: clamped to the table's edge, and shortened until clear of bases and planets, so that nothing is
 * lost before the game begins.
 */
function endOfDrift(rules: LayRules, state: Table, base: Base, facingCdeg: number, row: DriftRow) {
  const { ground } = rules;
  const area = ground.tableFor(state, base.radiusMils);
  const others = ground.standing(state);
  const diagonals = rules.diagonals(state);
  const onPlanet = (at: Point) => ground.terrainAt(state, at).some(({ kind }) => kind === 'planet');
  const end = shortened(
    row.distanceMils,
    STEP_MILS,
    (mils) => heldIn(area, driftedTo(diagonals, base.at, facingCdeg, { ...row, distanceMils: mils })),
    (at) => !onPlanet(at) && inTheWay({ ...base, at }, others) === undefined,
  );
  return end === undefined ? { at: base.at, mils: 0 } : { at: end.at, mils: distanceMils(base.at, end.at) };
}

/** The laid field of those that count whose centre is within an inch, the nearest one. */
export function fieldNear<T extends Terrain>(
  { ground }: Pick<LayRules, 'ground'>,
  state: { readonly terrain: { [id: string]: T } },
  at: Point,
  counts: (field: T) => boolean = () => true,
): T | undefined {
  const [nearest] = ground
    .placedTerrain(state)
    .filter((field) => field.laid && counts(field))
    .filter((field) => distanceMils(field.at, at) <= MERGE_MILS + ground.tape.distanceMils)
    .sort((a, b) => distanceMils(a.at, at) - distanceMils(b.at, at) || (a.id < b.id ? -1 : 1));
  return nearest && state.terrain[nearest.id];
}

function freshField({ fieldRadiusMils }: LayRules, state: Table, at: Point): FreshField {
  const number = Object.keys(state.terrain).filter((id) => id.startsWith('mines-')).length + 1;
  return {
    id: `mines-${number}`,
    name: `Laid minefield ${number}`,
    footprint: { kind: 'circle', radiusMils: fieldRadiusMils },
    at,
    discarded: false,
    laid: true,
  };
}

/** Places the ship, drifts it, lays the field at its final place, and lets the terrain that it drifted into act. */
export function resolveLay(
  rules: LayRules,
  p: MineProcedure,
  { ship: id, at: aimed, facingCdeg }: Lay,
  by: Seat,
): void {
  const { ground } = rules;
  const ship = p.state.ships[id];
  if (ship === undefined) return;
  const [thrown = 20] = p.dice.roll(20, 1, `drift of ${ship.name}`);
  const base = { at: aimed, radiusMils: ground.radiusOf(ship) };
  const { at, mils } = endOfDrift(rules, p.state, base, facingCdeg, driftRow(thrown));
  const already = new Set(ground.terrainAt(p.state, aimed).map((terrain) => terrain.id));
  p.emit({ kind: 'minelayer-placed', by, ship: id, aimed, face: thrown, at, facingCdeg, driftMils: mils });
  const field = rules.lay(p, by, ship, freshField(rules, p.state, at));
  const drifted = ground.terrainAt(p.state, at).filter((each) => !already.has(each.id) && each.id !== field);
  rules.driftedInto(
    p,
    id,
    drifted.map((feature) => ({ feature, at })),
  );
}

/** A legal place for the ship, anywhere by chance. */
export function randomLay(rules: LayRules, state: Table, ship: Ship, random: Random): Lay | undefined {
  const area = rules.ground.tableFor(state, rules.ground.radiusOf(ship));
  const drawn = (): Lay => {
    const at = randomIn(area, random);
    return { kind: 'lay-mines', ship: ship.id, at, facingCdeg: Math.floor(random() * 36_000) };
  };
  return attempted(60, drawn, (lay) => layFault(rules, state, ship, lay) === undefined);
}
