/** How fast scenes are played in this browser: everybody's own choice. */
import { getContext, setContext } from 'svelte';
import { tempos, type SceneTempo } from './beats.ts';

const key = 'broadside.scene-tempo';

export function keptTempo(): SceneTempo {
  try {
    const kept = localStorage.getItem(key);
    return tempos.find((each) => each === kept) ?? 'full';
  } catch {
    return 'full';
  }
}

const PLACE = Symbol('the tempo of scenes in a place');
/** A replay that hurries leaves no time for beats: it says so to the tables within it. */
export const setPlaceTempo = (tempo: () => SceneTempo | undefined): void => void setContext(PLACE, tempo);
/** What holds at a table that is being made: what its place says, or else what its person chose. */
export function placeTempo(): () => SceneTempo {
  const place = getContext<(() => SceneTempo | undefined) | undefined>(PLACE);
  return () => place?.() ?? keptTempo();
}

export function keepTempo(tempo: SceneTempo): void {
  try {
    localStorage.setItem(key, tempo);
  } catch {
    // A browser that keeps nothing plays everything in full.
  }
}
