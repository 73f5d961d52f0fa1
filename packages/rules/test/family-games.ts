/** What the golden games of both games of a family have to show between them. */
import { expect, it } from 'vitest';
import type { Ruleset, View } from '../src/kernel/contract.ts';
import { canonicalJson } from '../src/kernel/index.ts';
import { reasons } from '../src/mechanics/blueprint-fleets/scenarios/victory.ts';
import { keepsGoldenGames } from './suites.ts';

const seldomDone = [
  'reserve-squadron',
  'place-entry-portal',
  'enter-squadron',
  'hide-squadron',
  'spring-ambush',
  'hold-scouts',
  'deploy-beacon',
  'hack-beacon',
  'matrix-jump',
  'engage-cloak',
  'disengage-cloak',
  'lay-mines',
  'enter-orbit',
  'land-troops',
  'orbital-bombardment',
];

export function keepsFamilyGames<S, C extends { readonly kind: string }, E, V extends View, O, Setup extends object, P>(
  ruleset: Ruleset<S, C, E, V, O, Setup, P>,
  folder: string,
  plans: readonly { readonly name: string }[],
  scenarios: readonly string[],
): void {
  const read = keepsGoldenGames(ruleset, folder, plans, 'all-rounds-played');
  const all = () => plans.map(({ name }) => read(name));

  it('show every way to end', () => {
    const endings = all().map(({ outcome }) => outcome);
    expect(new Set(endings.map((outcome) => outcome?.reason))).toEqual(new Set(Object.values(reasons)));
    expect(endings.some((outcome) => outcome?.winner === null)).toBe(true);
  });

  it.each(scenarios)('show each side winning and losing: %s', (scenario) => {
    const games = all().filter(({ setup }) => 'scenario' in setup && setup.scenario === scenario);
    const winners = new Set(games.map(({ outcome }) => outcome?.winner));
    expect(winners).toContain('seat-1');
    expect(winners).toContain('seat-2');
  });

  it('show what ships do beside moving and firing', () => {
    const given = new Set<string>(all().flatMap(({ entries }) => entries.map(({ command }) => command.kind)));
    for (const kind of seldomDone) expect(given, kind).toContain(kind);
  });

  it('hold one view for all, where nothing is hidden', () => {
    const { viewHashes } = read('all-rounds-played');
    expect(canonicalJson(viewHashes['seat-1'])).toBe(canonicalJson(viewHashes['public']));
  });
}
