import type { State } from '../table.ts';
import type { EvolversOf } from '../../../kernel/ruleset/game.ts';
import type { BeaconEvent } from './events.ts';

export const evolveBeacons: EvolversOf<State, BeaconEvent> = {
  'beacon-deployed': (draft, { ship: shipId, beacon: id, space, at }) => {
    const ship = draft.ships[shipId];
    if (ship === undefined) return;
    ship.activation.special = 'deploy-beacon';
    ship.spent[space] = (ship.spent[space] ?? 0) + 1;
    draft.beacons[id] = { id, seat: ship.seat, at, status: 'offline', starting: true };
  },
  'beacon-hacked': (draft, event) => {
    const [ship, beacon] = [draft.ships[event.ship], draft.beacons[event.beacon]];
    if (ship === undefined || beacon === undefined) return;
    ship.activation.special = 'hack-beacon';
    if (event.success) draft.beacons[beacon.id] = { ...beacon, seat: ship.seat, status: 'offline', starting: false };
  },
  'beacons-started': (draft, event) => {
    for (const id of event.beacons) {
      const beacon = draft.beacons[id];
      if (beacon !== undefined) draft.beacons[id] = { ...beacon, status: 'online', starting: false };
    }
  },
  'beacons-switched': (draft, event) => {
    for (const id of [...event.on, ...event.off]) {
      const beacon = draft.beacons[id];
      if (beacon !== undefined) beacon.status = event.on.includes(id) ? 'online' : 'offline';
    }
  },
  'targets-held': () => undefined,
};
