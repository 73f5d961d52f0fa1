/** One squadron: its side, what it has done, where it waits. */
import {
  choice,
  flag,
  heading,
  press,
  row,
  text,
  type Item,
  type Panel,
  copyPress,
  noPanel,
} from '#lib/editor/fields.ts';
import { type Change, type PositionDraft } from '#lib/editor/game.ts';
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import { editMatch, editSquadron, removeThing, squadronCalled } from '../edit.ts';
import type { EditorParts } from '../parts.ts';
import type { EditedSeat, EditedSquadron, FleetPosition } from '../position.ts';
import { seatOptions } from '../seats.ts';

const wheres = [
  { value: 'table', name: 'On the table' },
  { value: 'off', name: 'Not deployed yet' },
  { value: 'reserve', name: 'In reserve, in hyperspace' },
  { value: 'hidden', name: 'Behind ambush discs' },
];

function put<P extends FleetPosition>(parts: EditorParts<P>, position: P, id: string, where: string): P {
  const shown = parts.placeSquadron(position, id);
  if (where === 'table') return shown;
  if (where === 'hidden') return parts.hideSquadron(shown, id).position;
  const off = parts.offTable(shown, id);
  return where === 'reserve' ? editSquadron(off, id, { reserve: true }) : off;
}

function act<P extends FleetPosition>(position: P, id: string, on: boolean): P {
  const bare = editMatch(position, { pending: undefined, due: undefined, combatMode: undefined });
  return editMatch(
    bare,
    on ? { phase: undefined, active: id, segment: 'movement' } : { active: undefined, segment: undefined },
  );
}

export function squadronPanel<P extends FleetPosition>(
  parts: EditorParts<P>,
  { position, state }: PositionDraft<P, State>,
  id: string,
): Panel<P> {
  const written = squadronCalled(position, id);
  if (!written) return noPanel;
  const thing = `squadron:${id}`;
  const discs = Object.values(state.discs).filter((disc) => disc.squadron === id);
  const placed = written.ships.some(({ at }) => at !== undefined);
  const where = written.reserve ? 'reserve' : discs.length > 0 ? 'hidden' : placed ? 'table' : 'off';
  const acting = state.match.active === id;
  const change = (next: Change<EditedSquadron>): P => editSquadron(position, id, next);
  const links = written.ships.map((ship) => ({
    thing: `ship:${ship.id ?? ''}`,
    name: ship.name,
    detail: parts.className(ship.class),
  }));
  const behind: readonly Item<P>[] = [
    heading('Discs'),
    {
      kind: 'links',
      links: discs.map((disc, i) => ({
        thing: `disc:${disc.id}`,
        name: `Disc ${i + 1}`,
        detail: state.secrets.ambushes[id] === disc.id ? 'the squadron' : 'decoy',
      })),
    },
  ];
  return {
    title: written.name,
    name: text('Name of the squadron', written.name, (name) => change({ name })),
    detail: `Squadron, ${written.ships.length} ${written.ships.length === 1 ? 'ship' : 'ships'}`,
    items: [
      row(
        'Side',
        choice(`Side of ${written.name}`, written.seat, seatOptions(state), (seat) =>
          change({ seat: seat as EditedSeat }),
        ),
      ),
      row(
        'Where',
        choice(`Where ${written.name} is`, where, wheres, (next) => put(parts, position, id, next)),
      ),
      {
        kind: 'flags',
        fields: [
          flag('Has activated', state.squadrons[id]?.activated === true, (on) =>
            change({ activated: on === acting ? undefined : on }),
          ),
          flag('Is activating', acting, (on) => act(position, id, on)),
          { kind: 'together', label: 'Dragged together' },
        ],
      },
      heading('Ships'),
      { kind: 'links', links },
      ...(discs.length > 0 ? behind : []),
    ],
    presses: [
      ...copyPress('Copy the squadron', parts.copyThing(position, thing)),
      ...(written.reserve ? [press('Open a way in', () => ({ add: parts.addPortal(position, { entry: id }) }))] : []),
      press(`Remove ${written.name}`, () => ({ edit: removeThing(position, thing) })),
    ],
  };
}
