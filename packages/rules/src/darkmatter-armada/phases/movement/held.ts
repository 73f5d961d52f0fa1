/** Tokens beside a ship that enters a distortion field: they do not enter it and are left at its edge (R-DA-75). */
import { bearingCdeg, distanceMils, offset, type Point } from '../../../geometry/table/index.ts';
import type { RiddenWay, RiderWay } from '../../../mechanics/blueprint-fleets/orbit/route.ts';
import { inTheWay, shortened, sweptInto } from '../../../mechanics/open-table/index.ts';
import { terrain as terrainData } from '../../data/terrain.ts';
import { placedTerrain, standing } from '../../ship/clearance.ts';
import type { PlacedShip } from '../../ship/ships.ts';
import { baseRadiusMils, fighterRadiusMils } from '../../ship/stats.ts';
import type { OpenTable } from '../../state.ts';

const STEP_MILS = 10;

const entersField = (state: OpenTable, { from, to }: Pick<RiddenWay, 'from' | 'to'>): boolean =>
  sweptInto(
    from,
    to,
    fighterRadiusMils,
    placedTerrain(state),
    ({ kind }) => terrainData[kind].hazard.kind === 'distortion',
  ) !== undefined;

/** Each rider as far as it comes: its way ends before the field, clear of all bases and of the riders before it. */
export function ridersHeld(
  state: OpenTable,
  ship: PlacedShip,
  to: Point,
  riders: readonly RiderWay[],
): readonly RiderWay[] {
  if (!riders.some(({ ways }) => ways.some((way) => entersField(state, way)))) return riders;
  const tokenAt = (at: Point) => ({ base: { at, radiusMils: fighterRadiusMils } });
  const blockers = [
    ...standing(state, [ship.id, ...riders.map(({ rider }) => rider.fighter)]),
    { base: { at: to, radiusMils: baseRadiusMils() } },
  ];
  return riders.map(({ rider, ways }) => {
    const held = ways.findIndex((way) => entersField(state, way));
    const last = ways[held];
    const done = last === undefined ? { rider, ways } : stoppedOn(last);
    blockers.push(tokenAt(done.rider.to));
    return done;

    function stoppedOn({ from, to: end, past }: RiddenWay): RiderWay {
      const along = (mils: number) => offset(from, bearingCdeg(from, end), mils);
      const free = (at: Point) =>
        !entersField(state, { from, to: at }) && inTheWay(tokenAt(at).base, blockers) === undefined;
      const at = shortened(distanceMils(from, end), STEP_MILS, along, free)?.at ?? from;
      return { rider: { ...rider, to: at }, ways: [...ways.slice(0, held), { from, to: at, past }] };
    }
  });
}
