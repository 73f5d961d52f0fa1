/** What sound adds to a page, in one piece: it is fetched after a press, and the audio only when sound is on. */
import type { Speaker } from './speaker.ts';
import { volume } from './volume.svelte.ts';

export { default as Question } from './question.svelte';
export { default as Table } from './table-sound.svelte';
export { default as Volume } from './volume.svelte';

let opened: Promise<Speaker> | undefined;

/** The same one for the whole page. Rejects where it cannot be fetched; the next call tries again. */
export function openSpeaker(): Promise<Speaker> {
  const open = async (): Promise<Speaker> => {
    const { Speaker: Made } = await import('./speaker.ts');
    return new Made(() => volume.now);
  };
  opened ??= open().catch((reason: unknown) => {
    opened = undefined;
    throw reason;
  });
  return opened;
}
