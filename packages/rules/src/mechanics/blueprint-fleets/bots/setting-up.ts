/** How a captain sets up and chooses who acts. */
import type { Seat } from '../../../kernel/contract.ts';
import type { Kind } from '../../../kernel/ruleset/game.ts';
import type { ActivateOffer, EndSegmentOffer } from '../activation/schema.ts';
import type { Point, SquadronId, TerrainId } from '../ids.ts';
import type { Segment } from '../records.ts';
import { squadronShips } from '../ships.ts';
import type { OpenTable, Ship, Table } from '../table.ts';
import type { Helm } from './steering.ts';
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
export function activateStrongest<S extends Ship>(
  { prey, firepower }: Pick<Helm<S>, 'prey' | 'firepower'>,
  state: TableOf<S>,
  offers: readonly Kind[],
  by: Seat,
): { kind: 'activate-squadron'; squadron: SquadronId } | undefined {
  const enemies = prey(state, by);
  const of = (id: SquadronId): number => {
    const squadron = state.squadrons[id];
    const ships = squadron === undefined ? [] : squadronShips(state, squadron);
    return ships.reduce((sum, ship) => sum + firepower(ship, ship, enemies), 0);
  };
  const [first] = offers
    .filter((offer): offer is ActivateOffer => offer.kind === 'activate-squadron')
    .map(({ squadron }) => ({ squadron, strength: of(squadron) }))
    .sort((a, b) => b.strength - a.strength);
  return first && { kind: 'activate-squadron', squadron: first.squadron };
}

/** Ends the segment when nothing is left to order in it. */
export function endSegment(
  _state: unknown,
  offers: readonly Kind[],
): { kind: 'end-segment'; segment: Segment } | undefined {
  const end = offers.find((offer): offer is EndSegmentOffer => offer.kind === 'end-segment');
  return end && { kind: 'end-segment', segment: end.segment };
}
