/**
 * Who sees a match as everybody will, without its delay [WATCH-49 … WATCH-51]. A pass is given by officials of the league, told to
 * the seats, and ended by one press: whoever looks ahead with it is sent away in that moment, and comes back as everybody.
 */
import type { MatchId, PersonId } from '@broadside/protocol';
import { isLate } from '../publication/public-moment.ts';
import { passEnded } from '../rooms/peer.ts';
import type { Peer } from '../rooms/peer.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Journal } from '../store/journal.ts';
import { seatOfPerson } from '../store/matches.ts';
import type { ListedMatch } from '../store/matches.ts';
import type { StoredPerson } from '../store/people.ts';
import { passShown } from './store.ts';
import type { PassStore, StoredPass } from './store.ts';

export interface LivePassesOptions {
  readonly store: PassStore;
  readonly journal: Pick<Journal, 'times'>;
  /** They are made later than this. */
  readonly rooms: () => Pick<Rooms, 'momentOf' | 'peek' | 'loaded' | 'published'>;
  /** Why somebody may know nothing of this match although they may of others. */
  readonly barred: (match: ListedMatch, person: Pick<StoredPerson, 'id'>) => Promise<boolean>;
  /** Whether somebody has an office in a league. */
  readonly isOfficial: (
    league: { readonly id: string; readonly ownerId: string },
    personId: PersonId,
  ) => Promise<boolean>;
  readonly now: () => number;
  readonly logger: { warn(about: object, words: string): void };
}

export class LivePasses {
  readonly #of: LivePassesOptions;
  /** Sockets that look ahead. */
  readonly #open = new Map<Peer, MatchId>();

  constructor(options: LivePassesOptions) {
    this.#of = options;
  }

  /** Those that are held at a match, of its whole league too. */
  async at(matchId: MatchId): Promise<StoredPass[]> {
    const league = await this.#of.store.leagueOf(matchId);
    return league === undefined ? [] : this.#of.store.held(matchId, league);
  }

  /** Somebody may look ahead here. A pass is worth nothing in a match of one's own, or beside it. */
  async holds(match: ListedMatch, personId: PersonId): Promise<boolean> {
    const held = (await this.at(match.id)).some(({ person }) => person === personId);
    return held && !(await this.#of.barred(match, { id: personId }));
  }

  /** Somebody saw both sides of a match as its judge, whose end not everybody knows. */
  async knowsHands(match: ListedMatch, personId: PersonId): Promise<boolean> {
    const { sawAll } = await this.#of.store.judging(match.id, personId);
    return sawAll && !(await this.#of.rooms().published(match));
  }

  /** Somebody knows more of a match than its watchers: as judge, by a pass, or by one that has ended since [WATCH-51]. */
  async isAhead(match: ListedMatch, personId: PersonId): Promise<boolean> {
    if (seatOfPerson(match, personId) !== null) return false;
    if (await this.knowsHands(match, personId)) return true;
    if (!isLate(match)) return false;
    const { store, rooms, journal } = this.#of;
    const { now: judges } = await store.judging(match.id, personId);
    const league = await store.leagueOf(match.id);
    const passes = league === undefined ? [] : await store.of(personId, match.id, league);
    if (passes.length === 0 && !judges) return false;
    const { seq, over } = await rooms().momentOf(match);
    if (over) return false;
    if (judges || passes.some(({ endedAt }) => endedAt === null)) return true;
    const until = Math.max(...passes.map(({ endedAt }) => endedAt ?? 0));
    return (await journal.times(match.id, seq)).some(({ at }) => at <= until);
  }

  /** Looks after a socket that looks ahead; returns how to stop. One whose pass ended on its way in is sent away. */
  watch(peer: Peer, match: ListedMatch): () => void {
    this.#open.set(peer, match.id);
    const { personId } = peer.identity;
    const held = personId === null ? Promise.resolve(false) : this.holds(match, personId);
    held
      .then((still) => still || peer.close(passEnded))
      .catch((error: unknown) => {
        this.#of.logger.warn({ err: error, match: match.id }, 'it is not known who holds a pass');
        peer.close(passEnded);
      });
    return () => this.#open.delete(peer);
  }

  /** Tells a seat or a holder who comes which passes are held here. */
  async greet({ id }: ListedMatch, peer: Peer): Promise<void> {
    if (peer.viewer.kind !== 'seat' && peer.identity.ahead !== true) return;
    try {
      const passes = await this.at(id);
      if (passes.length > 0) peer.send({ t: 'passes', passes: passes.map(passShown) });
    } catch (error) {
      // Who has left meanwhile, as all have when the server stops, is not to be told.
      if (peer.open) this.#of.logger.warn({ err: error, match: id }, 'a seat is not told who is ahead of watchers');
    }
  }

  /** Passes of this match, or of its league, were given or ended: whoever is concerned is told, or sent away. */
  async changed(matchId: MatchId, of: StoredPass['of'], leagueId: string): Promise<void> {
    const { rooms, store } = this.#of;
    const matches = new Set(of === 'match' ? [matchId] : [matchId, ...this.#open.values(), ...rooms().loaded()]);
    for (const id of matches) {
      const room = rooms().peek(id);
      if (room === undefined || (id !== matchId && (await store.leagueOf(id)) !== leagueId)) continue;
      const passes = await store.held(id, leagueId);
      for (const [peer, at] of this.#open)
        if (at === id && !passes.some(({ person }) => person === peer.identity.personId)) peer.close(passEnded);
      room.presence.tellPasses(passes.map(passShown));
    }
  }

  /** Somebody has no office any more: their passes in that league end with it. */
  async officeEnded(personId: PersonId): Promise<void> {
    const { store, isOfficial, now } = this.#of;
    for (const league of await store.leaguesOf(personId))
      if (!(await isOfficial(league, personId))) {
        await store.endAll(personId, league.id, now());
        for (const id of this.#of.rooms().loaded())
          if ((await store.leagueOf(id)) === league.id) await this.changed(id, 'match', league.id);
      }
  }
}
