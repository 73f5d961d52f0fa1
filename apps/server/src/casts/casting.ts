/** What casters do reaches who watches: at once, or as late as the match is [WATCH-53, WATCH-54]. */
import { castLimits, rightFor } from '@broadside/protocol';
import type { CastNews, CueData, CueMessage, MatchId, PersonId } from '@broadside/protocol';
import { isLate } from '../publication/public-moment.ts';
import type { WatchPlace } from '../publication/public-news.ts';
import { wrongWith } from '../rooms/chat.ts';
import { failure } from '../rooms/replies.ts';
import type { Reply } from '../rooms/replies.ts';
import type { Rooms, ShownToAll } from '../rooms/rooms.ts';
import { afterTaking } from '../rooms/token-bucket.ts';
import type { LivePasses } from '../passes/live-passes.ts';
import type { Journal } from '../store/journal.ts';
import type { ListedMatch } from '../store/matches.ts';
import { seatOfPerson } from '../store/matches.ts';
import { Ballots } from './ballots.ts';
import { CastStage, cueShown } from './stage.ts';
import type { CastStore, KeptCue, StoredMember } from './store.ts';

export interface CastingOptions {
  readonly store: CastStore;
  readonly journal: Pick<Journal, 'times'>;
  readonly passes: Pick<LivePasses, 'isAhead' | 'knowsHands'>;
  /** Milliseconds since 1970 until which somebody may write nothing. */
  readonly silencedUntil: (personId: PersonId) => Promise<number | undefined>;
  readonly leagueOf: (matchId: MatchId) => Promise<string | undefined>;
  /** What a channel of TV shows now. */
  readonly onNow: (channel: string) => Promise<MatchId | null>;
  /** They are made later than this. */
  readonly rooms: () => Pick<Rooms, 'rowOf' | 'published' | 'momentOf' | 'releaseOf' | 'lastShown'>;
  /** Tells who waits at a place that there may be something new. */
  readonly tell: (place: WatchPlace) => void;
  readonly now: () => number;
}

/** Casts that are remembered: the last ones that were asked for. */
const remembered = 200;
const longestMs = 2_000_000_000;

/** Where a cue stands. */
type CueMoment = Pick<KeptCue, 'seq' | 'ms' | 'ahead'>;

export class Casting {
  readonly #of: CastingOptions;
  readonly #stages = new Map<string, Promise<CastStage | undefined>>();
  /** The casts that hold something back of a match. */
  readonly #waiting = new Map<MatchId, Set<string>>();
  readonly #rates = new Map<string, number>();
  readonly ballots = new Ballots();

  constructor(options: CastingOptions) {
    this.#of = options;
  }

