/** The keys of the editor; true where a key meant something. Arrows move, brackets turn, both further with Shift. */
import type { Arrow } from './game.ts';

/** What the keys do something with. */
interface Keyed {
  readonly selected: string | undefined;
  nudge(arrow: Arrow, far: boolean): boolean;
  turn(sense: 1 | -1, far: boolean): boolean;
  select(thing: string | undefined): void;
  undo(): boolean;
  redo(): boolean;
  duplicate(): boolean;
  remove(): boolean;
}

const arrows: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] satisfies Arrow[];

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

export function editorKey(bench: Keyed, event: Key, target: Element | undefined): boolean {
  if (arrows.includes(event.key)) {
    // From another thing on the board the arrows walk to its neighbours.
    const focused = target?.closest<SVGElement>('[data-ship], [data-disc], [data-stack], [data-grip]')?.dataset;
    const on = focused?.['ship'] ?? focused?.['disc'] ?? focused?.['stack'] ?? focused?.['grip'];
    if (on !== undefined && on !== bench.selected) return false;
    return bench.nudge(event.key as Arrow, event.shiftKey);
  }
  if (event.code === 'BracketLeft' || event.code === 'BracketRight')
    return bench.turn(event.code === 'BracketLeft' ? -1 : 1, event.shiftKey);
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
