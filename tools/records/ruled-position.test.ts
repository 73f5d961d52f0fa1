/** A corrected position where much is hidden: what a viewer may not know changes no byte that they are sent, and it is undone. */
import {
  commitmentFor,
  newLedger,
  noTempo,
  recordOf,
  streamFor,
  verifyRecord,
} from '../../packages/match/src/index.ts';
import type { Intervention, Judge, LedgerEntry } from '../../packages/match/src/index.ts';
import { fleetCommand } from '../../packages/rules/src/fleet-command/index.ts';
import { canonicalJson, hashView, pick, seededRandom, throughJson } from '../../packages/rules/src/kernel/index.ts';
import type { AnyRuleset, Json, Seat, View, Viewer } from '../../packages/rules/src/kernel/index.ts';
import { describe, expect, it } from 'vitest';
import { disguised } from '../../packages/rules/src/fleet-command/games/disguise.ts';
import { drawnSetup } from '../../packages/rules/src/fleet-command/setup.ts';
import { changesOf } from '../../apps/server/src/judges/preview.ts';
import { whatIf } from '../../apps/server/src/judges/what-if.ts';
import { pastFor } from '../../apps/server/src/rooms/acts.ts';
import { Audience } from '../../apps/server/src/rooms/audience.ts';
import { RoomGame } from '../../apps/server/src/rooms/game.ts';
import type { Proposal } from '../../apps/server/src/rooms/game.ts';
import { endOf, standingOf } from '../../apps/server/src/rooms/standing.ts';
import { MemoryJournal } from '../../apps/server/src/store/memory-journal.ts';

const ruleset: AnyRuleset = fleetCommand;
const setup = throughJson(drawnSetup.parse({ scenario: 'fools-gold', players: { kushan: 1, taiidan: 1 } }));
const seed = '5e'.repeat(32);
const jo: Judge = { name: 'Jo', role: 'judge' };
const id = '0123456789ab';
const nameOf = (who: Seat | Judge): string => (typeof who === 'string' ? who : 'Jo (judge)');

/** A match as its room has it, after so many commands of bots. */
async function played(commands: number) {
  const plan = ruleset.seatsOf(ruleset.codec.setup.parse(setup));
  const origin = newLedger(
    ruleset,
    plan.map(({ seat }) => seat),
    noTempo,
  );
  const sitters = plan.map(({ seat, team }) => ({ seat, team, kind: 'person' as const }));
  const game = new RoomGame(id, sitters, streamFor(seed, 'aa'), origin);
  const journal = new MemoryJournal();
  const random = seededRandom(7);
  const write = async (proposal: Proposal): Promise<void> => {
    await journal.append([proposal.entry]);
    game.commit(proposal);
  };
  const demand = (judged: ReturnType<RoomGame['judge']>): Proposal => {
    if (!judged.ok) throw new Error(judged.reason.sentence);
    return judged.proposal;
  };
  await write(demand(game.start(setup, 1000)));
  const move = async (): Promise<void> => {
    const by = pick(game.awaiting, random);
    const view = ruleset.view(game.state, { kind: 'seat', seat: by }) as View;
    const command: unknown = ruleset.bots[0]?.choose(view, ruleset.offers(view, by), by, random);
    await write(demand(game.judge(command, by, `command-${String(game.seq)}`, 1000 * game.seq)));
  };
  for (let count = 0; count < commands; count += 1) await move();
  const proposed = async (asked: Intervention): Promise<Proposal> => {
    const judged = game.judgeIntervention(asked);
    if (judged.kind !== 'events') throw new Error(judged.kind === 'refused' ? judged.reason.sentence : 'A command.');
    const past = await pastFor(game, journal, judged.events);
    const asking = { seat: null, commandId: `judge:${String(game.seq)}`, act: throughJson(asked) };
    return game.proposeTable(asking, judged.events, 1000 * game.seq, past);
  };
  const does = async (asked: Intervention): Promise<void> => write(await proposed(asked));
  await does({ act: 'enter', judge: jo, sees: 'everything' });
  await does({ act: 'stop-clocks', judge: jo, reason: 'Wait.' });
  return { game, journal, plan, does, proposed, write, demand };
}

const setTo = (state: unknown): Intervention & { readonly act: 'rule' } => ({
  act: 'rule',
  judge: jo,
  reason: 'The cards were dealt wrong.',
  rule: 'Terms 4',
  ruling: { what: 'position', position: throughJson(ruleset.toPosition(state)) },
});

type Room = Awaited<ReturnType<typeof played>>;

/** All that a viewer is sent when a ruling is given: its frame, what they may take back, a snapshot afterwards. */
async function sent({ game, proposed }: Room, viewer: Viewer, asked: Intervention): Promise<string> {
  const audience = new Audience(game.ledger, viewer, [], []);
  const proposal = await proposed(asked);
  const [before, after] = [standingOf(game.ledger), standingOf(proposal.ledger)];
  const prepared = audience.prepare(proposal, endOf(after, before), hashView, [], nameOf);
  audience.publish(prepared, after);
  const frame = prepared.frame?.toString() ?? '';
  return `${frame}\n${prepared.takeBack}\n${audience.snapshot(after)?.toString() ?? ''}`;
}

