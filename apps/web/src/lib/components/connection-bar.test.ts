// @vitest-environment node
// Drawn as text, by Svelte's server build.
import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import ConnectionBar from './connection-bar.svelte';

const told = (props: ComponentProps<typeof ConnectionBar>): string =>
  render(ConnectionBar, { props })
    .body.replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('says while the table is away what the server said of it', () => {
  const sentence = 'The server is waiting for its database. Your match goes on by itself.';
  expect(told({ state: 'lost', sentence, retryAt: 3000, now: 1000 })).toBe(
    `Reconnecting, 2 s. ${sentence} Nothing is lost; orders wait until the table is back.`,
  );
});

it('says that it tries again where the server said nothing', () => {
  expect(told({ state: 'lost' })).toBe('Reconnecting. Nothing is lost; orders wait until the table is back.');
  expect(told({ state: 'ok' })).toBe('');
});
