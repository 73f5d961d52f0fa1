/** A beacon, a way through hyperspace, an ambush disc or a fighter token. */
import {
  choice,
  flag,
  press,
  row,
  type Item,
  type Panel,
  type PressField,
  copyPress,
  noPanel,
} from '#lib/editor/fields.ts';
import type { PositionDraft } from '#lib/editor/game.ts';
import { beaconTitle, type State } from '@broadside/rules/mechanics/blueprint-fleets';
import { editFighter, editThing, listOf, removeThing, thingCalled, withList, type EditedList } from '../edit.ts';
import type { EditorParts } from '../parts.ts';
import type { EditedSeat, FleetPosition } from '../position.ts';
import { seatOptions } from '../seats.ts';

type Marker = Exclude<EditedList, 'terrain'>;
interface Part<P> {
  readonly title: string;
  readonly detail: string;
  readonly items: readonly Item<P>[];
  /** What it belongs to. */
  readonly leads?: PressField<P>;
}

const statuses = [
  { value: 'online', name: 'Online' },
  { value: 'offline', name: 'Offline' },
  { value: 'starting', name: 'Laid this round, starting' },
];

const leadTo = <P>(words: string, thing: string): PressField<P> => press(words, () => ({ select: thing }));

function beaconPart<P extends FleetPosition>(
  { position, state }: PositionDraft<P, State>,
  id: string,
): Part<P> | undefined {
  const beacon = thingCalled(position, 'beacon', id);
  if (!beacon) return undefined;
  const status = beacon.starting ? 'starting' : (beacon.status ?? 'online');
  const power = (wanted: string): P =>
    editThing(position, 'beacon', id, {
      status: wanted === 'online' ? undefined : 'offline',
      starting: wanted === 'starting' || undefined,
    });
  const give = (seat: string): P => editThing(position, 'beacon', id, { seat: seat as EditedSeat });
  return {
    title: beaconTitle(id).replace(/^b/, 'B'),
    detail: 'Navigation beacon',
    items: [
      row('Side', choice('Side of the beacon', beacon.seat, seatOptions(state), give)),
      row('Status', choice('Status of the beacon', status, statuses, power)),
    ],
  };
}

function portalPart<P extends FleetPosition>({ position }: PositionDraft<P, State>, id: string): Part<P> | undefined {
  const portal = thingCalled(position, 'portal', id);
  if (!portal) return undefined;
  const out = position.squadrons
    .flatMap(({ ships }) => ships)
    .map((ship) => ({ value: `out:${ship.id ?? ''}`, name: ship.name, group: 'Way out, opened by' }));
  const waiting = position.squadrons
    .filter(({ reserve }) => reserve)
    .map((each) => ({ value: `in:${each.id ?? ''}`, name: each.name, group: 'Way in for' }));
  const keeper = portal.entry === undefined ? `out:${portal.opener ?? ''}` : `in:${portal.entry}`;
  const keep = (value: string): P => {
    const [way, holder = ''] = value.split(':');
    const next = way === 'in' ? { entry: holder, opener: undefined } : { opener: holder, entry: undefined };
    return editThing(position, 'portal', id, next);
  };
  return {
    title: portal.entry === undefined ? 'Way out' : 'Way in',
    detail: 'An open way through hyperspace, 2″ across',
    items: [row('Whose', choice('Who uses it', keeper, [...out, ...waiting], keep))],
  };
}

/** One disc of the three is the squadron. */
function revealed<P extends FleetPosition>(position: P, squadron: string, id: string): P {
  const list = listOf(position, 'disc').map((each) => {
    if (each.squadron !== squadron) return each;
    const { real: _, ...bare } = each;
    return each.id === id ? { ...bare, real: true } : bare;
  });
  return withList(position, 'disc', list);
}

function discPart<P extends FleetPosition>(
  { position, state }: PositionDraft<P, State>,
  id: string,
): Part<P> | undefined {
  const disc = state.discs[id];
  if (!disc) return undefined;
  const real = state.secrets.ambushes[disc.squadron] === id;
  const name = state.squadrons[disc.squadron]?.name ?? 'A squadron';
  return {
    title: 'Ambush disc',
    detail: `${name} ${real ? 'is behind it' : 'is behind another one'}`,
    items: real
      ? [{ kind: 'note', text: 'Only the squadron’s own side is told this.' }]
      : [
          {
            kind: 'flags',
            fields: [press('The squadron is here', () => ({ edit: revealed(position, disc.squadron, id) }))],
          },
        ],
    leads: leadTo('The squadron', `squadron:${disc.squadron}`),
  };
}

function fighterPart<P extends FleetPosition>(
  { position, state }: PositionDraft<P, State>,
  id: string,
): Part<P> | undefined {
  const fighter = state.fighters[id];
  if (!fighter) return undefined;
  const { carrier } = fighter;
  const ticked = (label: string, key: 'moved' | 'attacked') =>
    flag(label, fighter[key], (on) => editFighter(position, carrier, id, { [key]: on || undefined }));
  return {
    title: fighter.name,
    detail: `Fighters of ${state.ships[carrier]?.name ?? 'a carrier'}`,
    items: [{ kind: 'flags', fields: [ticked('Has moved', 'moved'), ticked('Has attacked', 'attacked')] }],
    leads: leadTo('The carrier', `ship:${carrier}`),
  };
}

const parts = { beacon: beaconPart, portal: portalPart, disc: discPart, fighter: fighterPart } as const;

export function markerPanel<P extends FleetPosition>(
  { places, copyThing }: EditorParts<P>,
  draft: PositionDraft<P, State>,
  kind: Marker,
  id: string,
): Panel<P> {
  const part = parts[kind](draft, id);
  if (!part) return noPanel;
  const { position } = draft;
  const thing = `${kind}:${id}`;
  return {
    title: part.title,
    detail: part.detail,
    items: [...part.items, ...places.placeRows(position, thing)],
    presses: [
      ...(part.leads ? [part.leads] : []),
      ...copyPress('Copy it', copyThing(position, thing)),
      press(kind === 'fighter' ? 'Take it aboard' : 'Remove it', () => ({ edit: removeThing(position, thing) })),
    ],
  };
}
