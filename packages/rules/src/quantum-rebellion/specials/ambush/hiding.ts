/** Deploying behind discs: QR-5.2.5.4a-c, R-QR-60. */
import { baseGapMils, distanceMils, overlaps, separationMils } from '../../../geometry/table/index.ts';
import type { Random, Rejection, Seat } from '../../../kernel/contract.ts';
import { areaShape, attempted, gridOf, randomIn } from '../../../mechanics/open-table/index.ts';
import type { CommandOf } from '../../commands.ts';
import { distances, sizes } from '../../data/sizes.ts';
import type { Point } from '../../ids.ts';
import type { Procedure } from '../../procedure.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { seats } from '../../../mechanics/blueprint-fleets/seats.ts';
import { onTheTable, standing, tableFor } from '../../ship/clearance.ts';
import { hasCustomization } from '../../ship/ships.ts';
import type { OpenTable } from '../../state.ts';
import type { Disc, Squadron, Zone } from '../../../mechanics/blueprint-fleets/records.ts';
import { zonesOfSide } from '../../../mechanics/blueprint-fleets/seats.ts';
import { discsOf } from '../../../mechanics/blueprint-fleets/hidden.ts';
import type { HideSquadronOffer } from '../../../mechanics/blueprint-fleets/ambush/offers.ts';

type Hide = CommandOf<'hide-squadron'>;
type Points = Hide['discs'];

export const discRadiusMils = sizes.ambushDiscDiameterMils / 2;

/** Why the squadron cannot hide at all: every ship of it lies off the table and has Ambush (QR-5.2.5.4a, R-QR-53). */
export function cannotHide(state: OpenTable, squadron: Squadron): Rejection | undefined {
  for (const id of squadron.ships) {
    const ship = state.ships[id];
    if (ship === undefined) continue;
    if (!hasCustomization(ship, 'ambush'))
      return refuse(
        'no-ambush',
        'QR-5.2.5.4a',
        `${ship.name} has no Ambush, so ${squadron.name} cannot hide. Deploy it.`,
      );
    if (ship.place !== 'off')
      return refuse(
        'seen',
        'R-QR-53',
        `${ship.name} has been on the table, so ${squadron.name} cannot hide. Deploy it.`,
      );
  }
  return undefined;
}

const enemyZones = (state: OpenTable, seat: Seat): readonly Zone[] =>
  seats(state).flatMap((side) => (side.seat === seat ? [] : zonesOfSide(side)));

function discFault(state: OpenTable, seat: Seat, at: Point): Rejection | undefined {
  const base = { at, radiusMils: discRadiusMils };
  if (!onTheTable(state, base))
    return refuse('off-table', 'R-QR-60', 'A disc would reach over the table’s edge. Lay it wholly on the table.');
  const shape = { at, shape: { kind: 'circle', radiusMils: discRadiusMils } } as const;
  if (enemyZones(state, seat).some((zone) => separationMils(shape, areaShape(zone)) < -distances.toleranceMils))
    return refuse(
      'enemy-zone',
      'QR-5.2.5.4c',
      'A disc would reach into the enemy’s deployment zone. Lay it wholly outside.',
    );
  const model = standing(state).find(
    ({ piece, base: other }) => piece.seat !== seat && baseGapMils(base, other) <= distances.contactMils,
  );
  if (model === undefined) return undefined;
  return refuse('touches-enemy', 'QR-5.2.5.4c', `A disc would touch ${model.name}. Lay it clear of enemy models.`, {
    other: model.id,
  });
}

const meets = (one: Point, other: Point): boolean =>
  overlaps({ at: one, radiusMils: discRadiusMils }, { at: other, radiusMils: discRadiusMils }, distances.contactMils);

function discsFault(state: OpenTable, seat: Seat, discs: readonly Point[]): Rejection | undefined {
  const laid = discsOf(state, seat).map(({ at }) => at);
  for (const at of discs) {
    const fault = discFault(state, seat, at);
    if (fault !== undefined) return fault;
    if (laid.some((other) => meets(at, other)))
      return refuse('discs-overlap', 'R-QR-60', 'Two of your discs would overlap. Lay them edge to edge or apart.');
    laid.push(at);
  }
  return undefined;
}

/** Why the squadron may not hide behind these discs. That it waits to be deployed is judged before. */
export const hideFault = (state: OpenTable, squadron: Squadron, command: Hide): Rejection | undefined =>
  cannotHide(state, squadron) ?? discsFault(state, squadron.seat, command.discs);

/** The discs are numbered as they lie, from west to east, so that the order of the command tells nothing. */
export function resolveHide(p: Procedure, { squadron, discs, real }: Hide, by: Seat): void {
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

export function hideOffer(state: OpenTable, squadron: Squadron): HideSquadronOffer | undefined {
  if (cannotHide(state, squadron) !== undefined || placesFor(state, squadron.seat) === undefined) return undefined;
  return {
    kind: 'hide-squadron',
    label: `Hide ${squadron.name} behind three discs`,
    about: [`squadron:${squadron.id}`],
    rule: 'QR-5.2.5.4b',
    squadron: squadron.id,
    radiusMils: discRadiusMils,
    region: tableFor(state, discRadiusMils),
    barred: enemyZones(state, squadron.seat),
  };
}

const STEP = 2000;

/** Three places where discs may lie, nearest to `near` (the middle of the table unless given); undefined where there are none. */
export function placesFor(state: OpenTable, seat: Seat, near?: Point): Points | undefined {
  const area = tableFor(state, discRadiusMils);
  const { west, south, east, north } = area;
  const middle = near ?? { xMils: Math.round((west + east) / 2), yMils: Math.round((south + north) / 2) };
  const all = [...gridOf(area, STEP)].sort((a, b) => distanceMils(a, middle) - distanceMils(b, middle));
  const found: Point[] = [];
  for (const at of all) {
    if (discsFault(state, seat, [...found, at]) === undefined) found.push(at);
    const [one, two, three] = found;
    if (one !== undefined && two !== undefined && three !== undefined) return [one, two, three];
  }
  return undefined;
}

/** Discs somewhere on the table, one of them the squadron. */
export function randomHide(state: OpenTable, squadron: Squadron, random: Random): Hide {
  const area = tableFor(state, discRadiusMils);
  const real = Math.floor(random() * 3);
  const at = () => randomIn(area, random);
  const drawn = (): Points => [at(), at(), at()];
  const clear = (discs: Points) => discsFault(state, squadron.seat, discs) === undefined;
  const discs = attempted(40, drawn, clear) ?? placesFor(state, squadron.seat);
  if (discs === undefined) throw new Error(`no room for the discs of ${squadron.name}`);
  return { kind: 'hide-squadron', squadron: squadron.id, discs, real };
}
