/**
 * Standing instructions: windows that a player wants answered without being asked (R-FC-57).
 *
 * What they must not tell. A window opens by what everybody can see, and the answer to it is one `decline`, the same bytes
 * whoever gives it. What is left to be seen is whether the answer came from an instruction, and when it came. So:
 * - whether an instruction answers follows from the instruction and from the open table alone. `OpenTable` holds no
 *   cards, and nothing here takes a sight, an offer or a hand: it answers alike for a hand full of interrupts and for
 *   one without any;
 * - the delay is drawn anew for each window from one fixed distribution, whatever the window, the instruction and the
 *   hand, and it does not begin before everything else is known;
 * - a window that no instruction answers is put to the person, also when the hand holds nothing for it. No window is ever
 *   answered because there is nothing to play;
 * - the instruction stays in the browser. The server, the other seats and those who watch never get it.
 * What an onlooker can learn is that somebody does not want to be asked, which is what declining by hand tells too.
 */
import { distance } from '@broadside/rules/geometry/hex';
import { hexOf, weaponsOf, type OpenTable, type Unit, type WindowFrame } from '../rules.ts';

export type Instruction =
  | { readonly ask: 'always' }
  /** Only when this unit is attacked, or when an enemy that moves comes within reach of it. */
  | { readonly ask: 'unit'; readonly unit: string }
  /** Holds for this round and ends with it. */
  | { readonly ask: 'never'; readonly round: number };

export const always: Instruction = { ask: 'always' };

/** The instruction as it stands: one that has run out, or whose unit is gone, asks always. */
export function inForce(instruction: Instruction, table: OpenTable): Instruction {
  if (instruction.ask === 'never') return instruction.round === table.match.round ? instruction : always;
  if (instruction.ask === 'unit') {
    const place = table.units[instruction.unit]?.place;
    return place === 'board' || place === 'patrol' ? instruction : always;
  }
  return instruction;
}

/** The turn that runs, told apart from every other; undefined between two turns. */
export function turnOf(table: OpenTable): string | undefined {
  const turn = table.frames?.findLast((frame) => frame.kind === 'turn');
  return turn && `${table.match.round}:${turn.place}:${turn.hand}`;
}

/** Whether `unit` is attacked at this window, or an enemy that moves stands where one of its weapons reaches it. */
export function concerns(table: OpenTable, window: WindowFrame, unit: Unit): boolean {
  const attacked = table.frames.some(
    (frame) =>
      (frame.kind === 'attack' && frame.target === unit.id) ||
      (frame.kind === 'window' && frame.pending?.use.use === 'attack' && frame.pending.use.target === unit.id),
  );
  if (attacked) return true;
  const mover = window.unit === null ? undefined : table.units[window.unit];
  if (mover === undefined || mover.side === unit.side) return false;
  const [from, to] = [hexOf(table, mover), hexOf(table, unit)];
  if (from === null || to === null) return false;
  // Rams and boarding reach the next hex, also of units without weapons.
  const reach = Math.max(1, ...weaponsOf(mover).map(({ range }) => range));
  return distance(from, to) <= reach;
}

/** Whether the person is asked at this window; otherwise the instruction declines it. */
export function asksPerson(instruction: Instruction, table: OpenTable, window: WindowFrame): boolean {
  const now = inForce(instruction, table);
  if (now.ask === 'always') return true;
  if (now.ask === 'never') return false;
  const unit = table.units[now.unit];
  return unit === undefined || concerns(table, window, unit);
}

/** Reads what was kept; anything odd asks always. */
export function parsed(kept: string | null): Instruction {
  const [ask, value = ''] = (kept ?? '').split(':');
  if (ask === 'unit' && value !== '') return { ask, unit: value };
  if (ask === 'never' && /^\d+$/.test(value)) return { ask, round: Number(value) };
  return always;
}

export function written(instruction: Instruction): string {
  if (instruction.ask === 'unit') return `unit:${instruction.unit}`;
  return instruction.ask === 'never' ? `never:${instruction.round}` : 'always';
}
