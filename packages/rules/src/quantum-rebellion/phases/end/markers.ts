/** The markers and the Disorder check of the End Phase (9.3, 9.4, R-QR-157, R-QR-178, R-QR-179). */
import { checkDisorder as checkBy } from '../../../mechanics/blueprint-fleets/end/order.ts';
import { contains } from '../../../geometry/table/index.ts';
import { shedDisorder } from '../../../mechanics/blueprint-fleets/losses/harm.ts';
import { modules } from '../../data/modules.ts';
import type { Procedure } from '../../procedure.ts';
import { hasCustomization } from '../../ship/ships.ts';
import { hangarCapacity, unmanned, working } from '../../ship/stats.ts';
import type { Fighter } from '../../../mechanics/blueprint-fleets/records.ts';
import { fadeCloaks } from '../../specials/cloak/cloaking.ts';
import type { Homecoming } from '../../../mechanics/blueprint-fleets/fighters/schema.ts';
import { inEndOrder } from './teams.ts';

/** Each working Minesweeper inside a field lowers its strength by 2: QR-11.6.23c, R-QR-93. */
function sweepMines(p: Procedure): void {
  const { effect } = modules['minesweeper'];
  const each = effect.kind === 'sweep' ? effect.strength : 0;
  for (const field of Object.values(p.state.terrain)) {
    const { at, strength } = field;
    if (at === null || strength === null) continue;
    const sweepers = inEndOrder(p.state).filter(
      (ship) => working(ship, 'minesweeper') > 0 && contains({ at, shape: field.footprint }, ship.at),
    );
    if (sweepers.length === 0) continue;
    const modulesAtWork = sweepers.reduce((sum, ship) => sum + working(ship, 'minesweeper'), 0);
    const left = Math.max(0, strength - each * modulesAtWork);
    p.emit({ kind: 'minefield-swept', terrain: field.id, ships: sweepers.map(({ id }) => id), strength: left });
  }
}

/** Tokens that waited for a Restricted Hangar come aboard, if there is still a hangar: R-QR-166. */
function receiveWaiting(p: Procedure): void {
  const waiting = Object.values(p.state.fighters).filter((fighter) => fighter.place === 'waiting');
  if (waiting.length === 0) return;
  const taken = new Map<string, number>();
  const home = (fighter: Fighter): Homecoming => {
    const carrier = p.state.ships[fighter.carrier];
    const aboard = Object.values(p.state.fighters).filter(
      (other) => other.carrier === fighter.carrier && other.place === 'aboard',
    ).length;
    const before = taken.get(fighter.carrier) ?? 0;
    taken.set(fighter.carrier, before + 1);
    const open = carrier?.place === 'table' && (carrier.crew > 0 || unmanned(carrier));
    const room = carrier !== undefined && open ? hangarCapacity(p.state, carrier) - aboard - before : 0;
    return { fighter: fighter.id, to: room > 0 ? 'aboard' : 'lost' };
  };
  const cause = { rule: 'QR-11.4.14a', by: 'the wait for the hangar' };
  p.emit({ kind: 'fighters-returned', homecomings: waiting.map(home), cause });
}

/** Step 9.3 begins with bridge crews and terrain (QR-9.3b, R-QR-178); the beacons follow. */
export function adjustMarkers(p: Procedure): void {
  for (const ship of inEndOrder(p.state)) {
    if (hasCustomization(ship, 'elite-bridge-crew'))
      shedDisorder(p, ship.id, 1, { rule: 'QR-11.4.6a', by: 'Elite Bridge Crew' });
  }
  sweepMines(p);
}

/** After the beacons: portals and states of the round (R-QR-178). */
export function closeMarkers(p: Procedure): void {
  const portals = Object.keys(p.state.portals);
  if (portals.length > 0) p.emit({ kind: 'portals-closed', portals });
  receiveWaiting(p);
  fadeCloaks(p);
}

/** Step 9.4. */
export const checkDisorder = (p: Procedure): void => checkBy(p, 'QR-9.4a');
