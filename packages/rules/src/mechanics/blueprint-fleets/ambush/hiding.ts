/** Deploying behind discs. */
import type * as z from 'zod';
import { baseGapMils, distanceMils, overlaps, separationMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId, Seat } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { areaShape, attempted, gridOf, randomIn } from '../../open-table/index.ts';
import type { StandingGround } from '../ground.ts';
import { discsOf } from '../ships.ts';
import type { Point } from '../ids.ts';
import type { FlowProcedure } from '../procedure.ts';
import type { Disc, Squadron, Zone } from '../records.ts';
import { seats, zonesOfSide } from '../seats.ts';
import type { Ship, Table } from '../table.ts';
import type { ambushCommands } from './schema.ts';
import type { AmbushEvent } from './events.ts';
import type { HideSquadronOffer } from './offers.ts';

type Hide = Extract<z.infer<(typeof ambushCommands)[number]>, { kind: 'hide-squadron' }>;
type Points = Hide['discs'];

/** Whose squadrons hide, and by which rules. */
export interface HidingRules {
  readonly ground: StandingGround;
  readonly discRadiusMils: number;
  hasAmbush(ship: Ship): boolean;
  readonly ambush: RuleId;
  /** Who has been on the table does not hide any more. */
  readonly seen: RuleId;
  readonly hide: RuleId;
  /** Where discs lie: on the table and apart from each other, and away from the enemy. */
  readonly lie: RuleId;
  readonly enemy: RuleId;
}

/** Why the squadron cannot hide at all: every ship of it lies off the table and has Ambush. */
export function cannotHide(rules: HidingRules, state: Table, squadron: Squadron): Rejection | undefined {
  for (const id of squadron.ships) {
    const ship = state.ships[id];
    if (ship === undefined) continue;
    if (!rules.hasAmbush(ship))
      return refuse(
        'no-ambush',
        rules.ambush,
        `${ship.name} has no Ambush, so ${squadron.name} cannot hide. Deploy it.`,
      );
    if (ship.place !== 'off')
      return refuse(
        'seen',
        rules.seen,
        `${ship.name} has been on the table, so ${squadron.name} cannot hide. Deploy it.`,
      );
  }
  return undefined;
}

const enemyZones = (state: Table, seat: Seat): readonly Zone[] =>
  seats(state).flatMap((side) => (side.seat === seat ? [] : zonesOfSide(side)));

function discFault(rules: HidingRules, state: Table, seat: Seat, at: Point): Rejection | undefined {
  const { ground, discRadiusMils: radiusMils } = rules;
  const { distanceMils: tolerance, contactMils } = ground.tape;
  const base = { at, radiusMils };
  if (!ground.onTheTable(state, base))
    return refuse('off-table', rules.lie, 'A disc would reach over the table’s edge. Lay it wholly on the table.');
  const shape = { at, shape: { kind: 'circle', radiusMils } } as const;
  if (enemyZones(state, seat).some((zone) => separationMils(shape, areaShape(zone)) < -tolerance))
    return refuse(
      'enemy-zone',
      rules.enemy,
      'A disc would reach into the enemy’s deployment zone. Lay it wholly outside.',
    );
  const model = ground
    .standing(state)
    .find(({ piece, base: other }) => piece.seat !== seat && baseGapMils(base, other) <= contactMils);
  if (model === undefined) return undefined;
  return refuse('touches-enemy', rules.enemy, `A disc would touch ${model.name}. Lay it clear of enemy models.`, {
    other: model.id,
  });
}

function discsFault(rules: HidingRules, state: Table, seat: Seat, discs: readonly Point[]): Rejection | undefined {
  const { discRadiusMils: radiusMils, ground } = rules;
  const meets = (one: Point, other: Point): boolean =>
    overlaps({ at: one, radiusMils }, { at: other, radiusMils }, ground.tape.contactMils);
  const laid = discsOf(state, seat).map(({ at }) => at);
  for (const at of discs) {
    const fault = discFault(rules, state, seat, at);
    if (fault !== undefined) return fault;
    if (laid.some((other) => meets(at, other)))
      return refuse('discs-overlap', rules.lie, 'Two of your discs would overlap. Lay them edge to edge or apart.');
    laid.push(at);
  }
  return undefined;
}

