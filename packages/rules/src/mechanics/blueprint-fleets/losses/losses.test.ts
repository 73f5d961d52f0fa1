/**
 * How ships are lost, on a small table with the second game's ids and numbers: commanders (DA-3.3.1c, DA-3.3.2c), condition
 * checks (DA-9.4.11.2a and b), jumps (DA-9.4.11.3), crew (DA-9.4.11.6b, R-DA-141), scores (DA-1.5b and c).
 */
import { expect, it } from 'vitest';
import { bookkeepingOf } from '../../../kernel/ruleset/evolve.ts';
import { type FlowRules, RulesetProcedure } from '../../../kernel/ruleset/procedure.ts';
import { narrationOf } from '../../../kernel/ruleset/narrate.ts';
import { ScriptedDice } from '../../../kernel/index.ts';
import type { Book } from '../book.ts';
import type { Due } from '../records.ts';
import { type DarkShip, type DarkState, ship, tableOf } from '../small-table.testing.ts';
import type { Ship } from '../table.ts';
import type { LossEvent } from './events.ts';
import { evolveLosses } from './evolve.ts';
import { gainDisorder, loseCrew, loseHull, restoreHull, shedDisorder } from './harm.ts';
import { narrateLosses } from './narrate.ts';
import { settle } from './settle.ts';
import { escape } from './withdrawal.ts';

type Event = LossEvent | { readonly kind: 'flow'; readonly due: Due };

const book: Book = {
  losses: {
    noHull: 'DA-9.4.11.4',
    noCrew: 'DA-9.4.11.6b',
    disorderWithoutCrew: 'DA-9.4.11.6b',
    checkFailed: 'DA-9.4.11.2b',
    flagshipGone: 'DA-3.3.1c',
    commanderGone: 'DA-3.3.2c',
    noWayOut: 'DA-9.4.11.6b',
    noHyperdrive: 'DA-9.4.11.3',
    told: {
      check: ['DA-9.4.11.2a', 'DA-9.4.11.2b'],
      jumpBlocked: ['DA-9.4.11.3'],
      removed: ['DA-1.5b'],
      fightersAboard: ['DA-9.4.9.5'],
      commandLost: ['R-DA-143'],
    },
  },
  // The second book has no unmanned ships.
  unmanned: () => false,
  canJump: ({ hyperdrive }: DarkShip) => hyperdrive,
  // A loss beyond the last point is ignored; any further one leaves nobody (R-DA-141).
  crewGone: (before) => before === 0,
  checksNoMore: () => false,
};

const rules: FlowRules<DarkState, Event, 'due'> = {
  changed: bookkeepingOf<DarkState, Event>(evolveLosses).changed,
  flowOf: ({ due }) => ({ due }),
  withFlow: (state, { due }) => ({ ...state, due }),
  record: ({ due }) => ({ kind: 'flow', due }),
};
class DarkProcedure extends RulesetProcedure<DarkState, Event, { kind: string }, 'due'> {
  readonly book = book;
  setDue(due: Due): void {
    this.set({ due });
  }
}

const asteroids = { rule: 'DA-4.5.1b', by: 'asteroids' };

function play(ships: readonly DarkShip[], faces: readonly number[], act: (p: DarkProcedure) => void) {
  const dice = new ScriptedDice(faces);
  const before = tableOf(ships);
  const p = new DarkProcedure(rules, before, dice);
  act(p);
  settle(p);
  const tell = narrationOf<DarkState, Event>(narrateLosses(book.losses), () => ({
    parts: [],
    rules: [],
    tone: 'phase',
  }));
  expect(dice.left()).toBe(0);
  const events = p.finish().filter((event) => event.kind !== 'flow');
  const lines = events.map((event) => tell(event, before, p.state, { kind: 'public' }));
  return { state: p.state, kinds: events.map(({ kind }) => kind), lines };
}

it('checks a captain once for an attack that marks several shaded boxes: 2d6 less Disorder, 6 or more', () => {
  const stays = play([ship('a-1', 'captain', { hull: 8, disorder: 2 })], [4, 4], (p) => {
    loseHull(p, 'a-1', 3, asteroids);
    loseHull(p, 'a-1', 1, asteroids);
    loseCrew(p, 'a-1', 3, asteroids);
  });
  expect(stays.kinds).toEqual(['hull-lost', 'hull-lost', 'crew-lost', 'condition-checked']);
  expect(stays.lines.at(-1)?.rules).toEqual(['DA-9.4.11.2a', 'DA-9.4.11.2b']);
  const leaves = play([ship('a-1', 'captain', { hull: 8, disorder: 3 })], [4, 4], (p) =>
    loseHull(p, 'a-1', 3, asteroids),
  );
  expect(leaves.state.ships['a-1']?.fate).toMatchObject({ how: 'emergency-jump', round: 2, halfPoints: 100 });
  expect(leaves.state.sides['seat-2']?.halfPoints).toBe(100);
});

