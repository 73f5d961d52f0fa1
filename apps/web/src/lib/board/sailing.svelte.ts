/** How a ship gets from place to place: it sails its line, then turns the short way round. */
import { untrack } from 'svelte';
import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion, Tween } from 'svelte/motion';
import type { Spot } from './chart.ts';

/** Milliseconds for a line; none for whoever wants less motion, and for what a hand moves. */
export const sailTime = (instant: boolean): number => (instant || prefersReducedMotion.current ? 0 : 420);

/** Where it is now, in mils. Called while a component is made. */
export function sailing(
  spot: () => Spot & { readonly leapt?: boolean },
  instant: boolean,
): { readonly x: Tween<number>; readonly y: Tween<number> } {
  const follow = (value: () => number): Tween<number> => {
    const to = $derived(value());
    const tween = new Tween(
      untrack(() => to),
      { easing: cubicOut },
    );
    $effect.pre(() => {
      // A number: where a function says 0, the tween waits for a frame, and a page that is not looked at draws none.
      void tween.set(to, { duration: untrack(() => sailTime(instant || spot().leapt === true)) });
    });
    return tween;
  };
  return { x: follow(() => spot().xMils), y: follow(() => spot().yMils) };
}

/** Its facing now, in centidegrees that may go beyond a whole turn. Called while a component is made. */
export function turning(facingCdeg: () => number, instant: boolean): Tween<number> {
  const sail = sailTime(instant);
  const heading = new Tween(untrack(facingCdeg), { delay: sail, duration: sail / 2, easing: cubicOut });
  $effect(() => {
    // From 350 to 010 it turns 20 degrees, not 340.
    const turn = ((((facingCdeg() - heading.target) % 36_000) + 54_000) % 36_000) - 18_000;
    if (turn !== 0) void heading.set(heading.target + turn);
  });
  return heading;
}
