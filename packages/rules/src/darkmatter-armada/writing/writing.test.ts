/** Orders in the words of the game, through whole cases. */
import { describe, expect, it } from 'vitest';
import { caseFileJsonSchema, type Json, runCase } from '../../kernel/index.ts';
import { lessonProblems, teachingOf } from '../../kernel/lessons/index.ts';
import { darkmatterArmadaRuleset as rules } from '../index.ts';

type Fields = { readonly [field: string]: Json };
const tern: Fields = {
  name: 'Tern',
  class: 'Cruiser',
  at: [10, 10],
  facing: 0,
  weapons: { F: 'beam d8', T1: 'beam d6' },
};
const onyx: Fields = { name: 'Onyx', class: 'DD', at: [10, 22], facing: 180 };

const problems = (commands: readonly Json[], expected: Fields, change: Fields = {}, dice: readonly number[] = []) =>
  runCase(
    rules,
    {
      id: 'one',
      given: {
        active: 'Waders',
        segment: 'Movement',
        squadrons: [
          { name: 'Waders', seat: 'seat-1', ships: [tern] },
          { name: 'Stones', seat: 'seat-2', ships: [onyx] },
        ],
        ...change,
      },
      dice,
      when: commands.map((command) => ({ by: 'seat-1', command })),
      ...expected,
    },
    { preview: true },
  ).problems;

describe('orders in words', () => {
  it('a move ends at a place, facing along its course unless told otherwise', () => {
    const to = { kind: 'Move Ship', ship: 'tern', to: [12, 18] };
    expect(problems([to], { then: { things: { Tern: { at: [12, 18], facing: 14.04 } } } })).toEqual([]);
    expect(problems([{ ...to, facing: 30 }], { then: { things: { Tern: { facing: 30 } } } })).toEqual([]);
    expect(problems([{ ...to, to: [10, 12] }], { rejects: { code: 'too-short' } })).toEqual([]);
  });

  it('a speed, a mount and a segment have names', () => {
    const slow = { kind: 'set-speed', ship: 'Tern', speed: 'Low' };
    const told = { then: { things: { Tern: { speed: 'low' } } } };
    expect(problems([slow], told, { segment: 'Command Segment' })).toEqual([]);
    const fire = { kind: 'fire', ship: 'Tern', mounts: 'Fore', target: 'Onyx' };
    const hurt = { then: { things: { Onyx: { hull: 14 } } } };
    expect(problems([fire], hurt, { segment: 'Combat' }, [7, 3, 4])).toEqual([]);
    const wrong = problems([{ ...fire, target: 'Onix' }], hurt, { segment: 'Combat' });
    expect(wrong[0]).toContain('no ship or beacon "Onix"');
  });

  it('who evades skips its fire unless the order says otherwise', () => {
    const evade = { kind: 'evade', ship: 'Tern' };
    const told = { then: { things: { Tern: { evasive: true, disorder: 0 } } } };
    expect(problems([evade], told, { segment: 'Special Actions' })).toEqual([]);
  });

  it('the schema of case files completes the orders as people write them', () => {
    const orders = JSON.stringify(caseFileJsonSchema(rules).$defs?.['order']);
    expect(orders).not.toMatch(/Cdeg|Mils/);
    expect(orders).toContain('"to"');
  });
});

const teaching = await teachingOf(rules);

/** The lessons of games that no server offers yet are in no catalog: see `test/lessons.test.ts`. */
it.each(teaching?.lessons ?? [])(
  'lesson $id goes as told, by every by-way, and with learners who do something else',
  { timeout: 600_000 },
  async (lesson) => {
    if (teaching === undefined) throw new Error('it teaches nothing');
    expect(await lessonProblems(rules, teaching, lesson, { learners: 10, acts: 16 })).toEqual([]);
  },
);
