/** Taking back, on whole matches of every ruleset: the exact state, nothing revealed for nothing, the same from the journal. */
import { catalog } from '@broadside/rules/catalog';
import { canonicalJson, hashView, pick, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Seat, View, Viewer } from '@broadside/rules/kernel';
import { newLedger, noTempo, takeBackOffers } from '@broadside/match';
import type { Ledger, TableAct } from '@broadside/match';
import { describe, expect, it } from 'vitest';
import { diceStream } from '../dice/seed.ts';
import { MemoryJournal } from '../store/memory-journal.ts';
import { judgedAsked } from './acts.ts';
import { RoomGame } from './game.ts';
import type { Judgement } from './game.ts';
import { loadLedger } from './replay.ts';

const id = '0123456789ab';

interface Trial {
  readonly game: RoomGame;
  readonly journal: MemoryJournal;
  readonly seats: readonly Seat[];
  /** The ledger after each entry. */
  readonly past: Map<number, Ledger>;
  at: number;
}

/** By turns one for somebody alone, where the ruleset has such, and one for several. */
async function begin(ruleset: AnyRuleset, seed: number): Promise<Trial> {
  const fitting = ruleset.presets.filter(({ setup }) => (ruleset.seatsOf(setup).length === 1) === (seed % 2 === 1));
  const preset = pick(fitting.length > 0 ? fitting : ruleset.presets, seededRandom(seed));
  const setup: unknown = preset.setup;
  const sitters = ruleset.seatsOf(setup).map(({ seat, team }) => ({ seat, team, kind: 'person' as const }));
  const seats = sitters.map(({ seat }) => seat);
  const origin = newLedger(ruleset, seats, noTempo);
  const game = new RoomGame(id, sitters, diceStream(Buffer.alloc(32, seed), 'aa'), origin);
  const trial: Trial = { game, journal: new MemoryJournal(), seats, past: new Map(), at: 1000 };
  await write(trial, game.start(setup, trial.at));
  return trial;
}

async function write({ game, journal, past }: Trial, judged: Judgement): Promise<void> {
  if (!judged.ok) throw new Error(judged.reason.sentence);
  await journal.append([judged.proposal.entry]);
  game.commit(judged.proposal);
  past.set(game.seq, game.ledger);
}

async function act(trial: Trial, by: Seat, asked: TableAct): Promise<Judgement> {
  trial.at += 10;
  const commandId = `act-${String(trial.game.seq)}`;
  const asks = { id: commandId, seq: trial.game.seq, seat: by, asks: { act: asked }, from: null };
  const judged = await judgedAsked(trial.game, trial.journal, asks, trial.at);
  if (judged === 'unknown') throw new Error('An act is no command.');
  if (judged.ok) await write(trial, judged);
  return judged;
}

/** A bot decides for whoever is asked first. */
async function decide(trial: Trial, random: () => number): Promise<void> {
  const { game } = trial;
  const by = pick(game.awaiting, random);
  const view = game.ruleset.view(game.state, { kind: 'seat', seat: by }) as View;
  const command: unknown = game.ruleset.bots[0]?.choose(view, game.ruleset.offers(view, by), by, random);
  trial.at += 10;
  await write(trial, game.judge(command, by, `command-${String(game.seq)}`, trial.at));
}

const viewers = (seats: readonly Seat[]): Viewer[] => [
  { kind: 'public' },
  { kind: 'referee' },
  ...seats.map((seat) => ({ kind: 'seat', seat }) as const),
];

/** The match stands where it stood after entry `to`, for everybody. */
function expectReturned({ game, past, seats }: Trial, to: number): void {
  const then = past.get(to);
  expect(canonicalJson(game.state)).toBe(canonicalJson(then?.state));
  for (const viewer of viewers(seats))
    expect(hashView(game.ruleset.view(game.state, viewer) as View)).toBe(
      hashView(game.ruleset.view(then?.state, viewer) as View),
    );
  expect(game.awaiting).toEqual(then?.awaiting);
}

/** Since entry `to` this seat alone has acted, and nothing was revealed. */
async function expectFree({ game, journal }: Trial, by: Seat, to: number): Promise<void> {
  const since = await journal.read(id, to, 1000);
  // What lies before an earlier take back is gone: the entries that count come after the last one.
  const from = since.findLastIndex((entry) => entry.kind === 'table');
  for (const entry of since.slice(from + 1)) {
    expect(entry.seat).toBe(Number(by.slice('seat-'.length)));
    for (const event of entry.events) expect(game.ruleset.reveals(event)).toBe(false);
  }
}

async function tryToTakeBack(trial: Trial, random: () => number): Promise<'free' | 'asked' | 'nothing'> {
  const by = pick(trial.seats, random);
  const offers = takeBackOffers(trial.game.ledger, by);
  if (offers.free !== null) {
    await expectFree(trial, by, offers.free);
    const to = offers.free;
    expect((await act(trial, by, { act: 'take-back' })).ok).toBe(true);
    expectReturned(trial, to);
    return 'free';
  }
  const wanted = offers.ask;
  const judged = await act(trial, by, { act: 'take-back' });
  if (judged.ok && trial.seats.length === 1 && wanted !== null) {
    expectReturned(trial, wanted); // alone at the table there is nobody to ask
    return 'asked';
  }
  if (!judged.ok) {
    expect(['nothing-to-take-back', 'asked-before', 'not-your-decision']).toContain(judged.reason.code);
    return 'nothing';
  }
  const request = trial.game.table.request;
  if (request?.for.what !== 'take-back') throw new Error('nothing was asked');
  const { to } = request.for;
  const before = canonicalJson(trial.game.state);
  const others = trial.seats.filter((seat) => seat !== by);
  for (const [index, seat] of others.entries()) {
    expect(canonicalJson(trial.game.state)).toBe(before);
    const answered = await act(trial, seat, { act: 'answer', request: request.seq, yes: true });
    expect(answered.ok).toBe(true);
    if (index < others.length - 1) expect(trial.game.table.request?.yes).toContain(seat);
  }
  expectReturned(trial, to);
  return 'asked';
}

describe.each(Object.entries(catalog))('taking back in %s', (_, load) => {
  it('[ACT-2, ACT-3, DICE-5] returns the exact state and the journal tells the same', { timeout: 60_000 }, async () => {
    const ruleset = await load();
    const came = { free: 0, asked: 0, nothing: 0 };
    for (let seed = 1; seed <= 4; seed += 1) {
      const trial = await begin(ruleset, seed);
      const random = seededRandom(seed);
      let cursor = 0;
      for (let step = 0; step < 70 && trial.game.outcome === undefined; step += 1) {
        if (random() < 0.2) came[await tryToTakeBack(trial, random)] += 1;
        else await decide(trial, random);
        expect(trial.game.cursor).toBeGreaterThanOrEqual(cursor);
        cursor = trial.game.cursor;
      }
      const loaded = await loadLedger({ journal: trial.journal, empty: trial.game.origin, matchId: id });
      expect(loaded.fault).toBeUndefined();
      expect(canonicalJson(loaded.ledger.state)).toBe(canonicalJson(trial.game.state));
      expect(canonicalJson(loaded.ledger.table)).toBe(canonicalJson(trial.game.table));
      for (const seat of trial.seats)
        expect(takeBackOffers(loaded.ledger, seat)).toEqual(takeBackOffers(trial.game.ledger, seat));
    }
    expect(came.free).toBeGreaterThan(2);
    expect(came.asked).toBeGreaterThan(2);
  });
});
