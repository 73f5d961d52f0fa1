import { describe, expect, it } from 'vitest';
import { runCase, runCaseFile } from './cases.ts';
import { caseFileJsonSchema, positionJsonSchema } from './json-schema.ts';
import { stakes } from './testing/stakes.ts';

const commit = (by: string, dice: number) => ({ by, command: { kind: 'commit', dice } });
const round = {
  id: 'both-roll',
  covers: ['ST-3'],
  given: { round: 2, scores: { 'seat-1': 1 } },
  dice: [4, 3, 6],
  when: [commit('seat-2', 1), commit('seat-1', 2)],
};
const orWrite = 'If this is the refusal that you mean, write its rule, its code, or words of its sentence.';
const problems = (changes: object) => runCase(stakes, { ...round, ...changes }, { preview: true }).problems;

describe('a case passes', () => {
  it('where its events came in order and its position fits', () => {
    const then = {
      events: [{ kind: 'committed', seat: 'seat-2' }, { kind: 'rolled' }],
      position: { round: 3, scores: { 'seat-1': 2, 'seat-2': 1 }, stakes: { 'seat-1': null } },
      awaiting: ['seat-2', 'seat-1'],
      outcome: null,
    };
    expect(runCase(stakes, { ...round, then })).toEqual({ id: 'both-roll', covers: ['ST-3'], problems: [] });
  });

  it('from a position in mid-round', () => {
    const given = { round: 3, stakes: { 'seat-1': 0 } };
    const then = {
      outcome: { winner: 'seat-2', reason: 'rounds', points: { 'seat-1': 0, 'seat-2': 1 } },
      awaiting: [],
    };
    expect(problems({ given, dice: [4, 2, 5], when: [commit('seat-2', 3)], then: { ...then } })).toEqual([]);
  });

  it('from a setup, with or without commands', () => {
    const start = { rounds: 2 };
    const begun = { kind: 'started', rounds: 2 };
    expect(
      runCase(stakes, { id: 'begins', start, then: { events: [begun], position: { rounds: 2 } } }).problems,
    ).toEqual([]);
    const then = { events: [begun, { kind: 'rolled' }], position: { round: 2 } };
    expect(problems({ given: undefined, start, then })).toEqual([]);
    const reason = { code: 'too-long', rule: 'ST-1', sentence: 'Agree on fewer rounds.' };
    const refusing = { ...stakes, start: () => ({ ok: false as const, reason }) };
    expect(runCase(refusing, { id: 'refused', start, rejects: { code: 'too-long', rule: 'ST-1' } }).problems).toEqual(
      [],
    );
    expect(runCase(refusing, { id: 'refused', start, rejects: { code: 'other' } }).problems).toEqual([
      `the start was refused, but with another code: Agree on fewer rounds. (code "too-long", rule "ST-1"); expected code "other". ${orWrite}`,
    ]);
    expect(runCase(refusing, { id: 'refused', start, dice: [1], rejects: { code: 'too-long' } }).problems).toEqual([
      '1 of 1 dice are left over: none was rolled.',
    ]);
  });

  it('where the last command is refused for the reason written', () => {
    const when = [commit('seat-1', 2), commit('seat-1', 1)];
    expect(problems({ dice: [], when, rejects: { code: 'already-committed', rule: 'ST-2' } })).toEqual([]);
    expect(problems({ dice: [], when, rejects: { code: 'already-committed' } })).toEqual([]);
  });
});

