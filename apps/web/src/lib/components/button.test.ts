// @vitest-environment node
import { createRawSnippet } from 'svelte';
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import Button from './button.svelte';

const children = createRawSnippet(() => ({ render: () => '<span>Stop it</span>' }));
const drawn = (props: object): string => render(Button, { props: { children, ...props } }).body;

test('a button that waits takes no press and looks as it will; one that cannot be pressed looks so', () => {
  expect(drawn({ waits: true })).toMatch(/disabled.*class="btn secondary m waits/);
  expect(drawn({ waits: true, disabled: true })).not.toContain('waits');
  expect(drawn({ disabled: true })).toContain('disabled');
  expect(drawn({})).not.toMatch(/disabled|waits/);
});
