/** The keys of the order desk (arrows, brackets, Enter, Esc, N); true where a key meant something. Figures pick cards. */
import type { Desk } from './desk.svelte.ts';
import { arrowDirection } from './drafts/heading.ts';

/** From lit thing to lit thing: the next that has a button of its own on the board. */
function next(desk: Desk): void {
  const ids = (desk.draft?.lit ?? []).filter((record) => record.startsWith('unit:')).map((record) => record.slice(5));
  const at = ids.indexOf(desk.selectedUnit ?? '');
  const following = ids[(at + 1) % Math.max(1, ids.length)];
  if (following) desk.pickUnit(following);
}

function ghostKey(desk: Desk, event: KeyboardEvent): boolean {
  const { draft } = desk;
  if (draft?.form !== 'course' && draft?.form !== 'place') return false;
  const from = draft.form === 'course' ? draft.end : (draft.at ?? draft.hexes[0]);
  const direction = from && arrowDirection(event.key, from, event.shiftKey);
  if (direction !== undefined) return draft.step(direction);
  if (event.code === 'BracketLeft') return draft.turn(-1);
  return event.code === 'BracketRight' && draft.turn(1);
}

/** Arrows pick the next target of an attack, the next answer of a choice. */
function listKey(desk: Desk, event: KeyboardEvent): boolean {
  const { draft } = desk;
  const by =
    event.key === 'ArrowDown' || event.key === 'ArrowRight'
      ? 1
      : event.key === 'ArrowUp' || event.key === 'ArrowLeft'
        ? -1
        : 0;
  if (by === 0) return false;
  if (draft?.form === 'attack') {
    const { targets, offer } = draft;
    const at = targets.indexOf(offer?.target ?? '');
    const target = targets[(at + by + targets.length) % Math.max(1, targets.length)];
    return target !== undefined && draft.pressUnit(target);
  }
  if (draft?.form === 'choice' && draft.items.length > 1) {
    draft.picked = (draft.picked + by + draft.items.length) % draft.items.length;
    return true;
  }
  return false;
}

export function deskKey(desk: Desk, event: KeyboardEvent, target: Element | undefined): boolean {
  if (!desk.session.myTurn) return false;
  if (
    !target?.closest('[role="radiogroup"], [role="tablist"], [data-one-stop]') &&
    (ghostKey(desk, event) || listKey(desk, event))
  )
    return true;
  // A prompt has its own Enter and Esc.
  if (desk.prompting) return false;
  if (event.key === 'Enter') {
    // A thing of the board that has the focus is taken up first; what is chosen already leads on.
    if (target?.closest('button, a, [data-stack]:not(.chosen, .aim), [data-ground]:not(.chosen, .aim)')) return false;
    void desk.confirm();
    return true;
  }
  if (event.key === 'Escape') {
    // With nothing to let go of, Esc leaves the board.
    if (!desk.held) return false;
    desk.drop();
    return true;
  }
  if (event.key === 'n' || event.key === 'N') {
    next(desk);
    return true;
  }
  return false;
}
