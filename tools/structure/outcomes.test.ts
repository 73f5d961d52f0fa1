import { expect, test } from 'vitest';
import { unhidden } from './outcomes.ts';
import { isTest, sources } from './sources.ts';

const found = (text: string, path = 'apps/web/src/lib/lobby/planted.svelte'): number => unhidden({ path, text }).length;

test('[WATCH-25] a planted use of an outcome, of places or of standings is found, wherever a page could show it', () => {
  for (const planted of [
    '{#if match.outcome}{match.round}{/if}',
    '  const { id, outcome } = match;',
    '  const end = $derived(row.match?.outcome?.reason);',
    '  const best = $derived(player.ratingChange);',
    '  const places = $derived(placesOf(page.season));',
    "  import StandingsTable from '#lib/leagues/standings-table.svelte';",
    "  const end = match['outcome'];",
    'const told = ({ seats, outcome }: MatchHeader): string => seats.length + outcome;',
    '  const {\n    seats,\n    outcome: end,\n  } = match;',
    '{#each matches as { id, outcome } (id)}{id}{/each}',
    '{@const { outcome } = match}',
    'matches.map(({ outcome }) => outcome)',
    "  const { default: Table } = await import('#lib/leagues/standings-table.svelte');",
    '  const told = await leagues.seasonStandings(id);',
    '  const won = ended.winners?.includes(seat);',
    "  localStorage.setItem('last', JSON.stringify(outcome));",
  ])
    expect(found(planted), planted).toBe(1);
});

test('what comes through the module, an open table and what lies behind the question are none', () => {
  expect(found('const outcome = outcomeOf(match);')).toBe(0);
  expect(found('const over = $derived(session.state.outcome !== null);')).toBe(0);
  expect(found("const names = (of: Pick<MatchHeader, 'seats' | 'outcome'>) => of.seats;")).toBe(0);
  expect(found('return record.outcome;', 'apps/web/src/lib/replay/planted.ts')).toBe(0);
  expect(found("import { hidesSeason } from '#lib/watch/spoiler.ts';\nconst all = placesOf(season);")).toBe(0);
});

test('no page of the web app reads an outcome elsewhere', () => {
  expect(sources.filter(({ path }) => !isTest(path)).flatMap(unhidden)).toEqual([]);
});
