/** Attacks are looked for among what is in reach; whether there is one is asked without looking for the others. */
import { expect, it } from 'vitest';
import { directions, distance, neighbour } from '../../../geometry/hex/index.ts';
import { pick, play, SeededDice, seededRandom } from '../../../kernel/index.ts';
import { anyOf } from '../../../kernel/ruleset/offer.ts';
import { botMatchPlan } from '../../games/bot-match.ts';
import { fleetCommand, type State } from '../../index.ts';
import { cardOf } from '../../unit/stats.ts';
import { allUnits, hexOf } from '../../unit/units.ts';
import { order } from '../orders/order-handler.ts';
import { attacksInReach, type AttackSpec, checkAttack, facingToAttack, legalAttacks } from './readiness.ts';

const seeds = [2, 5, 8, 11, 23, 26];
const modes = ['weapon', 'ram', 'boarding', 'counterattack'] as const;

/** A share of the states of a match between bots. */
function* statesOf(seed: number, share: number): Generator<State> {
  const { setup, bots } = botMatchPlan(seed);
  const random = seededRandom(seed);
  const match = play(fleetCommand, setup, new SeededDice(seededRandom(seed + 2)));
  while (match.outcome === undefined) {
    if (random() < share) yield match.state;
    const by = pick(match.awaiting, random);
    const bot = bots[Number(by.slice('seat-'.length)) % 2 === 1 ? 0 : 1];
    match.apply(bot.choose(match.viewOf(by), match.offers(by), by, random), by);
  }
}

/** All that a check lets pass, whatever it is and wherever. */
const byTrying = (state: State, attacker: string): AttackSpec[] =>
  allUnits(state).flatMap(({ id: target }) =>
    modes.flatMap((mode) => {
      const unit = state.units[attacker];
      const weapons = mode === 'weapon' && unit !== undefined ? cardOf(unit).weapons : [null];
      return weapons
        .map((weapon): AttackSpec => ({ cause: 'order', attacker, target, mode, weapon }))
        .filter((spec) => checkAttack(state, spec) === undefined);
    }),
  );

it.each(seeds)('are all that a check lets pass: seed %i', { timeout: 60_000 }, (seed) => {
  const answers = { yes: 0, no: 0 };
  for (const state of statesOf(seed, 0.3))
    for (const unit of allUnits(state)) {
      const { id } = unit;
      const all = byTrying(state, id);
      expect(legalAttacks(state, unit, modes, { cause: 'order' }), id).toEqual(all);
      expect(anyOf(attacksInReach(state, unit, modes, { cause: 'order' })), id).toBe(all.length > 0);
      answers[all.length > 0 ? 'yes' : 'no'] += 1;
    }
  expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(10);
});

it.each(seeds)('are offered where the order asks for one: seed %i', { timeout: 60_000 }, (seed) => {
  let asked = 0;
  for (const state of statesOf(seed, 1)) {
    const frame = state.frames.at(-1);
    if (frame?.kind !== 'order' || frame.stage !== 'act') continue;
    for (const by of order.awaiting(state, frame)) {
      const view = fleetCommand.view(state, { kind: 'seat', seat: by });
      const kinds = fleetCommand.offers(view, by).map(({ kind }) => kind);
      expect(kinds.some((kind) => !['skip-action', 'redundant-systems', 'play-interrupt'].includes(kind))).toBe(true);
      asked += 1;
    }
  }
  expect(asked).toBeGreaterThan(3);
});

it('are the same for a unit that would stand elsewhere as on a table where it stands there', () => {
  let found = 0;
  for (const state of statesOf(1, 0.1))
    for (const unit of allUnits(state)) {
      if (unit.at === null) continue;
      for (const facing of directions) {
        const there = { ...unit, at: neighbour(unit.at, facing), facing };
        const moved = { ...state, units: { ...state.units, [unit.id]: there } };
        const would = legalAttacks(state, there, modes, { cause: 'order' });
        expect(would, unit.id).toEqual(legalAttacks(moved, there, modes, { cause: 'order' }));
        found += would.length;
      }
    }
  expect(found).toBeGreaterThan(100);
});

it('are the same for every facing that matters as little to them', { timeout: 60_000 }, () => {
  const differing = { some: 0, ram: 0 };
  for (const some of [['weapon', 'boarding'], modes] as const)
    for (const state of statesOf(2, 0.1))
      for (const unit of allUnits(state))
        for (const target of allUnits(state)) {
          const to = hexOf(state, target);
          if (to === null || unit.at === null || distance(unit.at, to) > 4) continue;
          const known = new Map<number, readonly AttackSpec[]>();
          for (const facing of directions) {
            const there = { ...unit, facing };
            const attacks = legalAttacks(state, there, some, { cause: 'order' }, [target]);
            const key = facingToAttack(there, some, to);
            if (known.has(key)) expect(attacks, unit.id).toEqual(known.get(key));
            else known.set(key, attacks);
          }
          const counts = new Set([...known.values()].map(({ length }) => length));
          if (counts.size > 1) differing[some === modes ? 'ram' : 'some'] += 1;
        }
  expect(Math.min(differing.some, differing.ram)).toBeGreaterThan(0);
});
