// @vitest-environment node
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Facing from './facing.svelte';

test('the wheel of facings is one stop of Tab: the side that is set', () => {
  const { body } = render(Facing, { props: { value: 2, onpick: () => undefined } });
  const sides = [...body.matchAll(/<button[^>]*>/g)].map(([side]) => side);
  const stops = sides.filter((side) => side.includes('tabindex="0"'));
  expect(sides).toHaveLength(6);
  expect(stops).toEqual([sides[2]]);
  expect(stops[0]).toMatch(/role="radio".*aria-checked="true".*aria-label="South-east"/);
  expect(sides.filter((side) => side.includes('tabindex="-1"'))).toHaveLength(5);
});
