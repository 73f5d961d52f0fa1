/** Everything that belongs to a position, on the table or not, for the list. */
import type { PositionDraft, ListedThing, ListGroup } from '#lib/editor/game.ts';
import { sideOf } from '#lib/components/side.ts';
import { beaconTitle, type State } from '@broadside/rules/mechanics/blueprint-fleets';
import { listOf } from './edit.ts';
import type { EditedSeat, EditedSquadron, FleetPosition } from './position.ts';
import { fleetOf, seats } from './seats.ts';

function squadronState(state: State, squadron: EditedSquadron): string {
  if (state.match.active === squadron.id) return 'acting';
  if (squadron.reserve) return 'reserve';
  if (Object.values(state.discs).some((disc) => disc.squadron === squadron.id)) return 'hidden';
  return squadron.activated ? 'done' : '';
}

function shipState(state: State, id: string): string {
  const ship = state.ships[id];
  if (!ship) return '';
  if (ship.place === 'gone') return 'gone';
  if (ship.place === 'off') return 'off the table';
  return ship.hull === ship.hullMax ? '' : `${ship.hull}/${ship.hullMax}`;
}

function sideGroup({ position, state }: PositionDraft<FleetPosition, State>, seat: EditedSeat): ListGroup {
  const things = position.squadrons
    .filter((each) => each.seat === seat)
    .flatMap((squadron): readonly ListedThing[] => [
      { thing: `squadron:${squadron.id ?? ''}`, name: squadron.name, detail: squadronState(state, squadron) },
      ...squadron.ships.map(({ id = '', name }) => ({
        thing: `ship:${id}`,
        name,
        detail: shipState(state, id),
        deep: true,
      })),
    ]);
  return { heading: fleetOf(state, seat), side: sideOf(seat), things };
}

function markers(state: State): readonly ListedThing[] {
  const beacons = Object.keys(state.beacons).map((id) => ({
    thing: `beacon:${id}`,
    name: beaconTitle(id).replace(/^b/, 'B'),
  }));
  const portals = Object.values(state.portals).map(({ id, entry, opener }) => ({
    thing: `portal:${id}`,
    name:
      entry === null
        ? `Way out of ${state.ships[opener]?.name ?? 'a ship'}`
        : `Way in for ${state.squadrons[entry]?.name ?? 'a squadron'}`,
  }));
  const flying = Object.values(state.fighters).filter(({ place }) => place === 'table');
  const fighters = flying.map(({ id, name }) => ({ thing: `fighter:${id}`, name }));
  return [...beacons, ...portals, ...fighters].map((each) => ({ ...each, detail: '' }));
}

export function listed(draft: PositionDraft<FleetPosition, State>): readonly ListGroup[] {
  const { position, state } = draft;
  const ground = listOf(position, 'terrain').map(({ id = '', name, kind, at }) => ({
    thing: `terrain:${id}`,
    name: name ?? state.terrain[id]?.name ?? kind,
    detail: at ? '' : 'not placed',
  }));
  const groups: readonly ListGroup[] = [
    ...seats.map((seat) => sideGroup(draft, seat)),
    { heading: 'Terrain', things: ground },
    { heading: 'Markers', things: markers(state) },
  ];
  return groups.filter(({ things }) => things.length > 0);
}
