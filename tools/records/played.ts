/**
 * Matches that bots play at a table as people do: they take back, ask, answer, pause, change the tempo, run out of time.
 * They end as records, for the tests of the verifier and for samples.
 */
import {
  CounterDice,
  applied,
  commitmentFor,
  deadlineOf,
  judgeAct,
  judgeIntervention,
  entriesWithReceipts,
  newLedger,
  standsStill,
  recordOf,
  streamFor,
  takeBackOffers,
} from '../../packages/match/src/index.ts';
import type {
  Agreement,
  Intervention,
  LedgerEntry,
  Ledger,
  MatchRecord,
  RecordSeat,
  TableAct,
  Tempo,
} from '../../packages/match/src/index.ts';
import { pick, randomBot, seededRandom, throughJson } from '../../packages/rules/src/kernel/index.ts';
import type { AnyRuleset, Bot, Json, Random, Seat, View } from '../../packages/rules/src/kernel/index.ts';

export interface PlayedOptions {
  readonly ruleset: AnyRuleset;
  readonly setup: unknown;
  readonly seed: number;
  /** Of all entries, how many are acts of the table rather than commands: 0 to 1. */
  readonly actRate: number;
  /** Commands after which the seats agree on a draw or abort; Infinity plays to the end. */
  readonly mostCommands: number;
  readonly tempo: Tempo;
}

type Asked = Omit<LedgerEntry, 'seq' | 'at'>;

const judge = { name: 'Judge', role: 'organiser' } as const;

/** One match while it is played. */
class Table {
  readonly entries: LedgerEntry[] = [];
  readonly sitters: readonly RecordSeat[];
  readonly seedHex: string;
  readonly entropy: string;
  readonly #options: PlayedOptions;
  readonly #random: Random;
  readonly #past: Ledger[] = [];
  readonly #bots: ReadonlyMap<Seat, Bot<View, unknown, unknown>>;
  #ledger: Ledger;
  #now = 1_790_000_000_000;

  constructor(options: PlayedOptions) {
    const { ruleset, setup, seed, tempo } = options;
    this.#options = options;
    this.#random = seededRandom(seed);
    const plans = ruleset.seatsOf(setup);
    this.sitters = plans.map(({ seat, team, side }) => ({ seat, team, side, name: `P ${seat}`, kind: 'person' }));
    const bots = [randomBot(ruleset), ...ruleset.bots] as Bot<View, unknown, unknown>[];
    this.#bots = new Map(plans.map(({ seat }) => [seat, pick(bots, this.#random)]));
    this.seedHex = this.#hex(64);
    this.entropy = plans.map(() => this.#hex(32)).join(':');
    this.#ledger = newLedger(
      ruleset,
      plans.map(({ seat }) => seat),
      tempo,
    );
  }

  get over(): boolean {
    return this.#ledger.table.ended !== null || this.#ledger.outcome !== undefined;
  }

  #hex(digits: number): string {
    return Array.from({ length: digits }, () => Math.floor(this.#random() * 16).toString(16)).join('');
  }

  #dice(): CounterDice {
    return new CounterDice(streamFor(this.seedHex, this.entropy), this.#ledger.cursor);
  }

  #write(asked: Asked): void {
    const entry = {
      ...asked,
      events: throughJson(asked.events) as Json[],
      seq: this.entries.length + 1,
      at: this.#now,
    };
    this.#ledger = applied(this.#ledger, entry, (seq) => this.#pastAt(seq)).ledger;
    this.#past[entry.seq] = this.#ledger;
    this.entries.push(entry);
    this.#now += 1000 + Math.floor(this.#random() * 20_000);
  }

  start(): void {
    const dice = this.#dice();
    const begun = this.#options.ruleset.start(this.#options.setup, dice);
    if (!begun.ok) throw new Error(begun.reason.sentence);
    const { draws, cursor } = dice;
    const events = begun.events as Json[];
    this.#write({ kind: 'start', seat: 0, commandId: 'start', command: {}, events, draws, cursor });
  }

