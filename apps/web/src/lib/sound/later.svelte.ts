/** The parts of sound that a page fetches after a press. Whoever shows one of them asks here; the outermost layout begins it. */
import type * as soundParts from './parts.ts';
import { sound } from './sound.svelte.ts';

class LaterSound {
  parts = $state.raw<typeof soundParts | undefined>();
}

export const later = new LaterSound();
sound.fetchBy(async () => (later.parts ??= await import('./parts.ts')));
