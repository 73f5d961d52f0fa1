/** What may be put on the table: ships by class, squadrons of fleets, terrain, markers. */
import type { AddDesk, AddItem, AddTab, OfferedThing } from '#lib/editor/add-tabs.ts';
import type { PositionDraft } from '#lib/editor/game.ts';
import { sideOf } from '#lib/components/side.ts';
import { addBeacon, addClass, addFleet, addPortal, addSquadron, addTerrain } from './adding.ts';
import { glyphOf } from '../chart.ts';
import type { EditedSeat } from './edit.ts';
import { fleetOf } from './panels/seats.ts';
import {
  classCodes,
  classes,
  fleetDesign,
  fleetPoints,
  shipPoints,
  terrain,
  terrainKinds,
  type Position,
  type State,
} from './rules.ts';

type Items = readonly AddItem<Position>[];
interface Asked {
  readonly draft: PositionDraft<Position, State>;
  readonly desk: AddDesk;
  readonly seat: EditedSeat;
}

/** A new ship joins a squadron of its side, or comes in one of her own. */
function ships({ draft: { position }, desk, seat }: Asked): Items {
  const own = position.squadrons.filter((each) => each.seat === seat);
  const joined = own.find(({ id }) => id === desk.picks[`joins ${seat}`])?.id;
  const grid = classCodes.map((code): OfferedThing<Position> => ({
    name: classes[code].name,
    label: `Add ${classes[code].name}`,
    glyph: { id: glyphOf(code), side: sideOf(seat) },
    put: () => addClass(position, seat, code, joined),
  }));
  const options = [
    { value: '', name: 'In a squadron of her own' },
    ...own.map((each) => ({ value: each.id ?? '', name: `Joins ${each.name}` })),
  ];
  const pick: Items =
    own.length > 0 ? [{ kind: 'pick', key: `joins ${seat}`, label: 'The new ship joins', options }] : [];
  return [...pick, { kind: 'grid', things: grid }];
}

function fleet({ draft: { position }, desk, seat }: Asked): Items {
  const pick: AddItem<Position> = { kind: 'pick', key: 'fleet', label: 'Fleet', options: desk.fleets };
  const design = fleetDesign.safeParse(desk.fleet).data;
  if (!design) return [pick];
  const squadrons = design.squadrons.filter((squadron) => squadron.ships.length > 0);
  return [
    pick,
    {
      kind: 'lines',
      things: squadrons.map((squadron) => ({
        name: squadron.name,
        label: `Add ${squadron.name} squadron`,
        detail: `${squadron.ships.length} · ${squadron.ships.reduce((sum, ship) => sum + shipPoints(ship), 0)} pts`,
        glyph: { id: glyphOf(squadron.ships[0]?.class ?? 'CR'), side: sideOf(seat) },
        put: () => addSquadron(position, seat, squadron),
      })),
    },
    {
      kind: 'all',
      words: `All of ${design.name}, ${fleetPoints(design)} points`,
      put: () => addFleet(position, seat, design),
    },
  ];
}

function markers({ draft: { position, state, selected }, seat }: Asked): Items {
  // The ship that is selected opens the way; otherwise the flagship of the side.
  const chosen = selected?.startsWith('ship:') ? state.ships[selected.slice('ship:'.length)] : undefined;
  const opener = chosen?.seat === seat ? chosen : state.ships[state.sides[seat]?.flagship ?? ''];
  const waiting = position.squadrons.find((each) => each.seat === seat && each.reserve);
  const line = (thing: OfferedThing<Position>): AddItem<Position> => ({ kind: 'lines', things: [thing] });
  return [
    line({
      name: 'Beacon',
      label: 'Add a beacon',
      detail: `for ${fleetOf(state, seat)}`,
      put: () => addBeacon(position, seat),
    }),
    opener?.at
      ? line({
          name: 'Way out',
          detail: `opened by ${opener.name}`,
          put: () => addPortal(position, { opener: opener.id }),
        })
      : { kind: 'note', text: 'A way out needs a ship on the table that opens it.' },
    waiting
      ? line({
          name: 'Way in',
          detail: `for ${waiting.name}`,
          put: () => addPortal(position, { entry: waiting.id ?? '' }),
        })
      : { kind: 'note', text: 'A way in needs a squadron in reserve: choose one and set where it is.' },
    { kind: 'note', text: 'Ambush discs: choose a squadron and set where it is.' },
  ];
}

export function adding(draft: PositionDraft<Position, State>, desk: AddDesk): readonly AddTab<Position>[] {
  const asked = { draft, desk, seat: desk.side as EditedSeat };
  const ground = terrainKinds.map((kind): OfferedThing<Position> => ({
    name: terrain[kind].name,
    label: `Add ${terrain[kind].name.toLowerCase()}`,
    put: () => addTerrain(draft.position, kind),
  }));
  return [
    { id: 'ship', name: 'Ship', items: ships(asked) },
    { id: 'squadron', name: 'Fleet', items: fleet(asked) },
    { id: 'terrain', name: 'Terrain', items: [{ kind: 'grid', things: ground }] },
    { id: 'marker', name: 'Marker', items: markers(asked) },
  ];
}
