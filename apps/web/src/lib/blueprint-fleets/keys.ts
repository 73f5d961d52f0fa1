/** The keys of the order desk (arrows, brackets, Enter, Esc, N, figures); true where a key meant something. */
import type { FleetDesk } from './fleet-desk.svelte.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface Steered {
  nudge?(eastMils: number, northMils: number): void;
  turn?(byCdeg: number): void;
}

export function deskKey(desk: FleetDesk, event: KeyboardEvent, target: Element | undefined): boolean {
  if (!desk.session.myTurn) return false;
  const draft: (typeof desk.draft & Steered) | undefined = desk.draft;
  const arrow = arrows[event.key];
  if (arrow && draft?.nudge && !target?.closest('[data-ship], [data-disc]')) {
    const step = event.shiftKey ? 1000 : 100;
    draft.nudge(arrow[0] * step, arrow[1] * step);
    return true;
  }
  if ((event.code === 'BracketLeft' || event.code === 'BracketRight') && draft?.turn) {
    draft.turn((event.code === 'BracketLeft' ? -1 : 1) * (event.shiftKey ? 1500 : 100));
    return true;
  }
  if (event.key === 'Enter') {
    if (target?.closest('button, a, [role="button"]')) return false;
    if (draft) void desk.confirm();
    else desk.goOn();
    return true;
  }
  if (event.key === 'Escape') {
    // With nothing to let go of, Esc leaves the board.
    if (!desk.held) return false;
    desk.drop();
    return true;
  }
  if (event.key === 'n' || event.key === 'N') {
    desk.next();
    return true;
  }
  return /^[1-9]$/.test(event.key) && desk.figure(Number(event.key) - 1);
}
