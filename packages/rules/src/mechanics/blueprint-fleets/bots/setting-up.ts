/** How a captain sets up and chooses who acts. */
import type { Kind } from '../../../kernel/ruleset/game.ts';
import type { Pose } from '../../open-table/index.ts';
import type { ActivateOffer } from '../activation/schema.ts';
import type { Point, SquadronId, TerrainId } from '../ids.ts';
import { type Placed, squadronShips } from '../ships.ts';
import type { OpenTable, Ship, Table } from '../table.ts';
import type { BotJudging, TableOf, Thought } from './thoughts.ts';

type Spot = { at: Point; facingCdeg?: number };

/** What a game suggests to whoever sets up. */
export interface SetupSuggestions<D extends Kind> extends BotJudging {
  suggestTerrainSpot(state: Table, terrain: TerrainId): Spot | undefined;
  suggestDeployment(state: Table, squadron: SquadronId): D | undefined;
}

type SetupOrder<D> =
  | D
  | ({ kind: 'place-terrain'; terrain: TerrainId } & Spot)
  | { kind: 'choose-deployer'; first: boolean }
  | { kind: 'choose-order'; place: 'first' | 'second' };

/** Lays terrain, deploys, leaves the first placement to the other side and takes the first place in the order. */
export const setUpBy =
  <D extends Kind>(rules: SetupSuggestions<D>): Thought<OpenTable, Kind, SetupOrder<D>> =>
  (state, offers, by) => {
    for (const offer of offers) {
      if (offer.kind === 'place-terrain') {
        const { terrain } = offer as Kind & { terrain: TerrainId };
        const spot = rules.suggestTerrainSpot(state, terrain);
        if (spot !== undefined) return { kind: 'place-terrain', terrain, ...spot };
      }
      if (offer.kind === 'deploy-squadron')
        return rules.suggestDeployment(state, (offer as Kind & { squadron: SquadronId }).squadron);
      if (offer.kind === 'choose-deployer') return { kind: 'choose-deployer', first: false };
      const first = { kind: 'choose-order', place: 'first' } as const;
      if (offer.kind === 'choose-order' && rules.check(state, first, by) === undefined) return first;
    }
    return undefined;
  };

/** The squadron that can hurt the enemy most from where it is shoots before it is shot at. */
export function strongest<S extends Ship>(
  state: TableOf<S>,
  offers: readonly ActivateOffer[],
  strength: (ship: Placed<S>, stance: Pose) => number,
): ActivateOffer['squadron'] | undefined {
  const of = (id: SquadronId): number => {
    const squadron = state.squadrons[id];
    const ships = squadron === undefined ? [] : squadronShips(state, squadron);
    return ships.reduce((sum, ship) => sum + strength(ship, ship), 0);
  };
  const [first] = offers.map(({ squadron: id }) => ({ id, strength: of(id) })).sort((a, b) => b.strength - a.strength);
  return first?.id;
}
