/** Suggested spots and formations are legal, and formations are sensible. */
import { describe, expect, it } from 'vitest';
import { distanceMils, inContact } from '../../../geometry/table/index.ts';
import { seededRandom } from '../../../kernel/index.ts';
import { turned } from '../../../mechanics/open-table/index.ts';
import { presets } from '../../presets.ts';
import { commanderOf, squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { classOf, hasCustomization } from '../../ship/ships.ts';
import { baseOf } from '../../ship/stats.ts';
import type { DrawnSetup } from '../../setup.ts';
import { firstState } from '../../start.ts';
import type { State } from '../../state.ts';
import { evolve } from '../../evolve.ts';
import { undeployed } from '../../../mechanics/blueprint-fleets/setup/deploying.ts';
import { randomDeployment } from '../../../mechanics/blueprint-fleets/setup/formation.ts';
import { deploying, suggestDeployment } from './deployment.ts';
import { deployment } from './handler.ts';
import { pieceFault, suggestTerrainSpot } from './terrain.ts';

const seats = ['seat-1', 'seat-2'] as const;
const turn = { kind: 'deployment', step: 'deploy' } as const;

function deployed(state: State, command: ReturnType<typeof suggestDeployment>, by: (typeof seats)[number]): State {
  const { squadron, ships, fighters } = command;
  return evolve(state, { kind: 'squadron-deployed', squadron, by, ships, fighters });
}

/** North from the southern strip, south from the northern one; the escort of a convoy looks east along the table. */
function acrossTheTable(state: State, by: (typeof seats)[number], yMils: number): number {
  if (state.match.convoy?.escort === by) return 9000;
  return yMils < state.match.table.heightMils / 2 ? 0 : 18_000;
}

describe.each(presets)('$id', ({ setup }) => {
  it('draws every squadron up legally, near its commander, its screens in contact, facing the enemy', () => {
    let state = firstState(setup);
    for (const by of seats)
      for (const squadron of undeployed(state, by)) {
        const command = suggestDeployment(state, squadron.id);
        expect(deployment.check(state, { ...turn, turn: by }, command, by)?.sentence).toBeUndefined();
        expect(command.ships.map((each) => each.facingCdeg)).toEqual(
          command.ships.map(({ at }) => acrossTheTable(state, by, at.yMils)),
        );
        state = deployed(state, command, by);
        const commander = commanderOf(state, squadron);
        if (commander === undefined && squadronShips(state, squadron).every((ship) => classOf(ship).civilian)) continue;
        if (commander === undefined) throw new Error(`${squadron.name} has no commander`);
        for (const ship of squadronShips(state, squadron)) {
          expect(distanceMils(ship.at, commander.at)).toBeLessThanOrEqual(6000);
          if (ship.id === commander.id || !hasCustomization(ship, 'defensive-screen')) continue;
          expect(inContact(baseOf(ship), baseOf(commander))).toBe(true);
        }
      }
  });

  it('finds a legal formation wherever the others stand', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const random = seededRandom(seed);
      let state = firstState(setup);
      for (const by of seats)
        for (const squadron of undeployed(state, by)) {
          const drawn =
            random() < 0.5
              ? randomDeployment(deploying, state, squadron, random)
              : suggestDeployment(state, squadron.id);
          expect(deployment.check(state, { ...turn, turn: by }, drawn, by)?.sentence, `seed ${seed}`).toBeUndefined();
          state = deployed(state, drawn, by);
        }
    }
  });
});

describe('a spot for terrain', () => {
  const [first] = presets;
  if (first === undefined) throw new Error('there is no preset');
  const pieces: DrawnSetup['terrain'] = [
    { kind: 'minefield', footprint: { kind: 'circle', radiusMils: 4000 } },
    { kind: 'asteroids-heavy', footprint: { kind: 'rectangle', widthMils: 5000, heightMils: 12_000, facingCdeg: 0 } },
    { kind: 'corrosive-gas', footprint: { kind: 'rectangle', widthMils: 2000, heightMils: 8000, facingCdeg: 0 } },
    { kind: 'particle-cloud', footprint: { kind: 'circle', radiusMils: 2000 } },
  ];

  it('is legal piece after piece, until none is left', () => {
    let state = firstState({ ...first.setup, terrain: pieces, table: '48x48' });
    let placed = 0;
    for (const terrain of Object.values(state.terrain)) {
      if (terrain.at !== null) continue;
      const spot = suggestTerrainSpot(state, terrain.id);
      if (spot === undefined) continue;
      const shape = turned(terrain.footprint, spot.facingCdeg ?? 0);
      expect(pieceFault(state, terrain, { at: spot.at, shape })?.sentence).toBeUndefined();
      const facingCdeg = spot.facingCdeg ?? null;
      state = evolve(state, { kind: 'terrain-placed', terrain: terrain.id, by: 'seat-1', at: spot.at, facingCdeg });
      placed += 1;
    }
    // A 12" piece lies beside the planet on either side; then the table is full.
    expect(placed).toBeGreaterThanOrEqual(2);
  });

  it('is not found where a piece is too big for the band between the zones', () => {
    const huge: DrawnSetup['terrain'] = [{ kind: 'minefield', footprint: { kind: 'circle', radiusMils: 9000 } }];
    const state = firstState({ ...first.setup, terrain: huge });
    expect(suggestTerrainSpot(state, 'terrain-01')).toBeUndefined();
  });
});
