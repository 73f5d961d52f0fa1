/** Scoreboards for streaming programs: as late as watchers are, with any number of seats, and for who hides results. */
import { moveFor, synthetic } from '@broadside/bench/synthetic';
import { seated } from '@broadside/bench/synthetic/seated';
import { api } from '@broadside/client';
import { hideSpoilersCookie } from '@broadside/protocol';
import type { NewMatchBody, Scoreboard } from '@broadside/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from './harness.ts';
import type { Guest, TestServer } from './harness.ts';
import { nextId } from './league-people.ts';
import { memberAt, until } from './members.ts';
import { SimulatedTime } from './simulated-time.ts';
import { begunAt, endOf, minuteLate } from './watched-tables.ts';

const time = new SimulatedTime(Date.now());
let server: TestServer;
beforeAll(async () => {
  const catalog = { synthetic: () => Promise.resolve(synthetic), seated: () => Promise.resolve(seated) };
  server = await startServer({ catalog, settings: { WEB_DIR: '/nowhere' }, time });
});
afterAll(() => server.stop());

const boardOf = (id: string): Promise<Scoreboard> => api(server.url).scoreboard(id);
const textOf = async (id: string, query = '', headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(`${server.url}/api/matches/${id}/scoreboard.txt${query}`, { headers })).text();

/** Whoever is asked gives a command. */
async function give(id: string, command: unknown): Promise<void> {
  const room = await server.app.rooms.get(id);
  const [seat] = room?.game.awaiting ?? [];
  if (room === undefined || seat === undefined) throw new Error('Nobody is asked.');
  const { seq } = room.game;
  await new Promise((done) => room.submit({ id: `give-${nextId()}`, seq, seat, asks: { command }, from: null }, done));
}

/** A match of the game with any number of seats, in which everybody sits. */
async function seatedMatch(preset: string, guests: readonly Guest[]): Promise<string> {
  const [ada, ...others] = guests;
  if (ada === undefined) throw new Error('Nobody came.');
  const opponent: NewMatchBody['opponent'] = others.length === 0 ? 'bot' : 'friend';
  const made = await ada.api.createMatch({ ruleset: 'seated', preset, opponent });
  for (const [i, { seat, token }] of made.invitations.entries())
    await others[i]?.api.join(made.match.id, seat, { token });
  await until(
    async () => (await server.app.rooms.get(made.match.id))?.game.seq ?? 0,
    (seq) => seq > 0,
  );
  return made.match.id;
}

