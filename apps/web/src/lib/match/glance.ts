/** One look at a match over its socket: the board as it stands, and whose decision it waits for. */
import { connect, socketUrl } from '@broadside/client';
import type { Seat } from '@broadside/protocol';
import { pictureFor } from '#lib/boards/index.ts';
import type { Scene } from '#lib/boards/scene.ts';
import { watcherOf } from '#lib/watch/watcher.ts';

export interface Glance {
  readonly scene: Scene;
  /** What the match waits for, in words. */
  readonly words: string;
  readonly awaiting: readonly Seat[];
  readonly watching: number;
}

/** Undefined where the match has not begun, cannot be drawn or does not answer within `patienceMs`. */
export async function glanceAt(id: string, ruleset: string, patienceMs = 4000): Promise<Glance | undefined> {
  const draw = await pictureFor(ruleset);
  if (!draw) return undefined;
  const line = connect({ url: socketUrl(location.href, id), watcher: watcherOf() });
  const giveUp = setTimeout(() => line.close(), patienceMs);
  try {
    const { view, awaiting, watching } = await line.when((state) => state.view !== null);
    return view ? { ...draw(view), awaiting, watching } : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(giveUp);
    line.close();
  }
}
