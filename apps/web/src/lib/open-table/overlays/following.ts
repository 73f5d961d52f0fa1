import type { Spot } from '#lib/board/chart.ts';
import type { DragHandlers } from '#lib/board/drag.ts';

/** A pointer takes the ghost along: a mouse at once, a finger beside it, so that it does not cover what it moves. */
export function following(ghost: () => Spot, drag: (to: Spot) => void): DragHandlers {
  let grip = { x: 0, y: 0 };
  return {
    start: (at, pointer) => {
      const finger = pointer.pointerType === 'touch';
      const from = ghost();
      grip = finger ? { x: from.xMils - at.xMils, y: from.yMils - at.yMils } : { x: 0, y: 0 };
      if (!finger) drag(at);
    },
    move: (at) => drag({ xMils: at.xMils + grip.x, yMils: at.yMils + grip.y }),
  };
}
