/** Reading on from a snapshot tells the same as reading from the start, and reads no more than it has to. */
import { catalog } from '@broadside/rules/catalog';
import { canonicalJson, changed, hashView, pick, seededRandom, throughJson } from '@broadside/rules/kernel';
import type { AnyRuleset, Json, Random, Seat, View, Viewer } from '@broadside/rules/kernel';
import { newLedger } from '@broadside/match';
import type { Ledger, NameOf, Tempo } from '@broadside/match';
import { beforeAll, describe, expect, it } from 'vitest';
import { diceStream } from '../dice/seed.ts';
import type { Journal, StoredSnapshot } from '../store/journal.ts';
import { keyframeEvery } from '../store/journal.ts';
import { MemoryJournal } from '../store/memory-journal.ts';
import { RoomGame } from './game.ts';
import type { Proposal } from './game.ts';
import { PassedMoments, withoutClocks } from './keyframes.ts';
import type { KeyframeSource } from './keyframes.ts';
import { ownFrames, viewAfter } from './own-replay.ts';
import { loadLedger, pastAfter, pastLines } from './replay.ts';
import { shapeOf } from './shape.ts';

const id = '0123456789ab';
const length = 260;
const tempo: Tempo = { kind: 'live', bankMs: 3_600_000, incrementMs: 1000, overtime: { kind: 'loss' } };
const nameOf: NameOf = (who) => (typeof who === 'string' ? who : who.name);

interface Played {
  readonly game: RoomGame;
  readonly journal: MemoryJournal;
  readonly snapshots: readonly StoredSnapshot[];
  /** The ledger after each entry. */
  readonly past: readonly (Ledger | undefined)[];
}

/** A match of `length` entries, in which somebody goes back now and then: a little, or past a snapshot. */
async function played(ruleset: AnyRuleset): Promise<Played> {
  // A first battle may be over before that.
  const setup: unknown = ruleset.presets.find(({ first = false }) => !first)?.setup;
  const sitters = ruleset.seatsOf(setup).map(({ seat, team }) => ({ seat, team, kind: 'person' as const }));
  const seats = sitters.map(({ seat }) => seat);
  const game = new RoomGame(id, sitters, diceStream(Buffer.alloc(32, 5), 'aa'), newLedger(ruleset, seats, tempo));
  const journal = new MemoryJournal();
  const snapshots: StoredSnapshot[] = [];
  const past: (Ledger | undefined)[] = [undefined];
  const random = seededRandom(3);
  const write = async (proposal: Proposal): Promise<void> => {
    await journal.append([proposal.entry]);
    game.commit(proposal);
    past.push(game.ledger);
    const { seq, cursor, table, state } = game;
    const { seals } = game.ledger;
    if (seq % keyframeEvery === 0)
      snapshots.push({ matchId: id, seq, cursor, table, seals, state: state as Json, shape: shapeOf(ruleset) });
  };
  const begun = game.start(ruleset.codec.setup.parse(setup), 1000);
  if (begun.ok) await write(begun.proposal);
  while (game.seq < length) await write(nextOf(game, past, random));
  return { game, journal, snapshots, past };
}

function nextOf(game: RoomGame, past: Played['past'], random: Random): Proposal {
  const at = 1000 + 10 * game.seq;
  const back =
    game.awaiting.length === 0 ? 80 : game.seq === 110 || game.seq === 215 ? 30 : game.seq % 40 === 0 ? 3 : 0;
  if (back > 0) {
    const events = [{ kind: 'taken-back', by: 'seat-1', to: Math.max(1, game.seq - back), free: false }] as const;
    const asked = { seat: 'seat-1' as const, commandId: `back-${String(game.seq)}`, act: {} };
    return game.proposeTable(asked, events, at, (seq) => past[seq] ?? game.ledger);
  }
  const by = pick(game.awaiting, random);
  const view = game.ruleset.view(game.state, { kind: 'seat', seat: by }) as View;
  const command: unknown = game.ruleset.bots[0]?.choose(view, game.ruleset.offers(view, by), by, random);
  const judged = game.judge(command, by, `command-${String(game.seq)}`, at);
  if (!judged.ok) throw new Error(judged.reason.sentence);
  return judged.proposal;
}

/** The same journal with the snapshots given, and a count of the entries that were read from it. */
async function counting(journal: Journal, snapshots: readonly StoredSnapshot[]) {
  const copy = new MemoryJournal();
  await copy.append(await journal.read(id, 0, 10_000));
  for (const snapshot of snapshots) await copy.saveSnapshot(snapshot);
  const count = { entries: 0 };
  const read = copy.read.bind(copy);
  copy.read = async (...asked) => {
    const entries = await read(...asked);
    count.entries += entries.length;
    return entries;
  };
  return { journal: copy, count };
}

const viewersOf = (game: RoomGame): Viewer[] => [
  { kind: 'public' },
  ...game.origin.seats.map((seat) => ({ kind: 'seat', seat }) as const),
];

