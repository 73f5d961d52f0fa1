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
const lobbyWith = (mine: readonly object[], some: Partial<Record<keyof Lobby, unknown>> = {}): Lobby =>
  ({
    mine,
    challenges: [],
    live: [],
    best: null,
    played: [],
    ratings: [],
    online: { count: 1, people: [] },
    ...some,
  }) as unknown as Lobby;

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

const wordsOf = (page: string): string => page.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
const best = { ...match('best-of-all', 'Bo').match, status: 'finished' };

it('looks back on the best match of the week where nobody plays', () => {
  const page = drawn(lobbyWith([], { best }));
  expect(wordsOf(page)).toContain('best of the week Ada Bo Narrow Sea, Two fleets Watch it again');
  expect(page).toContain('href="/match/best-of-all"');
  expect(lamp(page)).toEqual(['/play', 'Play now']);
});

it('shows who plays before whoever has played, and a turn before both', () => {
  const live = [{ ...match('now-there', 'Cy').match, round: 'Round 2' }];
  const page = drawn(lobbyWith([], { best, live }));
  expect(wordsOf(page)).toContain('Narrow Sea, Round 2 Watch this match');
  expect(page).not.toContain('best-of-all');
  const mine = [{ ...match('my-turn', 'Cy'), waits: true, deadline: null }];
  expect(drawn(lobbyWith(mine, { best, live }))).not.toMatch(/best-of-all|now-there/);
});

it('is never empty: without any match two computers are at their first battle', () => {
  expect(wordsOf(drawn(lobbyWith([])))).toContain('Narrow Sea: two computers at their first battle');
});
