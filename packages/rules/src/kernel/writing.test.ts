/** Cases in the words of the players: what is read into commands, and what may be expected beside events and positions. */
import { describe, expect, it } from 'vitest';
import { runCase } from './cases.ts';
import type { Writing } from './contract.ts';
import { caseFileJsonSchema, rulesetJsonSchemas } from './json-schema.ts';
import { stakes, type StakesCommand, type StakesState } from './testing/stakes.ts';
import { namesThing, namesWord, orderSchema, readCommand, readFields } from './writing.ts';

const players = [
  { id: 'seat-1', name: 'Red' },
  { id: 'seat-2', name: 'Blue' },
];
const readers = {
  seat: namesThing<StakesState>('player', () => players),
  place: namesWord<StakesState>({ first: 'To begin', second: 'To follow' }),
  bet: (written: unknown) => (typeof written === 'number' ? { field: 'dice', value: written } : undefined),
};
const writing: Writing<StakesState, StakesCommand> = {
  plain: (state, written) => readFields(readers, state, written),
  complete: (_state, order) => ({
    ok: true,
    value: order['kind'] === 'commit' && order['dice'] === undefined ? { ...order, dice: 1 } : order,
  }),
  tolerance: 0.5,
  example: {
    ruleset: 'stakes',
    cases: [{ id: 'shown', given: { round: 2 }, when: [{ by: 'seat-1', command: 'resign' }] }],
  },
  redundant: (state, command, by) => command.kind === 'commit' && state.stakes[by as 'seat-1'] === command.dice,
  schema: () => ({ type: 'object' }),
};
const spoken = { ...stakes, writing };
const round = {
  id: 'both-roll',
  given: { round: 2, scores: { 'seat-1': 1 } },
  dice: [4, 3, 6],
  when: [
    { by: 'seat-2', command: 'Commit' },
    { by: 'seat-1', command: { kind: 'commit', bet: 2 } },
  ],
};
const problems = (changes: object) => runCase(spoken, { ...round, ...changes }, { preview: true }).problems;
const then = (expected: object) => problems({ then: expected });

describe('an order in the words of the players', () => {
  it('is read, completed, and judged as the command that it means', () => {
    expect(then({ position: { scores: { 'seat-1': 2 } } })).toEqual([]);
  });

  it('that means no command is told with what there is', () => {
    const state = stakes.fromPosition(stakes.codec.position.parse({}));
    if (!state.ok) throw new Error('no state');
    expect(readCommand(spoken, state.value, { kind: 'resign', seat: 'Green' }, 'seat-1')).toEqual({
      ok: false,
      problems: ['There is no player "Green". There are: Red, Blue.'],
    });
    expect(
      problems({ when: [{ by: 'seat-1', command: { kind: 'commit', bet: 'all' } }], then: {}, dice: [] })[0],
    ).toContain('then is empty');
    expect(orderSchema(spoken).safeParse({ kind: 'comit' }).error?.issues[0]?.message).toBe(
      'There is no order "comit". There are: commit, resign.',
    );
    expect(orderSchema(spoken).safeParse({ kind: 'Commit', bet: 2 }).success).toBe(true);
    expect(orderSchema(spoken).safeParse([]).success).toBe(false);
    expect(orderSchema(stakes)).toBe(stakes.codec.command);
  });

  it('reads words in fields at any depth, and leaves the others', () => {
    expect(readFields(readers, {} as StakesState, { a: [{ seat: 'blue', place: 'to follow' }], b: 'blue' })).toEqual({
      value: { a: [{ seat: 'seat-2', place: 'second' }], b: 'blue' },
      unknown: [],
    });
  });

  it('that ends what is over is passed over, but not where it is to be refused', () => {
    const twice = [round.when[0], round.when[0], round.when[1]];
    expect(problems({ when: twice, then: { position: { round: 3 } } })).toEqual([]);
    const refused = { when: twice.slice(0, 2), dice: [], rejects: { code: 'already-committed' } };
    expect(problems(refused)).toEqual([]);
  });
});