describe('[WATCH-38] a scoreboard', () => {
  it('tells who plays, the score, the round and the sentence, in JSON and in lines', async () => {
    const guests = await Promise.all(['Ada', 'Bob'].map((name) => memberAt(server, name)));
    const id = await seatedMatch('two', guests);
    await give(id, { kind: 'score', points: 3 });
    await give(id, { kind: 'score', points: 5 });
    const board = await boardOf(id);
    expect(board).toMatchObject({
      ...{ match: id, game: 'Seated', status: 'live', seq: 3, delay: null, late: 'live', verdict: null, hidden: false },
      ...{ round: 'Round 2 of 6', phase: 'Turns', sentence: 'Red scores.' },
    });
    expect(board.sides.map(({ name, plays, score, awaited }) => [name, plays, score, awaited])).toEqual([
      ['Ada', 'Red', 3, true],
      ['Bob', 'Blue', 5, false],
    ]);
    expect(await textOf(id)).toBe('Ada – Bob\n3 : 5\nRound 2 of 6 · Turns\n\nRed scores.\nlive\n');
    expect(await textOf(id, '?lines=score,round')).toBe('3 : 5\nRound 2 of 6 · Turns\n');
    expect(await textOf(id, '?lines=runes')).toContain('names, score, round, clocks, sentence, delay');
    const { headers } = await fetch(`${server.url}/api/matches/${id}/scoreboard.json`);
    expect(['cache-control', 'access-control-allow-origin', 'vary'].map((name) => headers.get(name))).toEqual([
      'public, max-age=1',
      '*',
      expect.stringContaining('cookie'),
    ]);
    expect((await fetch(`${server.url}/api/matches/000000000000/scoreboard.json`)).status).toBe(404);
  });

  it.each([
    ['three', ['Ada', 'Bob', 'Cyd'], ['Ada 3', 'Bob 4', 'Cyd 5']],
    ['four', ['Ada', 'Bob', 'Cyd', 'Dan'], ['Ada 3', 'Bob 4', 'Cyd 5', 'Dan 6']],
    ['pairs', ['Ada', 'Bob', 'Cyd', 'Dan'], ['Ada & Cyd 8', 'Bob & Dan 10']],
    ['alone', ['Ada'], ['Ada 3', 'The enemy 2']],
  ])('holds with the seats of "%s"', async (preset, names, told) => {
    const id = await seatedMatch(preset, await Promise.all(names.map((name) => memberAt(server, name))));
    for (const [i] of names.entries()) await give(id, { kind: 'score', points: 3 + i });
    const { sides, round } = await boardOf(id);
    expect(sides.map(({ name, score }) => `${name} ${String(score)}`)).toEqual(told);
    expect(round).toBe('Round 2 of 6');
    const enemy = sides.find(({ seats }) => seats.length === 0);
    expect(enemy).toEqual(
      preset === 'alone' ? expect.objectContaining({ plays: 'plays by the book', clock: null }) : undefined,
    );
  });

  it('is as late as watchers are, its clocks too', async () => {
    const tempo = { kind: 'live', bankMs: 600_000, incrementMs: 0, overtime: { kind: 'loss' } } as const;
    const { id } = await begunAt(server, minuteLate, undefined, { tempo });
    const waiting = await boardOf(id);
    expect(waiting).toMatchObject({ status: 'open', seq: 0, late: '1 min late', sentence: 'The match has not begun.' });
    await time.moveTo(time.now() + 30_000);
    await give(id, moveFor(0));
    const before = await textOf(id);
    await time.moveTo(time.now() + 30_000);
    const begun = await boardOf(id);
    expect(begun).toMatchObject({ status: 'live', seq: 1, sentence: 'First moves a ship or fires a volley.' });
    expect(begun.sides.map(({ clock }) => clock)).toEqual([
      { leftMs: 600_000, runs: true },
      { leftMs: 600_000, runs: false },
    ]);
    await time.moveTo(time.now() + 10_000);
    expect((await boardOf(id)).sides[0]?.clock).toEqual({ leftMs: 590_000, runs: true });
    await time.moveTo(time.now() + 20_000);
    expect((await boardOf(id)).sides.map(({ clock }) => clock)).toEqual([
      { leftMs: 570_000, runs: false },
      { leftMs: 600_000, runs: true },
    ]);
    expect(await textOf(id, '?lines=clocks')).toBe('9:30 – 10:00\n');
    expect(before).not.toContain('9:30');
  });

  it('tells nothing of the end to whoever hides results, but for those who played', async () => {
    const match = await begunAt(server);
    await endOf(match);
    expect(await boardOf(match.id)).toMatchObject({ status: 'finished', verdict: 'Bob won', hidden: false, late: '' });
    expect(await textOf(match.id)).toContain('Bob won');
    const hides = { cookie: hideSpoilersCookie };
    const read = async (part: string, headers: Record<string, string>): Promise<string> =>
      (await fetch(`${server.url}/api/matches/${match.id}/scoreboard.${part}`, { headers })).text();
    for (const part of ['json', 'txt']) {
      const told = await read(part, hides);
      expect(told).not.toContain('won');
      expect(told).toContain('Ada');
      expect(await read(part, { cookie: `${match.ada.cookie}; ${hideSpoilersCookie}` })).toContain('Bob won');
    }
  });

  it('is of no match that lists do not show', async () => {
    const { id } = await begunAt(server, { delay: null, listed: false });
    for (const part of ['json', 'txt']) {
      const response = await fetch(`${server.url}/api/matches/${id}/scoreboard.${part}`);
      expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'no-pass' } }]);
    }
  });
});
