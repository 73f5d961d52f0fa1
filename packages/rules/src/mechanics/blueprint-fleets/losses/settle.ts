/** What is due once an effect is finished: condition checks, then consequences first in, first out. */
import { lurks, shipOf, squadronShips } from '../ships.ts';
import type { Procedure } from '../procedure.ts';
import type { Consequence } from '../records.ts';
import type { Ship, State } from '../table.ts';
import { gainDisorder } from './harm.ts';
import { emergencyJump } from './harm.ts';
import type { ShipId } from '../ids.ts';

/** The least total that keeps a ship in the fight. */
export const conditionNeed: Readonly<Record<Ship['rank'], number>> = { captain: 6, commander: 5, admiral: 4 };

function conditionCheck(p: Procedure, shipId: ShipId): void {
  const ship = p.state.ships[shipId];
  if (ship === undefined || ship.place !== 'table') return;
  const faces = [...p.dice.roll(6, 2, `condition check of ${ship.name}`)];
  const total = faces.reduce((sum, face) => sum + face, 0) - ship.disorder;
  const need = conditionNeed[ship.rank];
  const passed = total >= need;
  p.emit({ kind: 'condition-checked', ship: shipId, faces, disorder: ship.disorder, total, need, passed });
  if (!passed)
    emergencyJump(p, shipId, 'condition', { rule: p.book.losses.checkFailed, by: 'a failed condition check' });
}

/** Ships of the side whose squadron is activating first, each side by ship id. */
export function inOrderOfEffect(state: State, ships: readonly Ship[]): readonly Ship[] {
  const active = state.match.active === null ? undefined : state.squadrons[state.match.active]?.seat;
  const key = (ship: Ship) => `${ship.seat === active ? 0 : 1}${ship.id}`;
  return [...ships].sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** What the loss of a flagship or a Squadron Commander does to those who stay. */
function carryOut(p: Procedure, { kind, ship: lostId }: Consequence): void {
  const lost = shipOf(p.state, lostId);
  const squadron = p.state.squadrons[lost.squadron];
  const flagship = kind === 'flagship-gone';
  p.emit({ kind: 'command-lost', ship: lostId, rank: flagship ? 'admiral' : 'commander' });
  if (flagship) {
    const commanders = Object.values(p.state.ships).filter(
      (each) =>
        each.seat === lost.seat && each.rank === 'commander' && (each.place === 'table' || lurks(p.state, each)),
    );
    for (const each of inOrderOfEffect(p.state, commanders))
      gainDisorder(p, each.id, 2, { rule: p.book.losses.flagshipGone, by: `loss of the flagship ${lost.name}` });
  }
  if (squadron === undefined) return;
  for (const each of inOrderOfEffect(p.state, squadronShips(p.state, squadron)))
    gainDisorder(p, each.id, 1, { rule: p.book.losses.commanderGone, by: `loss of the commander aboard ${lost.name}` });
}

/** Works off the losses of officers, which act at once, while condition checks still wait for the end of an attack. */
export function settleConsequences(p: Procedure): void {
  for (;;) {
    const { checks, consequences } = p.state.due;
    const [consequence, ...later] = consequences;
    if (consequence === undefined) return;
    p.setDue({ checks, consequences: later });
    carryOut(p, consequence);
  }
}

/** What happens in the midst of an attack and is settled by itself: condition checks that the attack owes wait for its end. */
export function apart(p: Procedure, happen: () => void): void {
  const owed = p.state.due.checks;
  p.setDue({ ...p.state.due, checks: [] });
  happen();
  const left = owed.filter((id) => p.state.ships[id]?.place === 'table');
  p.setDue({ ...p.state.due, checks: [...left, ...p.state.due.checks.filter((id) => !left.includes(id))] });
}

/** Works off everything that is due. Call it at the end of each resolved attack, terrain feature or other event. */
export function settle(p: Procedure): void {
  for (;;) {
    const { checks, consequences } = p.state.due;
    const [check, ...laterChecks] = checks;
    const [consequence, ...laterConsequences] = consequences;
    if (check !== undefined) {
      p.setDue({ checks: laterChecks, consequences });
      conditionCheck(p, check);
    } else if (consequence !== undefined) {
      p.setDue({ checks, consequences: laterConsequences });
      carryOut(p, consequence);
    } else return;
  }
}
