/** A press shows how the scene ends, and does what it does; the next one has the dice out of the way. */
import type { SceneStage } from './stage.svelte.ts';

/** What a press meant has been done by then; only then may the table move under it. */
const afterMs = 60;
const elsewhere = (event: Event): boolean =>
  !(
    event.target instanceof Element &&
    event.target.closest('[data-attack], [data-story], dialog, [role="dialog"]') !== null
  );
/** They choose nothing; `P` is a scene's own. */
const idle: readonly string[] = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'p', 'P'];

/** `given`: a press that is no part of a scene or a story was made. */
export function presses(stage: () => SceneStage, given: () => void = () => undefined) {
  let skipped = false;
  /** Only what was there when it was pressed gives way: what the press itself brought is played. */
  const later = (): void => {
    const { lies } = stage();
    setTimeout(() => {
      if (stage().lies === lies) stage().giveWay();
    }, afterMs);
  };
  return {
    down: (event: Event): void => {
      skipped = stage().playing;
      if (!elsewhere(event)) return;
      if (skipped) stage().skip();
      given();
    },
    up: (event: Event): void => {
      if (!skipped && elsewhere(event)) later();
    },
    key: (event: KeyboardEvent): void => {
      if (idle.includes(event.key) || !elsewhere(event)) return;
      given();
      if (stage().playing) stage().skip();
      else later();
    },
  };
}
