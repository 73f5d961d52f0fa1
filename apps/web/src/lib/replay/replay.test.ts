import { describe, expect, test } from 'vitest';
import {
  CounterDice,
  applied,
  commitmentFor,
  newLedger,
  recordOf,
  retelling,
  streamFor,
  verifyRecord,
} from '@broadside/match';
import type { Applied, LedgerEntry, MatchRecord } from '@broadside/match';
import { catalog } from '@broadside/rules/catalog';
import { changesBetween, hashView, seededRandom, throughJson } from '@broadside/rules/kernel';
import type { AnyRuleset, Bot, Json, View } from '@broadside/rules/kernel';
import { chaptersOf, labelsOf } from './chapters.ts';
import { findingsOf } from './findings.ts';
import { OwnMoments, RecordMoments } from './moments.ts';
import { ReplayLine } from './replay-line.ts';

/** A match of the computer's against itself that ends when both agree on a draw. */
async function played(id: string, commands: number): Promise<{ record: MatchRecord; ruleset: AnyRuleset }> {
  const ruleset = (await catalog[id]?.()) as AnyRuleset;
  const [setup, bot] = [ruleset.presets[0]?.setup as unknown, ruleset.bots[0] as Bot<View, unknown, unknown>];
  const [seed, entropy, random] = ['5a'.repeat(32), '1'.repeat(32), seededRandom(4)];
  const plans = ruleset.seatsOf(setup);
  const seats = plans.map(({ seat, team, side }) => ({ seat, team, side, name: side, kind: 'person' as const }));
  const stream = streamFor(seed, entropy);
  const entries: LedgerEntry[] = [];
  let ledger = newLedger(
    ruleset,
    plans.map(({ seat }) => seat),
    { kind: 'none' },
  );
  const write = (entry: Pick<LedgerEntry, 'kind' | 'seat' | 'command' | 'events' | 'draws' | 'cursor'>): void => {
    const seq = entries.length + 1;
    const commandId = seq === 1 ? 'start' : `command-${seq}`;
    entries.push({ ...entry, events: throughJson(entry.events) as Json[], seq, commandId, at: 1000 * seq });
    ledger = applied(ledger, entries.at(-1) as LedgerEntry, () => ledger).ledger;
  };
  const first = new CounterDice(stream, 0);
  const begun = ruleset.start(setup, first);
  if (!begun.ok) throw new Error(begun.reason.sentence);
  write({
    kind: 'start',
    seat: 0,
    command: {},
    events: begun.events as Json[],
    draws: first.draws,
    cursor: first.cursor,
  });
  for (let given = 0; given < commands; given += 1) {
    const by = ledger.awaiting[0] ?? 'seat-1';
    const view = ruleset.view(ledger.state, { kind: 'seat', seat: by }) as View;
    const command: unknown = bot.choose(view, ruleset.offers(view, by), by, random);
    const dice = new CounterDice(stream, ledger.cursor);
    const decided = ruleset.decide(ledger.state, command, by, dice);
    if (!decided.ok) throw new Error(decided.reason.sentence);
    const { draws, cursor } = dice;
    write({
      kind: 'command',
      seat: Number(by.slice(5)),
      command: throughJson(command),
      events: decided.events as Json[],
      draws,
      cursor,
    });
  }
  const table = (seat: number, command: Json, events: Json[]): void =>
    write({ kind: 'table', seat, command, events, draws: [], cursor: ledger.cursor });
  table(1, { act: 'ask', for: { what: 'draw' } }, [{ kind: 'asked', by: 'seat-1', for: { what: 'draw' } }]);
  const outcome = { winner: null, reason: 'Draw agreed', points: {} };
  const ended = [
    { kind: 'agreed', by: 'seat-2' },
    { kind: 'ended', outcome },
  ];
  table(2, { act: 'answer', request: entries.length, yes: true }, ended);
  const dice = { commitment: commitmentFor(seed), entropy, seed };
  const names = { match: 'm00000000000', ruleset: id, edition: ruleset.edition, name: 'A match', summary: 'A scene' };
  const header = { ...names, seats, tempo: { kind: 'none' as const }, rests: {}, setup: throughJson(setup) };
  return { record: recordOf({ ...header, dice, outcome, entries }), ruleset };
}

