/** What may be put on the table: ships by class, squadrons of fleets, terrain, markers. */
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { AddDesk, AddItem, AddTab, OfferedThing } from '#lib/editor/add-tabs.ts';
import type { Option } from '#lib/editor/fields.ts';
import type { PositionDraft } from '#lib/editor/game.ts';
import { sideOf } from '#lib/components/side.ts';
import type { DesignedFleet, DesignedShip } from '../builder/design.ts';
import type { FleetAdding } from './adding.ts';
import type { EditedSeat, FleetPosition } from './position.ts';
import { fleetOf } from './seats.ts';

/** What a game offers to be put on its table. */
export interface OffersOfGame<P extends FleetPosition, D extends DesignedShip> {
  readonly adding: FleetAdding<P, D>;
  readonly classes: readonly { readonly code: D['class']; readonly name: string; readonly glyph: string }[];
  readonly glyphOf: (code: D['class']) => string;
  readonly readFleet: (design: unknown) => DesignedFleet<D> | undefined;
  readonly shipPoints: (ship: D) => number;
  readonly terrain: readonly Option[];
}

type Items<P> = readonly AddItem<P>[];
interface Asked<P extends FleetPosition> {
  readonly draft: PositionDraft<P, State>;
  readonly desk: AddDesk;
  readonly seat: EditedSeat;
}

/** A new ship joins a squadron of its side, or comes in one of her own. */
function ships<P extends FleetPosition, D extends DesignedShip>(
  game: OffersOfGame<P, D>,
  { draft: { position }, desk, seat }: Asked<P>,
): Items<P> {
  const own = position.squadrons.filter((each) => each.seat === seat);
  const joined = own.find(({ id }) => id === desk.picks[`joins ${seat}`])?.id;
  const grid = game.classes.map(({ code, name, glyph }): OfferedThing<P> => ({
    name,
    label: `Add ${name}`,
    glyph: { id: glyph, side: sideOf(seat) },
    put: () => game.adding.addClass(position, seat, code, joined),
  }));
  const options = [
    { value: '', name: 'In a squadron of her own' },
    ...own.map((each) => ({ value: each.id ?? '', name: `Joins ${each.name}` })),
  ];
  const pick: Items<P> =
    own.length > 0 ? [{ kind: 'pick', key: `joins ${seat}`, label: 'The new ship joins', options }] : [];
  return [...pick, { kind: 'grid', things: grid }];
}

function fleet<P extends FleetPosition, D extends DesignedShip>(
  game: OffersOfGame<P, D>,
  { draft: { position }, desk, seat }: Asked<P>,
): Items<P> {
  const pick: AddItem<P> = { kind: 'pick', key: 'fleet', label: 'Fleet', options: desk.fleets };
  const design = game.readFleet(desk.fleet);
  if (!design) return [pick];
  const squadrons = design.squadrons.filter((squadron) => squadron.ships.length > 0);
  return [
    pick,
    {
      kind: 'lines',
      things: squadrons.map((squadron) => ({
        name: squadron.name,
        label: `Add ${squadron.name} squadron`,
        detail: `${squadron.ships.length} · ${squadron.ships.reduce((sum, ship) => sum + game.shipPoints(ship), 0)} pts`,
        glyph: { id: squadron.ships[0] ? game.glyphOf(squadron.ships[0].class) : 'CR', side: sideOf(seat) },
        put: () => game.adding.addSquadron(position, seat, squadron),
      })),
    },
    {
      kind: 'all',
      words: `All of ${design.name}, ${design.squadrons.flatMap(({ ships: own }) => own).reduce((sum, ship) => sum + game.shipPoints(ship), 0)} points`,
      put: () => game.adding.addFleet(position, seat, design),
    },
  ];
}

function markers<P extends FleetPosition, D extends DesignedShip>(
  game: OffersOfGame<P, D>,
  { draft: { position, state, selected }, seat }: Asked<P>,
): Items<P> {
  // The ship that is selected opens the way; otherwise the flagship of the side.
  const chosen = selected?.startsWith('ship:') ? state.ships[selected.slice('ship:'.length)] : undefined;
  const opener = chosen?.seat === seat ? chosen : state.ships[state.sides[seat]?.flagship ?? ''];
  const waiting = position.squadrons.find((each) => each.seat === seat && each.reserve);
  const line = (thing: OfferedThing<P>): AddItem<P> => ({ kind: 'lines', things: [thing] });
  return [
    line({
      name: 'Beacon',
      label: 'Add a beacon',
      detail: `for ${fleetOf(state, seat)}`,
      put: () => game.adding.addBeacon(position, seat),
    }),
    opener?.at
      ? line({
          name: 'Way out',
          detail: `opened by ${opener.name}`,
          put: () => game.adding.addPortal(position, { opener: opener.id }),
        })
      : { kind: 'note', text: 'A way out needs a ship on the table that opens it.' },
    waiting
      ? line({
          name: 'Way in',
          detail: `for ${waiting.name}`,
          put: () => game.adding.addPortal(position, { entry: waiting.id ?? '' }),
        })
      : { kind: 'note', text: 'A way in needs a squadron in reserve: choose one and set where it is.' },
    { kind: 'note', text: 'Ambush discs: choose a squadron and set where it is.' },
  ];
}

export function tabsOf<P extends FleetPosition, D extends DesignedShip>(
  game: OffersOfGame<P, D>,
  draft: PositionDraft<P, State>,
  desk: AddDesk,
): readonly AddTab<P>[] {
  const asked = { draft, desk, seat: desk.side as EditedSeat };
  const ground = game.terrain.map(({ value, name }): OfferedThing<P> => ({
    name,
    label: `Add ${name.toLowerCase()}`,
    put: () => game.adding.addTerrain(draft.position, value),
  }));
  return [
    { id: 'ship', name: 'Ship', items: ships(game, asked) },
    { id: 'squadron', name: 'Fleet', items: fleet(game, asked) },
    { id: 'terrain', name: 'Terrain', items: [{ kind: 'grid', things: ground }] },
    { id: 'marker', name: 'Marker', items: markers(game, asked) },
  ];
}
