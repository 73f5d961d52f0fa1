/** Golden games: what was played once leads to the same state for ever, and to the same events in this edition. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noticesChanges } from '../../test/suites.ts';
import { canonicalJson, type GoldenGame, goldenProblems } from '../kernel/index.ts';
import { goldenPlans } from './games/golden-games.ts';
import { type Command, type Event, quantumRebellion, type DrawnSetup } from './index.ts';
import { reasons } from './phases/end/score.ts';

type Golden = GoldenGame<Command, Event, DrawnSetup>;

const pathOf = (name: string) => new URL(`./games/${name}.json`, import.meta.url);
const read = (name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8')) as Golden;

const seldomDone: readonly Command['kind'][] = [
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

describe('golden games', () => {
  it.each(goldenPlans.map(({ name }) => name))('%s is what it was (else: tools/golden-games.ts)', (name) => {
    expect(goldenProblems(quantumRebellion, read(name))).toEqual([]);
  });

  it('show every way to end', () => {
    expect(goldenPlans.every(({ name }) => existsSync(pathOf(name)))).toBe(true);
    const endings = goldenPlans.map(({ name }) => read(name).outcome);
    expect(new Set(endings.map((outcome) => outcome?.reason))).toEqual(new Set(Object.values(reasons)));
    expect(endings.some((outcome) => outcome?.winner === null)).toBe(true);
  });

  it.each(['planetary-invasion', 'support-ground-assault', 'convoy-escort', 'border-skirmish'])(
    'show each side winning and losing: %s',
    (scenario) => {
      const outcomes = goldenPlans.map(({ name }) => read(name)).filter(({ setup }) => setup.scenario === scenario);
      const winners = new Set(outcomes.map(({ outcome }) => outcome?.winner));
      expect(winners).toContain('seat-1');
      expect(winners).toContain('seat-2');
    },
  );

  it('show what ships do beside moving and firing', () => {
    const given = new Set(goldenPlans.flatMap(({ name }) => read(name).entries.map(({ command }) => command.kind)));
    for (const kind of seldomDone) expect(given, kind).toContain(kind);
  });

  noticesChanges(quantumRebellion, () => read('all-rounds-played'));

  it('hold one view for all, where nothing is hidden', () => {
    const { viewHashes } = read('all-rounds-played');
    expect(canonicalJson(viewHashes['seat-1'])).toBe(canonicalJson(viewHashes['public']));
  });
});