it('needs 5 of a commander and 4 of the admiral, and no dice of a ship that lost clear boxes alone', () => {
  const check = (rank: Ship['rank'], faces: readonly number[]) =>
    play([ship('a-1', rank, { hull: 6 })], faces, (p) => loseHull(p, 'a-1', 1, asteroids)).state.ships['a-1']?.place;
  expect(check('commander', [1, 4])).toBe('table');
  expect(check('commander', [2, 2])).toBe('gone');
  expect(check('admiral', [2, 2])).toBe('table');
  expect(check('admiral', [1, 2])).toBe('gone');
  expect(play([ship('a-1', 'captain')], [], (p) => loseHull(p, 'a-1', 12, asteroids)).kinds).toEqual(['hull-lost']);
});

it('gives commanders 2 Disorder for their flagship, then its own squadron 1', () => {
  const fleet = [ship('a-1', 'admiral'), ship('a-2', 'captain'), ship('b-1', 'commander'), ship('b-2', 'captain')];
  const { state, lines } = play(fleet, [], (p) => loseHull(p, 'a-1', 18, asteroids));
  expect(Object.values(state.ships).map(({ id, disorder }) => [id, disorder])).toEqual([
    ['a-1', 0],
    ['a-2', 1],
    ['b-1', 2],
    ['b-2', 0],
  ]);
  expect(lines.flatMap((line) => line?.rules ?? [])).toContain('R-DA-143');
});

it('ignores what a loss takes beyond the last crew, and lets the next loss or Disorder end the ship', () => {
  const first = play([ship('a-1', 'captain', { crewShaded: 0 })], [], (p) => loseCrew(p, 'a-1', 6, asteroids));
  expect(first.state.ships['a-1']).toMatchObject({ crew: 0, place: 'table' });
  const next = play([ship('a-1', 'captain', { crew: 0, crewShaded: 0 })], [], (p) => loseCrew(p, 'a-1', 1, asteroids));
  expect(next.state.ships['a-1']?.fate?.how).toBe('emergency-jump');
  const stuck = ship('a-1', 'captain', { crew: 0, hyperdrive: false });
  const wavers = play([stuck], [], (p) => gainDisorder(p, 'a-1', 1, asteroids));
  expect(wavers.state.ships['a-1']?.fate).toMatchObject({ how: 'destroyed', halfPoints: 100 });
  // Its wreck lies where the line says; the table no longer holds that place.
  expect(wavers.state.ships['a-1']?.at).toBeNull();
  expect(wavers.lines.find((line) => line?.cue?.is === 'gone')?.cue).toEqual({ is: 'gone', what: '0 0 0' });
});

it('gives 2 Disorder to a ship that must jump and has no hyperdrive, and no further check', () => {
  const { state, kinds } = play([ship('a-1', 'captain', { hull: 6, hyperdrive: false })], [1, 1], (p) =>
    loseHull(p, 'a-1', 1, asteroids),
  );
  expect(state.ships['a-1']).toMatchObject({ disorder: 2, place: 'table' });
  expect(kinds).toEqual(['hull-lost', 'condition-checked', 'jump-blocked', 'disorder-gained']);
});

it('scores half for a ship that leaves by a portal; hull and order come back to their limits', () => {
  const left = play([ship('a-1', 'captain')], [], (p) => escape(p, 'a-1', { rule: 'DA-1.5c', by: 'a portal' }));
  expect(left.state.sides['seat-2']?.halfPoints).toBe(50);
  const mended = play([ship('a-1', 'captain', { hull: 17, disorder: 1 })], [], (p) => {
    restoreHull(p, 'a-1', 3, { rule: 'DA-12.7.3', by: 'repairs' });
    shedDisorder(p, 'a-1', 2, { rule: 'DA-12.4.4', by: 'Elite Bridge Crew' });
  });
  expect(mended.state.ships['a-1']).toMatchObject({ hull: 18, disorder: 0 });
});