const momentsOf = (record: MatchRecord, ruleset: AnyRuleset): RecordMoments =>
  new RecordMoments(record, ruleset, [...retelling(record, ruleset)] as Applied[], false);

describe.each(Object.keys(catalog))('a record of %s looked at again', { timeout: 60_000 }, (id) => {
  test('goes to any entry and back, sees what each place may see, and takes nothing', async () => {
    const { record, ruleset } = await played(id, 12);
    const moments = momentsOf(record, ruleset);
    const line = new ReplayLine(moments, 5, 'public');
    let seen = undefined as View | undefined;
    let status = '';
    line.subscribe((state) => {
      seen = state.view ?? undefined;
      status = state.match?.status ?? '';
    });
    const early = seen && hashView(seen);
    line.goTo(moments.count);
    expect(status).toBe('finished');
    line.goTo(99_999);
    expect(line.at).toBe(moments.count);
    line.goTo(5);
    expect(seen && hashView(seen)).toBe(early);
    expect(status).toBe('live');
    for (const look of moments.looks) {
      line.lookFrom(look);
      expect(seen && hashView(seen)).toBe(hashView(moments.moment(5, look).view));
    }
    expect(await line.send()).toMatchObject({ kind: 'failed' });
    expect(ruleset.codec.position.safeParse(moments.position(6)).success).toBe(true);
  });

  test('has a name for each entry and a first chapter, and is found honest with the browser’s own numbers', async () => {
    const { record, ruleset } = await played(id, 12);
    const moments = momentsOf(record, ruleset);
    expect(labelsOf(moments, 'public')).toHaveLength(moments.count);
    expect(chaptersOf(moments, 'public').flatMap(({ stops }) => stops).length).toBeGreaterThan(0);
    const findings = findingsOf(record, verifyRecord(record, ruleset), { promise: record.dice.commitment, own: true });
    expect(findings.map(({ mark }) => mark)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok', 'none', 'ok']);
    const other = findingsOf(record, verifyRecord(record, undefined), { promise: 'another', own: false });
    expect(other.map(({ mark }) => mark)).toEqual(['bad', 'none', 'ok', 'none', 'ok', 'none', 'ok']);
  });

  test('tells the names of a file as claimed, at the table and in the log, and those of this site as they are', async () => {
    const { record, ruleset } = await played(id, 8);
    const told = [...retelling(record, ruleset)] as Applied[];
    const names = record.header.seats.map(({ name }) => name);
    for (const claimed of [true, false]) {
      const moments = new RecordMoments(record, ruleset, told, claimed);
      const mark = claimed ? 'Claimed: ' : '';
      expect(moments.header.seats.map(({ name }) => name)).toEqual(names.map((name) => `${mark}${name}`));
      expect(moments.header.imported ?? false).toBe(claimed);
      const asked = record.entries.find(({ kind }) => kind === 'table')?.seq ?? 0;
      expect(moments.lines(asked, 'public')[0]?.parts[0]).toMatch(new RegExp(`^${mark}${names[0] ?? ''} offers`));
    }
  });

  test('is the same from the frames that a seat was sent', async () => {
    const { record, ruleset } = await played(id, 8);
    const moments = momentsOf(record, ruleset);
    let before: View = {};
    const frames = record.entries.map(({ seq }) => {
      const { view, awaiting, outcome } = moments.moment(seq, 'seat-2');
      const frame = {
        t: 'frame' as const,
        seq,
        changes: changesBetween(before, view),
        log: [],
        awaiting: [...awaiting],
        outcome,
      };
      before = view;
      return frame as never;
    });
    const own = new OwnMoments(ruleset, moments.header, 'seat-2', frames);
    expect(own.count).toBe(moments.count);
    for (const seq of [1, 4, own.count]) expect(own.moment(seq).view).toEqual(moments.moment(seq, 'seat-2').view);
    expect(own.position()).toBeUndefined();
  });
});
