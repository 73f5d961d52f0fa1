/** The keys of the order desk (arrows, brackets, Enter, Esc, N, figures); true where a key meant something. */
import type { Desk } from './desk.svelte.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function figure(desk: Desk, index: number): boolean {
  const { draft } = desk;
  if (draft?.form === 'fire') {
    const mount = draft.shooter(draft.lead)?.mounts[index];
    if (mount) draft.toggle(draft.lead, mount.mount);
    return mount !== undefined;
  }
  if (draft?.form === 'choice') {
    const item = draft.plan.items[index];
    return item !== undefined && draft.cycle(item.id);
  }
  const offer = desk.offers[index];
  if (offer && offer.kind !== 'end-segment') desk.take(offer);
  return offer !== undefined;
}

export function deskKey(desk: Desk, event: KeyboardEvent, target: Element | undefined): boolean {
  if (!desk.session.myTurn) return false;
  const { draft } = desk;
  const arrow = arrows[event.key];
  if (arrow && draft && 'nudge' in draft && !target?.closest('[data-ship], [data-disc]')) {
    const step = event.shiftKey ? 1000 : 100;
    draft.nudge(arrow[0] * step, arrow[1] * step);
    return true;
  }
  if ((event.code === 'BracketLeft' || event.code === 'BracketRight') && draft && 'turn' in draft) {
    draft.turn((event.code === 'BracketLeft' ? -1 : 1) * (event.shiftKey ? 1500 : 100));
    return true;
  }
  if (event.key === 'Enter') {
    if (target?.closest('button, a, [role="button"]')) return false;
    if (draft) void desk.confirm();
    else if (desk.endSegment) void desk.send({ kind: 'end-segment', segment: desk.endSegment.segment });
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
  return /^[1-9]$/.test(event.key) && figure(desk, Number(event.key) - 1);
}