describe('a case fails', () => {
  const fine = { then: { position: { round: 3 } } };

  it('where the dice run out, are left over or cannot fall so', () => {
    expect(problems({ ...fine, dice: [4, 3] })).toEqual([
      'The script has 0 of its 2 dice left, but 1d6 for "stake of seat-2" is rolled: add 1.',
    ]);
    expect(problems({ ...fine, dice: [4, 3, 6, 1, 1] })).toEqual([
      '2 of 5 dice are left over: only 3 were rolled: 2d6 for "stake of seat-1", 1d6 for "stake of seat-2".',
    ]);
    expect(problems({ ...fine, dice: [4, 3, 9] })).toEqual([
      'Die 3 of the script shows 9, but 1d6 for "stake of seat-2" is rolled: write 1 to 6.',
    ]);
  });

  it('where the position, the awaited seats or the outcome are others', () => {
    const then = { position: { scores: { 'seat-1': 5 } }, awaiting: ['seat-1'], outcome: { winner: 'seat-1' } };
    expect(problems({ then })).toEqual([
      'position.scores.seat-1: expected 5, found 2.',
      'awaiting: expected ["seat-1"], found ["seat-1","seat-2"].',
      'outcome: expected {"winner":"seat-1"}, found nothing.',
    ]);
  });

  it('where an event is missing or out of order, naming the nearest', () => {
    expect(problems({ then: { events: [{ kind: 'rolled' }, { kind: 'committed' }] } })).toEqual([
      'event 2, {"kind":"committed"}, did not come; what came from there on: nothing.',
    ]);
    expect(problems({ then: { events: [{ kind: 'committed', seat: 'seat-1', dice: 3 }] } })).toEqual([
      'event 1, {"kind":"committed","seat":"seat-1","dice":3}, did not come:',
      'committed.dice: expected 3, found 2.',
    ]);
  });

  it('where a command is refused, or is not', () => {
    expect(problems({ ...fine, when: [commit('seat-1', 4)] })).toEqual([
      'command 1 (seat-1) was refused: Commit 0 to 3 dice. (stake, ST-2)',
    ]);
    expect(problems({ rejects: { code: 'stake', rule: 'ST-2' } })).toEqual([
      'command 2 (seat-1) was accepted, but should be refused (code "stake", rule "ST-2").',
    ]);
  });

  it('where a refusal is another than the one written, telling what it is', () => {
    const refused = (rejects: object) => problems({ when: [commit('seat-1', 4)], dice: [], rejects });
    const told = 'Commit 0 to 3 dice. (code "stake", rule "ST-2"); expected';
    expect(refused({ code: 'match-over' })).toEqual([
      `command 1 (seat-1) was refused, but with another code: ${told} code "match-over". ${orWrite}`,
    ]);
    expect(refused({ rule: 'ST-9' })[0]).toBe(
      `command 1 (seat-1) was refused, but under another rule: ${told} rule "ST-9". ${orWrite}`,
    );
    expect(refused({ rule: 'ST-2', says: 'five dice' })[0]).toBe(
      `command 1 (seat-1) was refused, but with other words: ${told} rule "ST-2", words "five dice". ${orWrite}`,
    );
  });

  it('where it is written wrongly, with the place', () => {
    expect(problems({})[0]).toContain('write either then or rejects');
    expect(problems({ ...fine, rejects: { code: 'stake' } })[0]).toContain('write either then or rejects');
    expect(problems({ then: {} })[0]).toContain('then is empty');
    expect(problems({ ...fine, given: { round: 'two' } })[0]).toMatch(/^given\.round: /);
    expect(problems({ ...fine, given: { round: 9 } })).toEqual(['given: round is past the last one']);
    expect(problems({ ...fine, when: [{ by: 'seat-1', command: { kind: 'fly' } }] })[0]).toMatch(
      /^command 1 \(seat-1\)/,
    );
    expect(problems({ ...fine, when: [commit('blue', 1)] })[0]).toMatch(/^case\.when\[0\]\.by: /);
    expect(problems({ ...fine, start: { rounds: 2 } })[0]).toContain('write either given');
    expect(problems({ ...fine, when: [] })[0]).toContain('at least one command');
    expect(problems({ ...fine, given: undefined, start: { rounds: 0 } })[0]).toMatch(/^start\.rounds: /);
    expect(runCase(stakes, { id: 'x' }).id).toBe('x');
    expect(runCase(stakes, 7).problems).not.toEqual([]);
  });

  it('where the preview disagrees with the decision', () => {
    const blind = { ...stakes, check: () => undefined };
    const one = { ...round, when: [commit('seat-1', 4)], dice: [], rejects: { code: 'stake' } };
    expect(runCase(blind, one, { preview: true }).problems).toEqual([
      'command 1 (seat-1): the preview says legal, but decide says stake.',
    ]);
    expect(runCase(blind, one).problems).toEqual([]);
  });
});

describe('a case file', () => {
  const catalog = { stakes: () => Promise.resolve(stakes) };

  it('runs each of its cases with its ruleset', async () => {
    const good = { ...round, then: { position: { round: 3 } } };
    const results = await runCaseFile(catalog, { ruleset: 'stakes', cases: [good, { ...good, id: 'bad', dice: [] }] });
    expect(results.map(({ id, problems: found }) => [id, found.length])).toEqual([
      ['both-roll', 0],
      ['bad', 1],
    ]);
  });

  it('is refused whole where it is no case file or of no known ruleset', async () => {
    expect(await runCaseFile(catalog, { ruleset: 'chess', cases: [round] })).toEqual([
      { id: '(file)', covers: [], problems: ['There is no ruleset "chess"; there are: stakes.'] },
    ]);
    expect((await runCaseFile(catalog, []))[0]?.problems).toHaveLength(1);
    expect((await runCaseFile(catalog, { ruleset: 'toString', cases: [round] }))[0]?.problems[0]).toContain(
      'no ruleset',
    );
  });

  it('has a JSON Schema, and so has a position', () => {
    expect(positionJsonSchema(stakes)).toMatchObject({
      type: 'object',
      properties: { round: { type: 'integer', default: 1 } },
      additionalProperties: false,
    });
    const schema = caseFileJsonSchema(stakes);
    expect(schema.required).toEqual(['ruleset', 'cases']);
    expect(JSON.stringify(schema)).toContain('"const":"commit"');
  });
});