describe('a case expects', () => {
  it('events by their kind alone, and none of others', () => {
    expect(then({ events: ['committed', 'rolled'], without: ['resigned', { kind: 'committed', dice: 3 }] })).toEqual(
      [],
    );
    expect(then({ without: [{ kind: 'committed', seat: 'Blue' }] })[0]).toMatch(/^without: .* should not come, but/);
  });

  it('no event that cannot be: a slip of the pen would pass for ever', () => {
    expect(then({ without: ['comitted'] })).toEqual([
      'There is no event "comitted". There are: committed, started, rolled, resigned.',
    ]);
    expect(then({ without: [{ kind: 'committed', die: 3 }] })).toEqual([
      'The event committed has no field "die". It has: seat, dice.',
    ]);
    expect(then({ without: [{ kind: 'committed', seat: 'Green' }] })).toEqual([
      'There is no player "Green". There are: Red, Blue.',
    ]);
    expect(then({ events: [{ seat: 'Red' }] })).toEqual(['write the kind of the event: { "kind": "…" }.']);
  });

  it('what a viewer sees and does not see', () => {
    const secret = { given: { stakes: { 'seat-1': 3 } }, when: [{ by: 'seat-1', command: 'resign' }], dice: [] };
    const views = (expected: object) => problems({ ...secret, then: { views: expected } });
    const stake = { record: 'seat-1', stake: 3 };
    expect(
      views({ 'seat-1': { sees: [stake, 'seat-2'] }, 'seat-2': { sees: ['seat-1'], doesNotSee: [stake] } }),
    ).toEqual([]);
    expect(views({ public: { sees: [stake] } })[0]).toMatch(/^public does not see .*seat-1\.stake: expected 3/);
    expect(views({ 'seat-1': { doesNotSee: [stake] } })[0]).toMatch(/^seat-1 sees .* but should not\.$/);
    expect(views({ 'seat-2': { doesNotSee: [{ ...stake, stake: 2 }] } })[0]).toMatch(/^Nobody at the table sees/);
    expect(views({ 'seat-2': {} })[0]).toContain('say what the viewer sees');
  });

  it('what is offered and what is not', () => {
    const offers = (expected: object) =>
      problems({ when: round.when.slice(0, 1), dice: [], then: { offers: expected } });
    expect(offers({ 'seat-1': { offered: [{ kind: 'commit', most: 3 }, 'resign'] } })).toEqual([]);
    expect(offers({ 'seat-2': { notOffered: ['commit'] } })).toEqual([]);
    expect(offers({ 'seat-1': { offered: [{ kind: 'commit', most: 4 }] } })[0]).toContain(
      'its offers: commit, resign.',
    );
    expect(offers({ 'seat-1': { notOffered: ['Resign'] } })[0]).toContain('is offered');
    expect(offers({ 'seat-1': { notOffered: ['bet'] } })).toEqual([
      'There is no order "bet". There are: commit, resign.',
    ]);
  });

  it('a refusal by the section of its rule or by words of its sentence', () => {
    const refused = (rejects: object) =>
      problems({ when: [{ by: 'seat-1', command: { kind: 'commit', bet: 7 } }], dice: [], rejects });
    expect(refused({})).toEqual([]);
    expect(refused({ rule: '2' })).toEqual([]);
    expect(refused({ says: '0 to 3 dice' })).toEqual([]);
    expect(refused({ rule: '1' })[0]).toContain('under another rule');
    expect(refused({ says: '4 dice' })[0]).toContain('with other words');
  });

  it('numbers within what measuring loses', () => {
    expect(then({ position: { scores: { 'seat-1': 2.4 } } })).toEqual([]);
    expect(then({ position: { scores: { 'seat-1': 2.6 } } })).toHaveLength(1);
  });
});

it('the schema of case files shows how orders are written', () => {
  expect(caseFileJsonSchema(spoken).$defs).toMatchObject({ order: { type: 'object' } });
});

it('schemas of case files and positions show an example', () => {
  const { position, caseFile } = rulesetJsonSchemas(spoken);
  expect(caseFile.examples).toEqual([writing.example]);
  expect(position.examples).toEqual([{ round: 2 }]);
  expect(rulesetJsonSchemas(stakes).caseFile.examples).toBeUndefined();
});