/** Why the squadron may not hide behind these discs. That it waits to be deployed is judged before. */
export const hideFault = (
  rules: HidingRules,
  state: Table,
  squadron: Squadron,
  { discs }: Pick<Hide, 'discs'>,
): Rejection | undefined => cannotHide(rules, state, squadron) ?? discsFault(rules, state, squadron.seat, discs);

/** The discs are numbered as they lie, from west to east, so that the order of the command tells nothing. */
export function resolveHide(
  p: Pick<FlowProcedure<AmbushEvent, never>, 'state' | 'emit'>,
  { squadron, discs, real }: Hide,
  by: Seat,
): void {
  const numbers = Object.keys(p.state.discs).map((id) => Number(/^disc-(\d+)$/.exec(id)?.[1] ?? 0));
  const first = Math.max(0, ...numbers) + 1;
  const sorted = [...discs.entries()].sort(([, a], [, b]) => a.xMils - b.xMils || a.yMils - b.yMils);
  const laid = sorted.map(([given, at], index) => ({
    given,
    disc: { id: `disc-${first + index}`, seat: by, squadron, at } satisfies Disc,
  }));
  const secret = laid.find(({ given }) => given === real) ?? laid[0];
  if (secret === undefined) return;
  p.emit({ kind: 'squadron-hidden', squadron, by, discs: laid.map(({ disc }) => disc), real: secret.disc.id });
}

export function hideOffer(rules: HidingRules, state: Table, squadron: Squadron): HideSquadronOffer | undefined {
  const { discRadiusMils } = rules;
  if (cannotHide(rules, state, squadron) !== undefined) return undefined;
  if (placesFor(rules, state, squadron.seat) === undefined) return undefined;
  return {
    kind: 'hide-squadron',
    label: `Hide ${squadron.name} behind three discs`,
    about: [`squadron:${squadron.id}`],
    rule: rules.hide,
    squadron: squadron.id,
    radiusMils: discRadiusMils,
    region: rules.ground.tableFor(state, discRadiusMils),
    barred: enemyZones(state, squadron.seat),
  };
}

const STEP = 2000;

/** Three places where discs may lie, nearest to `near` (the middle of the table unless given); undefined where there are none. */
export function placesFor(rules: HidingRules, state: Table, seat: Seat, near?: Point): Points | undefined {
  const area = rules.ground.tableFor(state, rules.discRadiusMils);
  const { west, south, east, north } = area;
  const middle = near ?? { xMils: Math.round((west + east) / 2), yMils: Math.round((south + north) / 2) };
  const all = [...gridOf(area, STEP)].sort((a, b) => distanceMils(a, middle) - distanceMils(b, middle));
  const found: Point[] = [];
  for (const at of all) {
    if (discsFault(rules, state, seat, [...found, at]) === undefined) found.push(at);
    const [one, two, three] = found;
    if (one !== undefined && two !== undefined && three !== undefined) return [one, two, three];
  }
  return undefined;
}

/** Discs somewhere on the table, one of them the squadron. */
export function randomHide(rules: HidingRules, state: Table, squadron: Squadron, random: Random): Hide {
  const area = rules.ground.tableFor(state, rules.discRadiusMils);
  const real = Math.floor(random() * 3);
  const at = () => randomIn(area, random);
  const drawn = (): Points => [at(), at(), at()];
  const clear = (discs: Points) => discsFault(rules, state, squadron.seat, discs) === undefined;
  const discs = attempted(40, drawn, clear) ?? placesFor(rules, state, squadron.seat);
  if (discs === undefined) throw new Error(`no room for the discs of ${squadron.name}`);
  return { kind: 'hide-squadron', squadron: squadron.id, discs, real };
}
