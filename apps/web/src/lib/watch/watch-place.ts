/** What the layout of a watched table finds around it. */
import { getContext, setContext, type Component } from 'svelte';
import type { Camera } from '#lib/board/camera.svelte.ts';
import type { Watching } from './watching.svelte.ts';

const PLACE = Symbol('the match that is watched');
export const provideWatching = (watching: Watching): Watching => setContext(PLACE, watching);
/** Only within the page of a watched match. */
export const useWatching = (): Watching => getContext<Watching>(PLACE);

/** What lies over the board of a watched match: its casts, unless the page has something else there. */
export interface OverlayProps {
  watching: Watching;
  match: string;
  camera: Camera | undefined;
}
type OverlayPart = () => Promise<{ readonly default: Component<OverlayProps> }>;
const OVERLAY = Symbol('what lies over the board');
export const provideOverlay = (part: OverlayPart): OverlayPart => setContext(OVERLAY, part);
export const useOverlay = (): OverlayPart =>
  getContext<OverlayPart | undefined>(OVERLAY) ?? (() => import('#lib/casts/watched-cast.svelte'));
