/** Seasons in memory: each folded from its journal, one act after another, written before anybody sees it. */
import {
  emptySeasonLedger,
  mostEntries,
  nextDue,
  peopleOf,
  podiumOf,
  seasonOf,
  seqOf,
  withEntry,
} from '@broadside/competition/season';
import type {
  Act,
  By,
  SeasonEntry,
  SeasonLedger,
  SeasonRefusal,
  SeasonTakenIn,
  ServerAct,
  SeasonTerms,
} from '@broadside/competition/season';
import { newSeed } from '../dice/seed.ts';
import { randomId } from '../store/matches.ts';
import type { NewsOutbox } from '../webhooks/outbox.ts';
import { judgedAct, judgedSomewhere, opening } from './judging.ts';
import type { JudgedAct, PairElsewhere, SeasonQuestion } from './judging.ts';
import type { AlsoWrite, LeagueStore, SeasonRow, StoredLeague, StoredSeason } from './store.ts';

/** Seasons that are held in memory. */
const mostOpen = 200;
/** Acts of one season that wait for each other. */
const mostWaiting = 200;

export type ActAnswer =
  { readonly ok: true; readonly entry: SeasonEntry } | { readonly ok: false; readonly reason: SeasonRefusal };

/** One season: what it is, and a queue of what is asked of it. */
export interface OpenSeason {
  readonly stored: StoredSeason;
  readonly ledger: SeasonLedger;
}

interface Held {
  readonly stored: StoredSeason;
  ledger: SeasonLedger;
  queue: Promise<unknown>;
  waiting: number;
}

const fullJournal: ActAnswer = {
  ok: false,
  reason: {
    code: 'full',
    rule: 'LEAGUE-1',
    sentence: 'The journal of this season is full. Close it, and open another one.',
  },
};

const busy: ActAnswer = {
  ok: false,
  reason: {
    code: 'busy',
    rule: 'LEAGUE-1',
    sentence: 'Too much is asked of this season at once. Try again in a moment.',
  },
};

/** Follows seasons: told of each entry when it is written. */
export interface SeasonFollower {
  wrote(season: OpenSeason, entry: SeasonEntry): void;
}