  /** Places at which something may be told since more of a match was. */
  beside(match: string): readonly WatchPlace[] {
    return [...(this.#waiting.get(match) ?? [])].map((id): WatchPlace => `cast/${id}`);
  }

  /** With all that may be told now; undefined where there is no such cast. */
  async stage(id: string): Promise<CastStage | undefined> {
    const held = this.#stages.get(id) ?? this.#load(id);
    this.#stages.delete(id);
    this.#stages.set(id, held);
    const stage = await held.catch(() => undefined);
    if (stage === undefined) this.#stages.delete(id);
    const oldest = this.#stages.size > remembered ? this.#stages.keys().next().value : undefined;
    if (oldest !== undefined) this.#stages.delete(oldest);
    if (stage !== undefined) await stage.inTurn(() => this.#advance(stage));
    return stage;
  }

  async #load(id: string): Promise<CastStage | undefined> {
    const cast = await this.#of.store.cast(id);
    return cast && new CastStage(cast, await this.#of.store.cues(id));
  }

  /** Members or its title have changed. */
  async reread(id: string): Promise<CastStage | undefined> {
    const [stage, cast] = [await this.stage(id), await this.#of.store.cast(id)];
    if (stage !== undefined && cast !== undefined) stage.cast = cast;
    return stage;
  }

  /** How much is told of it, for who waits for more. */
  async shown(id: string): Promise<ShownToAll | undefined> {
    const stage = await this.stage(id);
    if (stage === undefined) return undefined;
    const next = await stage.inTurn(() => this.#advance(stage));
    return { seq: stage.shown.length, over: stage.status !== 'running', next };
  }

  /** Cues after place `after`, as everybody may read them. */
  news(stage: CastStage, after: number, limit: number = castLimits.page): CastNews {
    const { status } = stage;
    if (status === 'removed') return { n: after, status, cues: [] };
    const cues = stage.shown.slice(after, after + limit).map(cueShown);
    return { n: after + cues.length, status, cues };
  }

  /** What a caster does at a match; the answer says why nothing came of it. Never rejects. */
  take(match: ListedMatch, personId: PersonId | null, message: CueMessage): Promise<Reply> {
    const sentence = 'This could not be kept just now. Try again in a moment.';
    return this.#take(match, personId, message).catch(() => failure(message.id, 'unavailable', sentence));
  }

  async #take(match: ListedMatch, personId: PersonId | null, { id, cast, cue, at }: CueMessage): Promise<Reply> {
    const refusal = (code: string, sentence: string): Reply => ({
      ...{ t: 'rejected', id, seq: 0 },
      reason: { code, rule: 'WATCH-53', sentence },
    });
    const stage = await this.stage(cast);
    const member = stage?.cast.members.find((each) => each.personId === personId && each.stands === 'casts');
    if (stage === undefined || member === undefined || personId === null)
      return refusal('not-caster', 'You do not cast here. Take the invitation first, or make a cast of your own.');
    return stage.inTurn(async () => {
      if (stage.has(id)) return { t: 'accepted' as const, id, seq: 0 };
      const wrong = (await this.#bar(stage, match, personId)) ?? (await this.#fault(stage, member, cue));
      if (wrong !== undefined) return refusal(...wrong);
      // Before that nobody may see a hand, and a cue that says so would tell that the match is over.
      if (cue.kind === 'hands' && !(await this.#of.rooms().published(match)))
        return refusal('not-over', 'Hands can be opened when everybody knows the end of the match.');
      const moment = await this.#momentOf(match, personId, at);
      if (cue.kind === 'moment' && (cue.to ?? 0) > moment.seq)
        return refusal('not-there', 'This moment of the match is not there yet.');
      const told = cue.kind === 'tally' ? { ...cue, votes: this.ballots.close(cast, cue.poll) } : cue;
      await this.#keep(stage, { id, by: member.number, match: match.id, cue: told, at: this.#of.now(), ...moment });
      return { t: 'accepted' as const, id, seq: moment.seq };
    });
  }

  /** The one who made it ends it; who is ahead of the watchers ends it for these when they have come as far. */
  async end(stage: CastStage, id: string): Promise<void> {
    await stage.inTurn(async () => {
      const { cast, held, shown } = stage;
      if (cast.status !== 'running') return;
      const last = [...held, ...shown].sort((one, other) => one.ordinal - other.ordinal).at(-1);
      const match = await this.#of.rooms().rowOf(cast.matchId ?? last?.match ?? '');
      if (match === undefined) return this.remove(stage, 'ended');
      const moment = await this.#momentOf(match, cast.ownerId, undefined);
      await this.#keep(stage, { id, by: 1, match: match.id, cue: { kind: 'end' }, at: this.#of.now(), ...moment });
    });
  }

  /** Ended where nothing was cast yet; or removed, with all its cues, in this moment. */
  async remove(stage: CastStage, status: 'ended' | 'removed'): Promise<void> {
    await this.#of.store.close(stage.cast.id, status, this.#of.now());
    stage.cast = { ...stage.cast, status };
    this.#of.tell(`cast/${stage.cast.id}`);
  }

  async #keep(stage: CastStage, made: Omit<KeptCue, 'ordinal'>): Promise<void> {
    const { store, now, tell } = this.#of;
    const { id } = stage.cast;
    await this.#advance(stage);
    const kept = stage.next(made);
    await store.addCue(id, kept);
    if (kept.cue.kind === 'end') {
      await store.close(id, 'ended', now());
      stage.cast = { ...stage.cast, status: 'ended' };
    }
    stage.add(kept);
    await this.#advance(stage);
    tell(`cast/${id}`);
  }

  async #advance(stage: CastStage): Promise<number | undefined> {
    const { id } = stage.cast;
    for (const { match } of stage.held) this.#waiting.get(match)?.delete(id);
    const next = await stage.advance(this.#of.now(), (cue) => this.#instantOf(cue));
    for (const { match } of stage.held) {
      const casts = this.#waiting.get(match) ?? new Set();
      this.#waiting.set(match, casts.add(id));
    }
    for (const [match, casts] of this.#waiting) if (casts.size === 0) this.#waiting.delete(match);
    return next;
  }

  /** The release of its entry, plus the time that its maker took; never before it was made [WATCH-54]. */
  async #instantOf({ match, seq, ms, at }: KeptCue): Promise<number | undefined> {
    const row = await this.#of.rooms().rowOf(match);
    const release = row && (await this.#of.rooms().releaseOf(row, seq));
    return release === undefined ? undefined : Math.max(release + ms, at);
  }

  /** Why somebody may not cast this match in this cast. */
  async #bar(stage: CastStage, match: ListedMatch, personId: PersonId): Promise<readonly [string, string] | undefined> {
    if (stage.cast.status !== 'running') return ['ended', 'This cast is over. Make another one.'];
    if (!(await this.#covers(stage, match.id))) return ['other-match', 'This cast is of another match.'];
    const plays = seatOfPerson(match, personId) !== null && !(await this.#of.rooms().published(match));
    if (await this.#of.passes.knowsHands(match, personId))
      return ['judged', 'You saw both sides of this match as its judge. Cast it when everybody knows its end.'];
    return plays ? ['own-match', 'You play in this match. Cast it when everybody knows its end.'] : undefined;
  }

  /** Whether a match is one of those that are cast here. What a channel showed stays open to whoever cast it then. */
  async #covers({ cast: { matchId, league, channel }, shown }: CastStage, match: MatchId): Promise<boolean> {
    if (channel !== null) return (await this.#of.onNow(channel)) === match || shown.some((cue) => cue.match === match);
    return league === null ? matchId === match : (await this.#of.leagueOf(match)) === league.id;
  }

  /** What is wrong with a cue. */
  async #fault(stage: CastStage, { number, personId, rights }: StoredMember, cue: CueData) {
    const { id } = stage.cast;
    const right = rightFor(cue.kind);
    if (cue.kind === 'end' && number !== 1) return ['not-yours', 'Only who made the cast ends it.'] as const;
    if (!rights.includes(right)) return ['no-right', `You have no right to ${right} here.`] as const;
    const rested = afterTaking(this.#rates.get(`${id}/${String(number)}`) ?? 0, this.#of.now(), castLimits);
    if (rested === undefined)
      return ['too-fast', `Send at most ${String(castLimits.perSecond)} cues a second.`] as const;
    this.#rates.set(`${id}/${String(number)}`, rested);
    if (this.#rates.size > 10_000) this.#rates.clear();
    if (stage.full) return ['full', 'This cast holds no more. End it, and make another one.'] as const;
    if (JSON.stringify(cue).length > castLimits.bytes)
      return ['too-large', `A cue has at most ${String(castLimits.bytes)} bytes.`] as const;
    if (right !== 'write') return undefined;
    if ((await this.#of.silencedUntil(personId)) !== undefined)
      return ['silenced', 'You may write nothing for now. You can still draw.'] as const;
    const [code, , sentence] =
      wordsOf(cue)
        .map(wrongWith)
        .find((wrong) => wrong !== undefined) ?? [];
    return code === undefined || sentence === undefined ? undefined : ([code, sentence] as const);
  }

  /** As far as somebody knows a match: it is told when everybody does. */
  async #momentOf(match: ListedMatch, personId: PersonId, claimed: CueMessage['at']): Promise<CueMoment> {
    const { passes, journal, now } = this.#of;
    const rooms = this.#of.rooms();
    const since = (at: number | undefined): number => Math.min(Math.max(0, now() - (at ?? now())), longestMs);
    const published = await rooms.published(match);
    const ahead = !published && (await passes.isAhead(match, personId));
    if (isLate(match) && !ahead && !published) {
      const moment = await rooms.momentOf(match);
      return { seq: moment.seq, ms: since(moment.since), ahead };
    }
    const seq = await rooms.lastShown(match.id);
    if (published && claimed !== undefined) return { seq: Math.min(claimed.seq, seq), ms: claimed.ms, ahead };
    const [entry] = seq === 0 ? [] : await journal.times(match.id, seq - 1);
    return { seq, ms: since(entry?.at), ahead };
  }
}

/** What is written in a cue. */
function wordsOf(cue: CueData): readonly string[] {
  if (cue.kind === 'text' || cue.kind === 'label') return [cue.text];
  return cue.kind === 'poll' ? [cue.question, ...cue.options] : [];
}
