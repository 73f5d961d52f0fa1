/** Leads who follows the caster: to the moment that the caster shows, which it returns, and with their camera. */
import type { CueData } from '@broadside/protocol';
import type { Camera } from '#lib/board/camera.svelte.ts';
import type { Watching } from '#lib/watch/watching.svelte.ts';

export function steer(
  watching: Watching,
  camera: Camera | undefined,
  view: Extract<CueData, { kind: 'camera' }> | undefined,
  moment: Extract<CueData, { kind: 'moment' }> | undefined,
): number | undefined {
  if (moment !== undefined && !watching.over) {
    if (moment.to === null) {
      if (!watching.following) watching.now();
    } else if (watching.following || watching.at > moment.to) watching.goTo(moment.to);
  }
  const led = watching.over ? undefined : (moment?.to ?? undefined);
  if (view === undefined || camera === undefined) return led;
  if (view.zoom <= 1.02) {
    camera.control?.fit();
    return led;
  }
  const { widthMils, heightMils } = camera.table;
  const spot = { xMils: Math.round(view.at[0] * widthMils), yMils: Math.round((1 - view.at[1]) * heightMils) };
  camera.control?.place(spot, view.zoom, camera.width / 2, camera.height / 2);
  return led;
}
