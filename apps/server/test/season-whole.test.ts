/**
 * A whole season by the API alone: lists locked, a late entry, a forfeit, somebody who leaves, a ruling, five rounds of a Swiss and a
 * cut to four, its matches played by bots. The standings are those that somebody worked out by hand.
 */
import { readFileSync } from 'node:fs';
import { blankTerms, noLists, placesOf } from '@broadside/competition/season';
import type { SeasonTerms } from '@broadside/competition/season';
import { seededRandom } from '@broadside/rules/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { bringing, listFor } from './bringing.ts';
import { catalog } from './catalog.ts';
import { startServer } from './harness.ts';
import type { TestServer } from './harness.ts';
import { leaguePerson, nextId } from './league-people.ts';
import type { LeaguePerson } from './league-people.ts';
import { playSome, resignAt, whenPlayed } from './season-by-bots.ts';

const number = z.number().int();
const byHand = z
  .strictObject({
    about: z.string(),
    rounds: z.array(z.strictObject({ pairs: z.array(z.string()), bye: number.nullable() })),
    upsets: z.array(
      z.strictObject({
        ...{ round: number, pair: z.string(), winner: number },
        how: z.enum(['played', 'ruling', 'forfeit']),
      }),
    ),
    table: z.array(
      z.strictObject({
        ...{ place: z.string(), entrant: number, won: number, lost: number },
        ...{ points: z.string(), opponents: z.string(), beaten: z.string() },
      }),
    ),
    places: z.array(z.string()),
  })
  .parse(JSON.parse(readFileSync(new URL('references/club-season.json', import.meta.url), 'utf8')));

const points = 200;

let server: TestServer;
let olga: LeaguePerson;
let jude: LeaguePerson;
let id: string;
/** By their numbers, from 1. */
const people: LeaguePerson[] = [];

beforeAll(async () => {
  server = await startServer({ catalog });
});
afterAll(async () => {
  await server.stop();
});

async function comeIn(name: string): Promise<LeaguePerson> {
  const each = await leaguePerson(server, name);
  await each.act(id, { act: 'enter' });
  await each.leagues.submitList(id, 1, { design: await listFor(points, people.length + 1) });
  await each.leagues.lockList(id, 1);
  people.push(each);
  return each;
}

const pairOf = (sides: readonly number[]): string => sides.toSorted((a, b) => a - b).join('-');
const person = (entrant: number): LeaguePerson => {
  const found = people[entrant - 1];
  if (found === undefined) throw new Error(`There is no entrant ${String(entrant)}.`);
  return found;
};

/** Pairs a round, and plays each of its tables as the plan says. */
async function play(round: number): Promise<void> {
  const { ruleset } = await bringing();
  const random = seededRandom(round);
  await olga.act(id, { act: 'draft-round' });
  const { season } = await olga.act(id, { act: 'publish-round' });
  const { pairings = [], byes = [] } = season.rounds[round - 1] ?? {};
  const planned = byHand.rounds[round - 1];
  expect(pairings.map(({ sides }) => pairOf(sides)).sort()).toEqual(planned?.pairs);
  expect(byes.filter(({ as }) => as === 'bye').map(({ entrant }) => entrant)).toEqual(
    planned?.bye ? [planned.bye] : [],
  );
  for (const { sides } of pairings) {
    const upset = byHand.upsets.find((each) => each.round === round && each.pair === pairOf(sides));
    const winner = upset?.winner ?? Math.min(...sides);
    const loser = sides[0] === winner ? sides[1] : sides[0];
    if (upset?.how === 'forfeit') {
      const result = { how: 'forfeit', winner: sides[0] === winner ? 0 : 1, reason: 'Nobody came.' } as const;
      await olga.act(id, { act: 'enter-result', round, entrant: winner, result });
      continue;
    }
    const match = await playSome({ season: id, round, winner: person(winner), loser: person(loser) }, ruleset, random);
    if (upset?.how === 'ruling') await ruleAgainst(match, person(loser));
    else await resignAt(person(loser), match);
  }
  await whenPlayed(olga, id, round);
}

async function ruleAgainst(match: string, loser: LeaguePerson): Promise<void> {
  const { seat } = await loser.member.api.match(match);
  await jude.judges.enterAsJudge(match, { sees: 'everything' });
  await jude.member.api.setClocks(match, { clocks: 'stop', reason: 'One moment.' });
  if (seat === null) throw new Error('The loser does not sit.');
  const ruling = { what: 'loss', seat } as const;
  await jude.judges.rule(match, { reason: 'A warning was not enough.', rule: null, ruling });
}

async function table(): Promise<string[][]> {
  const text = await (await fetch(`${server.url}/api/seasons/${id}/files/standings.csv`)).text();
  return text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','));
}

it(
  '[LEAGUE-18, LEAGUE-30, LEAGUE-49, LEAGUE-103] a whole season ends as it was worked out by hand',
  { timeout: 240_000 },
  async () => {
    const { ruleset, battle } = await bringing();
    [olga, jude] = [await leaguePerson(server, 'Olga'), await leaguePerson(server, 'Jude')];
    const slug = `whole-${nextId()}`;
    await olga.leagues.createLeague({ name: 'Whole', slug });
    await olga.leagues.official(slug, { do: 'invite', handle: jude.handle, office: 'judge' });
    await jude.leagues.official(slug, { do: 'accept' });
    const knockout = { kind: 'knockout', losses: 1, thirdPlace: true, bestOf: 1, bestOfFinal: 1 } as const;
    const terms: SeasonTerms = {
      ...blankTerms,
      ...{ ruleset: ruleset.id, edition: ruleset.edition, options: {}, points: [points] },
      battles: { choice: 'fixed', battle: battle.id },
      lists: { ...noLists, most: 1, shown: 'match' },
      format: { kind: 'swiss', rounds: 5 },
      cuts: [{ to: 4, ties: 'seed', format: knockout }],
      registration: { limit: 16, lateUntil: 2 },
      tieBreaks: [{ id: 'opponents-points', form: 'sum' }, { id: 'sonneborn-berger' }, { id: 'seed' }],
    };
    id = (await olga.leagues.openSeason(slug, { name: 'Autumn', terms })).id;
    await olga.act(id, { act: 'open-registration' });
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) await comeIn(name);
    await olga.act(id, { act: 'seed', order: [1, 2, 3, 4, 5, 6, 7] });
    await play(1);
    await comeIn('Eight');
    await play(2);
    await play(3);
    await person(6).act(id, { act: 'leave', entrant: 6, after: 'round' });
    await play(4);
    await play(5);
    const [head = [], ...rows] = await table();
    const column = (name: string, row: readonly string[]): string => row[head.indexOf(name)] ?? '';
    expect(
      rows.map((row) => ({
        place: column('place', row),
        entrant: Number(column('number', row)),
        won: Number(column('won', row)),
        lost: Number(column('lost', row)),
        points: column('points', row),
        opponents: column('opponents-points', row),
        beaten: column('sonneborn-berger', row),
      })),
    ).toEqual(byHand.table);
    await play(6);
    await play(7);
    const { season } = await olga.act(id, { act: 'close', early: true });
    expect(placesOf(season).map(({ placeText, entrant }) => `${placeText}: ${String(entrant)}`)).toEqual(byHand.places);
    expect((await jude.judges.seasonRulings(id)).rulings).toHaveLength(1);
  },
);
