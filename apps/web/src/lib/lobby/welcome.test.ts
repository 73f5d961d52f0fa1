// @vitest-environment node
// Drawn as text, by Svelte's server build.
import type { Lobby } from '@broadside/protocol';
import { render } from 'svelte/server';
import { expect, it } from 'vitest';
import Welcome from './welcome.svelte';

const now = 1_700_000_000_000;
const seat = (name: string, index: number) => ({
  seat: `seat-${String(index)}`,
  team: index,
  side: 'A side',
  kind: 'person',
  name,
  connected: true,
});
const match = (id: string, foe: string) => ({
  match: { id, ruleset: 'sea', summary: 'Two fleets', status: 'live', round: 3, seats: [seat('Ada', 1), seat(foe, 2)] },
  seat: 'seat-1',
});
const lobbyWith = (mine: readonly object[]): Lobby =>
  ({ mine, challenges: [], live: [], played: [], ratings: [], online: { count: 1, people: [] } }) as unknown as Lobby;

const games = [{ id: 'sea', name: 'Narrow Sea', pitch: '', players: '2 players', minutes: 20, scene: null }] as const;
const drawn = (lobby: Lobby | undefined): string =>
  render(Welcome, { props: { games, moment: null, lobby, now } }).body;
/** What the one lit button says, and where it leads. */
const lamp = (page: string): readonly (string | undefined)[] =>
  [...page.matchAll(/<a class="btn primary[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)].flatMap(([, to, words = '']) => [
    to,
    words.replaceAll(/<[^>]*>/g, '').trim(),
  ]);

it('gives the lamp of a first page to Play now', () => {
  expect(lamp(drawn(undefined))).toEqual(['/play', 'Play now']);
  expect(drawn(undefined)).toContain('No name, no account, no set-up.');
});

it('leads a player who comes back to their turn, with the clock, and to nothing else first', () => {
  const page = drawn(
    lobbyWith([
      { ...match('over-there', 'Ben'), waits: false, deadline: null },
      { ...match('my-turn', 'Cy'), waits: true, deadline: now + 41 * 60_000 },
      { ...match('also-mine', 'Dee'), waits: true, deadline: null },
    ]),
  );
  expect(lamp(page)).toEqual(['/match/my-turn', 'Continue']);
  const words = page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  expect(words).toContain('Your turn against Cy.');
  expect(words).toContain('2 matches wait for you');
  expect(words).toContain('Narrow Sea, Two fleets.');
  expect(words).toContain('41:00 left');
  expect(words).toContain('Play now');
});
