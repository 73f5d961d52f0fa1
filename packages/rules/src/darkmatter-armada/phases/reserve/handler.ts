/** The Reserve Phase and the way in: DA-7.2, DA-8.1, DA-8.2, R-DA-56 to R-DA-59; markers of those who enter DA-8.3. */
import type { Random, Seat } from '../../../kernel/contract.ts';
import type { Portal, Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { uncover } from '../../../mechanics/blueprint-fleets/ambush/uncover.ts';
import { type ComingInRules, entryBy, reserveBy } from '../../../mechanics/blueprint-fleets/reserve/coming-in.ts';
import { suggestEntry as suggestBy } from '../../../mechanics/blueprint-fleets/reserve/formation.ts';
import { narrateReserve as narrateReserveBy } from '../../../mechanics/blueprint-fleets/reserve/narrate.ts';
import {
  entrySpot as spotBy,
  sampleEntrySpot as sampleBy,
} from '../../../mechanics/blueprint-fleets/reserve/portal-spots.ts';
import { orderOf } from '../../../mechanics/blueprint-fleets/seats.ts';
import { jammingOf } from '../../../mechanics/blueprint-fleets/beacons/active.ts';
import { sizes } from '../../data/sizes.ts';
import type { HandlerOf } from '../../game.ts';
import type { ShipId } from '../../ids.ts';
import { faultGrid, giveMarker } from '../../markers/placing.ts';
import type { Procedure } from '../../procedure.ts';
import { setDown, tape } from '../../ship/clearance.ts';
import type { OpenTable, State } from '../../state.ts';
import { optionOf } from '../../table.ts';
import { portals } from '../command/portal.ts';
import { strikeOnArrival } from '../movement/terrain.ts';
import { deploying, hiding, reserves } from '../setup/deployment.ts';

const beaconRadiusMils = sizes.beaconDiameterMils / 2;
const { activeBeacons } = jammingOf({ radiusMils: beaconRadiusMils, contactMils: tape.contactMils });

/** DA-8.3, or the other markers of R-DA-60. */
function markEntry(p: Procedure, id: ShipId): void {
  const cause = { rule: 'DA-8.3a', by: 'entry from hyperspace' };
  const penalty = optionOf(p.state.match, 'entryPenalty');
  const commander = p.state.ships[id]?.rank !== 'captain';
  if (penalty !== 'fire-control') faultGrid(p, id, cause);
  if (penalty !== 'grid-fault' || commander) giveMarker(p, id, 'commsDown', { ...cause, rule: 'DA-8.3b' });
  if (penalty !== 'grid-fault') giveMarker(p, id, 'fireControl', { ...cause, rule: 'R-DA-60' });
}

export const comingIn: ComingInRules = {
  deploying,
  reserve: reserves,
  portal: { ...portals, beaconRadiusMils, activeBeacons, edge: 'R-DA-56', clear: 'DA-8.1b' },
  comingOut: setDown('DA-8.2b', 'Place its whole base on the table.'),
  must: 'DA-8.2a',
  enter: 'DA-8.2b',
  crowded: 'R-DA-59',
  fightersStay: 'R-DA-59',
  phase: 'DA-7.2',
  pass: 'DA-8.1a',
  activate: (p: Procedure) => {
    const [first] = orderOf(p.state);
    if (first === undefined) throw new Error('a round without sides');
    p.replace({ kind: 'activation', turn: first, step: 'choose' });
  },
  mayMove: () => false,
  entered: (p: Procedure, before: State, squadron, ships) => {
    for (const id of ships) markEntry(p, id);
    for (const id of ships) strikeOnArrival(p, id);
    uncover(hiding, p, before, squadron);
  },
};

export const reserve: HandlerOf<'reserve'> = reserveBy(comingIn);
export const entry: HandlerOf<'entry'> = entryBy(comingIn);

export const entrySpot = (state: OpenTable, seat: Seat) => spotBy(comingIn.portal, state, seat);
export const suggestEntry = (state: OpenTable, squadron: Squadron, portal: Portal) =>
  suggestBy(comingIn, state, squadron, portal);

/** A place where a portal of the side may open, by chance. */
export const sampleEntrySpot = (state: OpenTable, seat: Seat, random: Random) =>
  sampleBy(comingIn.portal, state, seat, random);

export const narrateReserve = narrateReserveBy({
  'squadron-reserved': ['DA-6.2.5b'],
  'reserve-phase-began': ['DA-7.0', 'DA-7.2'],
  'entry-portal-placed': ['DA-8.1a'],
  'reserve-passed': ['DA-8.1a', 'R-DA-58'],
  'squadron-stranded': ['DA-10.1c'],
  'squadron-entered': ['DA-8.2a', 'DA-8.2b', 'R-DA-59'],
  fightersOut: 'R-DA-59',
});
