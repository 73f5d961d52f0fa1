import type { Attachment } from 'svelte/attachments';
import { boxOf } from './box.ts';
import { hand } from './calm.svelte.ts';
import type { Camera } from './camera.svelte.ts';
import type { Spot } from './chart.ts';

export interface DragHandlers {
  readonly start?: (at: Spot, pointer: PointerEvent) => void;
  readonly move: (at: Spot, pointer: PointerEvent) => void;
  readonly end?: () => void;
  readonly cancel?: () => void;
}

/** Follows one pointer over the table, in mils. A second finger gives the gesture up to the camera. */
export function dragged(camera: Camera, handlers: () => DragHandlers): Attachment<SVGElement> {
  return (node) => {
    let held: number | undefined;
    const at = (event: PointerEvent): Spot => {
      const box = boxOf(node.ownerSVGElement ?? node);
      return camera.spot(event.clientX - box.left, event.clientY - box.top);
    };
    const release = (): void => {
      if (held !== undefined) hand.drags = false;
      held = undefined;
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      camera.touch = event.pointerType === 'touch';
      if (held !== undefined) {
        release();
        handlers().cancel?.();
        return;
      }
      held = event.pointerId;
      hand.drags = true;
      node.setPointerCapture(event.pointerId);
      handlers().start?.(at(event), event);
    };
    const move = (event: PointerEvent): void => {
      if (event.pointerId === held) handlers().move(at(event), event);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerId !== held) return;
      release();
      handlers().end?.();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', up);
    return () => {
      release();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', up);
    };
  };
}