export interface SeasonsGiven {
  /** Where rounds of many are paired. */
  readonly elsewhere: PairElsewhere;
  /** What tells the world. */
  readonly news: NewsOutbox;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export class Seasons {
  readonly #store: LeagueStore;
  readonly #elsewhere: PairElsewhere;
  readonly #news: NewsOutbox;
  readonly #now: () => number;
  readonly #followers: SeasonFollower[] = [];
  readonly #held = new Map<string, Promise<Held | undefined>>();

  constructor(store: LeagueStore, { elsewhere, news, now }: SeasonsGiven) {
    this.#store = store;
    this.#elsewhere = elsewhere;
    this.#news = news;
    this.#now = now;
  }

  follow(follower: SeasonFollower): void {
    this.#followers.push(follower);
  }

  /** A new season of a league; its id. */
  async open(league: StoredLeague, name: string, terms: SeasonTerms, by: By): Promise<string> {
    const [id, seed] = [randomId(10), newSeed()];
    const stored = { id, league, seed };
    const question = { seed, by, at: this.#now(), act: opening(name, terms, seed) };
    const judged = judgedAct(emptySeasonLedger, question);
    if (!judged.ok) throw new Error(judged.reason.sentence);
    const entry = entryOf(emptySeasonLedger, 'open', question, judged);
    const after = withEntry(emptySeasonLedger, entry);
    const tell = this.#telling(stored, emptySeasonLedger, after);
    await this.#store.open(league, stored, rowOf(after, entry.at), [entry], tell);
    this.#news.sent();
    return id;
  }

  /** A season that was played elsewhere; its id. An announcement says who took it in, so that it is not taken for one of this site. */
  async takeIn(league: StoredLeague, { entries, seed }: SeasonTakenIn, by: By): Promise<string> {
    const [id, at, seq] = [randomId(10), this.#now(), entries.length + 1];
    const text = 'This season was played on another site, and taken in from its file. Its matches are there.';
    const last = { seq, at, by: by.person, actId: 'taken-in', draws: [], cursor: entries.at(-1)?.cursor ?? 0 };
    const all = [
      ...entries,
      { ...last, act: { act: 'announce', text }, events: [{ kind: 'announced', text, at }] } satisfies SeasonEntry,
    ];
    const stored = { id, league, seed: Buffer.from(seed, 'hex') };
    await this.#store.open(league, stored, rowOf(seasonOf(all), at), all, () => Promise.resolve());
    return id;
  }

  async get(id: string): Promise<OpenSeason | undefined> {
    return this.#hold(id);
  }

  /** Asks something of a season, after what was asked before. An id is for one act: asked again, it has the same answer. */
  async act(id: string, by: By, actId: string, act: Act | ServerAct): Promise<ActAnswer | undefined> {
    const held = await this.#hold(id);
    if (held === undefined) return undefined;
    if (held.waiting >= mostWaiting) return busy;
    held.waiting += 1;
    const done = held.queue.then(() => this.#take(held, by, actId, act));
    held.queue = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      held.waiting -= 1;
    }
  }

  async #take(held: Held, by: By, actId: string, act: Act | ServerAct): Promise<ActAnswer> {
    const known = held.ledger.entries.find((entry) => entry.actId === actId && entry.by === by.person);
    if (known !== undefined) return { ok: true, entry: known };
    if (seqOf(held.ledger) >= mostEntries) return fullJournal;
    const { id, seed } = held.stored;
    const question = { seed, by, at: this.#now(), act };
    const judged = await judgedSomewhere(this.#elsewhere, id, held.ledger, question);
    if (!judged.ok) return judged;
    const entry = entryOf(held.ledger, actId, question, judged);
    const after = withEntry(held.ledger, entry);
    const tell = this.#telling(held.stored, held.ledger, after);
    if (!(await this.#store.append(id, entry, rowOf(after, entry.at), tell))) {
      // Somebody else wrote: what this process knows is old.
      this.#held.delete(id);
      return busy;
    }
    held.ledger = after;
    for (const each of this.#followers) each.wrote({ stored: held.stored, ledger: after }, entry);
    this.#news.sent();
    return { ok: true, entry };
  }

  /** Writes what the world is told of the last entry, in its transaction. */
  #telling(stored: StoredSeason, before: SeasonLedger, { season: after, entries }: SeasonLedger): AlsoWrite {
    const at = entries.at(-1)?.at ?? 0;
    return (tx) => this.#news.ofEntry(tx, { stored, seq: entries.length, at, before: before.season, after });
  }

  /** The season, loaded where need be. */
  async #hold(id: string): Promise<Held | undefined> {
    const known = this.#held.get(id);
    if (known !== undefined) {
      this.#held.delete(id);
      this.#held.set(id, known);
      return known;
    }
    const loading = this.#load(id);
    this.#held.set(id, loading);
    loading.then(
      (held) => held === undefined && this.#held.delete(id),
      () => this.#held.delete(id),
    );
    await this.#forgetOldest();
    return loading;
  }

  async #load(id: string): Promise<Held | undefined> {
    const stored = await this.#store.season(id);
    if (stored === undefined) return undefined;
    return { stored, ledger: seasonOf(await this.#store.entries(id)), queue: Promise.resolve(), waiting: 0 };
  }

  /** The one that nobody has looked at for longest; not one in which something happens. */
  async #forgetOldest(): Promise<void> {
    if (this.#held.size <= mostOpen) return;
    for (const [id, loading] of this.#held) {
      const held = await loading.catch(() => undefined);
      if ((held?.waiting ?? 0) > 0) continue;
      this.#held.delete(id);
      return;
    }
  }
}

const entryOf = (
  ledger: SeasonLedger,
  actId: string,
  { by, at, act }: SeasonQuestion,
  { events, draws, cursor }: Extract<JudgedAct, { ok: true }>,
): SeasonEntry => ({ seq: seqOf(ledger) + 1, at, by: by.person, actId, act, events, draws, cursor });

/** What was due within this time may not have been done yet when the next entry is written. */
const overlapMs = 60_000;

/** `since`: reminders of long before were told. */
function rowOf(ledger: SeasonLedger, since: number): SeasonRow {
  const { name, terms, status, entrants } = ledger.season;
  const people = entrants.flatMap((each) =>
    each.status === 'left' ? [] : peopleOf(each).map((personId) => ({ personId, number: each.number })),
  );
  return {
    name,
    ruleset: terms.ruleset,
    status,
    people,
    dueAt: nextDue(ledger, since - overlapMs),
    hidesResults: terms.hideResults === true,
    podium: podiumOf(ledger.season),
  };
}
