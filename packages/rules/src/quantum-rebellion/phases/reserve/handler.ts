/** The Reserve Phase and the way in: QR-6.2a, QR-7.0a, QR-7.1, R-QR-71 to R-QR-73; without an answer R-QR-222. */
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { type ComingInRules, entryBy, reserveBy } from '../../../mechanics/blueprint-fleets/reserve/coming-in.ts';
import { suggestEntry as suggestBy } from '../../../mechanics/blueprint-fleets/reserve/formation.ts';
import {
  entrySpot as spotBy,
  sampleEntrySpot as sampleBy,
} from '../../../mechanics/blueprint-fleets/reserve/portal-spots.ts';
import { orderOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import type { HandlerOf } from '../../game.ts';
import { optionOf } from '../../table.ts';
import type { Procedure } from '../../procedure.ts';
import { setDown } from '../../ship/clearance.ts';
import { uncover } from '../../../mechanics/blueprint-fleets/ambush/uncover.ts';
import { activeBeacons, beaconRadiusMils } from '../../specials/beacons/control.ts';
import type { OpenTable, State } from '../../state.ts';
import { portals } from '../command/portal.ts';
import { strikeOnArrival } from '../movement/terrain.ts';
import { deploying, hiding, reserves } from '../setup/deployment.ts';
import { narrateReserve as narrateReserveBy } from '../../../mechanics/blueprint-fleets/reserve/narrate.ts';

/** Portals lie clear of planets and beacons (QR-7.1.1b, QR-7.1.1c, R-QR-70); ships at them or near by (R-QR-72, R-QR-220). */
export const comingIn: ComingInRules = {
  deploying,
  reserve: reserves,
  portal: { ...portals, beaconRadiusMils, activeBeacons, edge: 'R-QR-70', clear: 'QR-7.1.1b' },
  comingOut: setDown('R-QR-72', 'Place its whole base on the table.'),
  must: 'QR-7.1.2a',
  enter: 'QR-8.3.4a',
  crowded: 'R-QR-72',
  phase: 'QR-6.2a',
  pass: 'QR-7.0a',
  activate: (p: Procedure) => {
    const [first] = orderOf(p.state);
    if (first === undefined) throw new Error('a round without sides');
    p.replace({ kind: 'activation', turn: first, step: 'choose' });
  },
  mayMove: ({ match }: OpenTable) => optionOf(match, 'moveAfterReserveEntry'),
  entered: (p: Procedure, before: State, squadron, ships) => {
    for (const ship of ships) strikeOnArrival(p, ship);
    uncover(hiding, p, before, squadron);
  },
};

export const reserve: HandlerOf<'reserve'> = reserveBy(comingIn);
export const entry: HandlerOf<'entry'> = entryBy(comingIn);

export const entrySpot = (state: OpenTable, seat: Seat) => spotBy(comingIn.portal, state, seat);
export const sampleEntrySpot = (state: OpenTable, seat: Seat, random: Random) =>
  sampleBy(comingIn.portal, state, seat, random);
export const suggestEntry = (state: OpenTable, squadron: Squadron, portal: Portal) =>
  suggestBy(comingIn, state, squadron, portal);

export const narrateReserve = narrateReserveBy({
  'squadron-reserved': ['QR-5.2.5c', 'R-QR-57'],
  'reserve-phase-began': ['QR-6.0a', 'QR-6.2a'],
  'entry-portal-placed': ['QR-7.1.1a'],
  'reserve-passed': ['QR-7.0a'],
  'squadron-stranded': ['QR-7.1.3a', 'R-QR-73'],
  'squadron-entered': ['QR-7.1.2a', 'QR-8.3.4a', 'R-QR-72'],
  fightersOut: 'R-QR-63',
});