  command(): void {
    const { ruleset } = this.#options;
    const { state, awaiting, table } = this.#ledger;
    const by = pick(awaiting, this.#random);
    const late = table.clock !== null && deadlineOf(table.clock, table.tempo, by) <= this.#now;
    const view = ruleset.view(state, { kind: 'seat', seat: by }) as View;
    const chosen: unknown = late
      ? ruleset.standingAnswer(view, by)
      : this.#bots.get(by)?.choose(view, ruleset.offers(view, by), by, this.#random);
    const command: unknown = ruleset.codec.command.parse(chosen);
    const dice = this.#dice();
    const decision = ruleset.decide(state, command, by, dice);
    if (!decision.ok) throw new Error(`${by}: ${decision.reason.sentence}`);
    const { draws, cursor } = dice;
    const commandId = `${late ? 'clock:' : 'command-'}${this.entries.length + 1}`;
    const asked = { kind: 'command', seat: Number(by.slice(5)), commandId, command: throughJson(command) } as const;
    this.#write({ ...asked, events: decision.events as Json[], draws, cursor });
  }

  /** An act of a seat; false where the table does not take it. */
  act(by: Seat, act: TableAct): boolean {
    const judged = judgeAct({ ledger: this.#ledger, sitters: this.sitters, by, at: this.#now }, act);
    if (!judged.ok || 'concede' in judged) return false;
    const asked = { kind: 'table', seat: Number(by.slice(5)), commandId: `act-${this.entries.length + 1}` } as const;
    this.#write({ ...asked, command: throughJson(act), events: judged.events, draws: [], cursor: this.#ledger.cursor });
    return true;
  }

  #pastAt(seq: number): Ledger {
    const past = this.#past[seq];
    if (past === undefined) throw new Error(`Entry ${seq} is still to come.`);
    return past;
  }

  /** What a judge does, who does not sit here; false where the table does not take it. */
  intervene(asked: Intervention): boolean {
    const judged = judgeIntervention({ ledger: this.#ledger, sitters: this.sitters }, asked);
    if (!judged.ok || 'concede' in judged) return false;
    const written = { kind: 'table', seat: 0, commandId: `judge-${this.entries.length + 1}` } as const;
    const { cursor } = this.#ledger;
    this.#write({ ...written, command: throughJson(asked), events: judged.events, draws: [], cursor });
    return true;
  }

  /** Gives up, as whoever sits there: a command of the rules, whatever stands still. */
  resign(by: Seat): void {
    const { ruleset } = this.#options;
    const command: unknown = ruleset.concession(by);
    const dice = this.#dice();
    const decision = ruleset.decide(this.#ledger.state, command, by, dice);
    if (!decision.ok) throw new Error(`${by}: ${decision.reason.sentence}`);
    const { draws, cursor } = dice;
    const asked = {
      kind: 'command',
      seat: Number(by.slice(5)),
      commandId: `resign-${this.entries.length + 1}`,
    } as const;
    this.#write({ ...asked, command: throughJson(command), events: decision.events as Json[], draws, cursor });
  }

  /** Some act that somebody could think of here. */
  someAct(): void {
    const by = pick(this.sitters, this.#random).seat;
    const { request, paused, stopped } = this.#ledger.table;
    if (stopped !== null) {
      if (this.#random() < 0.1) this.resign(by);
      else this.intervene({ act: 'start-clocks', judge, reason: this.#random() < 0.5 ? null : 'Play on.' });
      return;
    }
    if (this.#random() < 0.08) {
      this.intervene({ act: 'stop-clocks', judge, reason: 'A question of the rules.' });
      return;
    }
    if (paused !== null) {
      this.act(by, { act: 'go-on' });
      return;
    }
    if (request !== null) {
      const yes = request.for.what !== 'draw' && request.for.what !== 'abort' && this.#random() < 0.6;
      if (this.act(by, { act: 'answer', request: request.seq, yes })) return;
      this.act(by, { act: 'withdraw' });
      return;
    }
    const offers = takeBackOffers(this.#ledger, by);
    const wishes: readonly Agreement[] = [
      { what: 'draw' },
      { what: 'pause', until: null },
      { what: 'tempo', tempo: { kind: 'correspondence', decisionMs: 86_400_000 } },
    ];
    if (offers.free !== null || (offers.ask !== null && this.#random() < 0.7)) this.act(by, { act: 'take-back' });
    else this.act(by, { act: 'ask', for: pick(wishes, this.#random) });
  }

  /** Everybody agrees to end it here. */
  finish(how: 'draw' | 'abort'): void {
    const [first, ...others] = this.sitters.map(({ seat }) => seat);
    if (first === undefined) throw new Error('There is nobody at the table.');
    this.intervene({ act: 'start-clocks', judge, reason: null });
    if (this.#ledger.table.paused !== null) this.act(first, { act: 'go-on' });
    for (const each of [first, ...others]) this.act(each, { act: 'withdraw' });
    // Whoever was told no has to decide something first: another seat asks instead.
    const asker = [first, ...others].find((each) => this.act(each, { act: 'ask', for: { what: how } }));
    const request = this.entries.length;
    for (const each of [first, ...others])
      if (each !== asker && !this.over) this.act(each, { act: 'answer', request, yes: true });
  }

  record(name: string): MatchRecord {
    const { ruleset, setup, tempo } = this.#options;
    const dice = { commitment: commitmentFor(this.seedHex), entropy: this.entropy, seed: this.seedHex };
    const told = {
      match: 'played000000',
      ruleset: ruleset.id,
      edition: ruleset.edition,
      name,
      summary: name,
      seats: this.sitters,
      tempo,
      rests: {},
      setup: throughJson(setup),
      dice,
      outcome: this.#ledger.outcome ?? null,
    };
    return recordOf({ ...told, entries: entriesWithReceipts({ ...told, entries: this.entries }, ruleset) });
  }

  get random(): Random {
    return this.#random;
  }
  get still(): boolean {
    return standsStill(this.#ledger.table);
  }
}

/** Plays a match and hands back its record. Throws where a bot or the rules do what they may not. */
export function playedRecord(options: PlayedOptions): MatchRecord {
  const table = new Table(options);
  table.start();
  for (let commands = 0; !table.over; commands += 1) {
    if (commands >= options.mostCommands) {
      table.finish(table.random() < 0.7 ? 'draw' : 'abort');
      if (table.over) break;
    }
    if (table.still || table.random() < options.actRate) table.someAct();
    else table.command();
  }
  return table.record(`Match ${options.seed}`);
}