describe('a corrected position', { timeout: 60_000 }, () => {
  it('[LEAGUE-101] changes no byte for a viewer by what that viewer may not know', async () => {
    const room = await played(30);
    const elsewhere = (await played(44)).game.state as Parameters<typeof disguised>[0];
    const random = seededRandom(11);
    let differed = 0;
    for (const viewer of [
      { kind: 'seat', seat: 'seat-1' },
      { kind: 'seat', seat: 'seat-2' },
      { kind: 'public' },
    ] as const) {
      const told = await sent(room, viewer, setTo(elsewhere));
      expect(told).toContain('the position is corrected');
      for (let count = 0; count < 5; count += 1) {
        const variant = disguised(elsewhere, viewer, random);
        if (canonicalJson(variant) !== canonicalJson(elsewhere)) differed += 1;
        expect(await sent(room, viewer, setTo(variant))).toBe(told);
      }
    }
    expect(differed).toBe(15);
    // Whose hand it is, and whoever looks with that seat's eyes as judge, is told.
    const hidden = disguised(elsewhere, { kind: 'seat', seat: 'seat-1' }, random);
    const owner = { kind: 'seat', seat: 'seat-2' } as const;
    expect(await sent(room, owner, setTo(hidden))).not.toBe(await sent(room, owner, setTo(elsewhere)));
  });

  it('[LEAGUE-100, LEAGUE-101, LEAGUE-104] is replayed and verified from the record, and its undo gives the state of before', async () => {
    const room = await played(30);
    const { game, journal, plan, does, write, demand, proposed } = room;
    const [before, seq] = [canonicalJson(game.state), game.seq];
    const elsewhere = (await played(44)).game.state;
    const asked = setTo(elsewhere);
    const changes = changesOf(game.ledger, (await proposed(asked)).ledger, asked, false);
    expect(changes[0]?.words).toMatch(/things? on the table as they see it/);
    await does(asked);
    expect(canonicalJson(game.state)).toBe(canonicalJson(elsewhere));
    expect(canonicalJson(game.state)).not.toBe(before);
    const back = { what: 'set-back', to: seq } as const;
    await does({ act: 'rule', judge: jo, reason: 'No.', rule: null, ruling: back });
    expect(canonicalJson(game.state)).toBe(before);
    await does(asked);
    await does({ act: 'start-clocks', judge: jo, reason: null });
    const by = game.awaiting[0] ?? 'seat-1';
    await write(demand(game.judge(ruleset.concession(by), by, 'resigns', 1_000_000)));
    const entries = (await journal.read(id, 0, 1000)) as readonly LedgerEntry[];
    const seats = plan.map((each) => ({ ...each, name: each.seat, kind: 'person' as const }));
    const dice = { commitment: commitmentFor(seed), entropy: 'aa', seed };
    const of = { match: id, ruleset: ruleset.id, edition: ruleset.edition, name: 'A match', summary: '', setup };
    const outcome = game.outcome ?? null;
    const record = recordOf({ ...of, seats, tempo: noTempo, rests: {}, dice, outcome, entries });
    expect(verifyRecord(record, ruleset)).toMatchObject({ ok: true, checked: { rules: 'decided-again' } });
    const cheated = JSON.parse(JSON.stringify(record)) as typeof record;
    const ruled = cheated.entries.findLast(({ command }) => JSON.stringify(command).includes('"position"'));
    const state = (ruled?.events[0] as { ruling: { state: { secrets: { deck: unknown[] } } } }).ruling.state;
    state.secrets.deck.reverse();
    expect(verifyRecord(cheated, ruleset)).toMatchObject({ ok: false });
  });

  it('[LEAGUE-101] is refused where the rules do not take it, or with other seats', async () => {
    const { game, proposed } = await played(10);
    const position = ruleset.toPosition(game.state) as Record<string, unknown>;
    const refused = (given: unknown) =>
      proposed({
        act: 'rule',
        judge: jo,
        reason: 'No.',
        rule: null,
        ruling: { what: 'position', position: given as Json },
      });
    await expect(refused({ ...position, nonsense: 1 })).rejects.toThrow('This is no position of Fleet Command');
    const other = drawnSetup.parse({ scenario: 'fools-gold', players: { kushan: 2, taiidan: 1 } });
    const begun = ruleset.start(other, {
      roll: (_sides, count) => Array<number>(count).fill(1),
      shuffle: (items) => items,
    });
    if (!begun.ok) throw new Error(begun.reason.sentence);
    const state = (begun.events as readonly unknown[]).reduce<unknown>(
      (now, event) => ruleset.evolve(now, event),
      undefined,
    );
    await expect(refused(throughJson(ruleset.toPosition(state)))).rejects.toThrow('other seats or sides');
  });
});

describe('a what-if', () => {
  it('[LEAGUE-106] is the match after that entry with the dice that fell, and changes nothing of it', async () => {
    const { game, journal } = await played(30);
    const [ledger, entries] = [game.ledger, JSON.stringify(await journal.read(id, 0, 1000))];
    const moment = await whatIf(game, journal, 12);
    const read = ruleset.fromPosition(ruleset.codec.position.parse(moment.position));
    const past = await pastFor(game, journal, [
      { kind: 'ruled', judge: jo, reason: '', rule: null, ruling: { what: 'set-back', to: 12 } },
    ]);
    expect(read.ok && canonicalJson(read.value)).toBe(canonicalJson(past?.(12).state));
    const fell = (JSON.parse(entries) as LedgerEntry[]).filter(({ seq, kind }) => seq > 12 && kind === 'command');
    expect(moment.faces).toEqual(
      fell.flatMap(({ draws }) => draws.flatMap(({ sides, faces }) => (sides > 0 ? faces : []))),
    );
    expect(game.ledger).toBe(ledger);
    expect(JSON.stringify(await journal.read(id, 0, 1000))).toBe(entries);
    await expect(whatIf(game, journal, game.seq + 1)).rejects.toMatchObject({ statusCode: 404 });
  });
});