describe.each(Object.entries(catalog))('keyframes of %s', (_, load) => {
  let match: Played;
  let empty: Ledger;
  beforeAll(async () => {
    match = await played(await load());
    empty = match.game.origin;
  }, 60_000);

  it('tells every state, view and line as the whole journal does, over steps back too', async () => {
    const { journal } = await counting(match.journal, match.snapshots);
    const of = withoutClocks({ journal, empty, matchId: id, passed: new PassedMoments(4) });
    for (let seq = 1; seq <= length; seq += 1)
      expect(canonicalJson((await pastAfter(of, seq)).state)).toBe(canonicalJson(match.past[seq]?.state));
    for (const viewer of viewersOf(match.game)) {
      const whole = withoutClocks({ journal: match.journal, empty, matchId: id });
      const [all = []] = await pastLines(whole, [viewer], nameOf, length, Infinity);
      for (let seq = 13; seq <= length; seq += 13) {
        expect(hashView((await viewAfter(of, viewer, seq)) ?? {})).toBe(
          hashView(match.game.ruleset.view(match.past[seq]?.state, viewer) as View),
        );
        const told = all.filter((line) => line.seq <= seq).slice(-30);
        expect(await pastLines(of, [viewer], nameOf, seq, 30)).toEqual([told]);
      }
    }
  }, 60_000);

  it('sends the frames that were sent', async () => {
    const { journal } = await counting(match.journal, match.snapshots);
    const viewer: Viewer = { kind: 'seat', seat: 'seat-1' };
    const all = { after: 0, upTo: length, limit: length };
    const sent = await ownFrames({ journal: match.journal, empty, matchId: id }, viewer, nameOf, all);
    const viewOf = (seq: number) => match.game.ruleset.view(match.past[seq]?.state, viewer) as View;
    for (let after = 0; after < length; after += 43) {
      const page = await ownFrames({ journal, empty, matchId: id }, viewer, nameOf, { ...all, after, limit: 43 });
      let view: View = after === 0 ? {} : (throughJson(viewOf(after)) as View);
      for (const [index, { changes, hash, ...rest }] of page.entries()) {
        const { changes: _changes, hash: _hash, ...expected } = sent[after + index]!;
        expect(rest).toEqual(expected);
        view = changed(view, changes);
        expect(canonicalJson(view)).toBe(canonicalJson(viewOf(rest.seq)));
        expect(hash).toBe(index === page.length - 1 ? hashView(view) : undefined);
      }
    }
  }, 60_000);

  it('loads the present with its clocks from the last snapshot, and needs none', async () => {
    for (const snapshots of [match.snapshots, []]) {
      const { journal, count } = await counting(match.journal, snapshots);
      const { ledger, fault } = await loadLedger({ journal, empty, matchId: id });
      expect(fault).toBeUndefined();
      expect(canonicalJson([ledger.state, ledger.table])).toBe(canonicalJson([match.game.state, match.game.table]));
      expect([ledger.awaiting, ledger.outcome]).toEqual([match.game.awaiting, match.game.outcome]);
      // The steps back behind the last snapshot take it to earlier ones, each stretch once.
      if (snapshots.length === 0) expect(count.entries).toBe(length);
      else expect(count.entries).toBeLessThan(length);
    }
  });

  it('folds the entries where a snapshot is of another shape, or is none', async () => {
    const broken = match.snapshots.map((each) => ({ ...each, shape: 'of another day', state: { ships: 'sunk' } }));
    const older = match.snapshots.map((each) => ({ ...each, shape: null }));
    for (const snapshots of [broken, older]) {
      const { journal } = await counting(match.journal, snapshots);
      const { ledger } = await loadLedger({ journal, empty, matchId: id });
      expect(canonicalJson(ledger.state)).toBe(canonicalJson(match.game.state));
    }
  });

  it('reads no more than it has to', async () => {
    const { journal, count } = await counting(match.journal, match.snapshots);
    const of: KeyframeSource = { journal, empty, matchId: id, passed: new PassedMoments(20) };
    const read = async (work: () => Promise<unknown>): Promise<number> => {
      const before = count.entries;
      await work();
      return count.entries - before;
    };
    const viewer: Viewer = { kind: 'seat', seat: 'seat-1' };
    // A step back past a snapshot reads up to a hundred more, once.
    expect(await read(() => viewAfter(of, viewer, 199))).toBeLessThanOrEqual(2 * keyframeEvery);
    expect(await read(() => viewAfter(of, viewer, 199))).toBe(0);
    const page = { after: 122, upTo: length, limit: 18 };
    expect(await read(() => ownFrames(of, viewer, nameOf, page))).toBeLessThanOrEqual(2 * keyframeEvery);
    expect(await read(() => ownFrames(of, viewer, nameOf, { ...page, after: 140 }))).toBe(18);
    expect(await read(() => viewAfter(of, viewer, length + 50))).toBeLessThan(length);
    const viewers = viewersOf(match.game);
    const fresh = { journal, empty, matchId: id };
    expect(await read(() => pastLines(fresh, viewers, nameOf, 150, 30))).toBeLessThan(150);
  });

  it('asks nobody whose turn it was, for a log or a view', async () => {
    let asked = 0;
    const { ruleset, seats } = empty;
    const awaiting = (state: unknown): readonly Seat[] => {
      asked += 1;
      return ruleset.awaiting(state);
    };
    const { journal } = await counting(match.journal, match.snapshots);
    const of = withoutClocks({ journal, empty: newLedger({ ...ruleset, awaiting }, seats, tempo), matchId: id });
    await viewAfter(of, { kind: 'public' }, 150);
    await pastLines(of, [{ kind: 'public' }], nameOf, 150, 60);
    expect(asked).toBe(0);
  });
});
