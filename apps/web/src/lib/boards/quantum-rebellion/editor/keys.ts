/** The keys of the editor; true where a key meant something. Arrows move 0.1″, with Shift 1″; brackets turn 1°, with Shift 15°. */
import type { Bench } from './bench.svelte.ts';

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function editorKey(bench: Bench, event: KeyboardEvent, target: Element | undefined): boolean {
  const arrow = arrows[event.key];
  if (arrow) {
    // From another thing on the board the arrows walk to its neighbours.
    const focused = target?.closest<SVGElement>('[data-ship], [data-disc], [data-grip]')?.dataset;
    const on = focused?.['ship'] ?? focused?.['disc'] ?? focused?.['grip'];
    if (on !== undefined && on !== bench.selected) return false;
    const step = event.shiftKey ? 1 : 0.1;
    return bench.nudge(arrow[0] * step, arrow[1] * step);
  }
  const bracket = { BracketLeft: -1, BracketRight: 1 }[event.code];
  if (bracket !== undefined) return bench.turn(bracket * (event.shiftKey ? 15 : 1));
  switch (event.key.toLowerCase()) {
    case 'z':
      return event.shiftKey ? bench.redo() : bench.undo();
    case 'd':
      return bench.duplicate();
    case 'delete':
    case 'backspace':
      return bench.remove();
    case 'escape':
      if (bench.selected === undefined) return false;
      bench.select(undefined);
      return true;
    default:
      return false;
  }
}
