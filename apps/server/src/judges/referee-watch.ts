/**
 * Judges at tables who may judge there no more: their office was taken, their role, or they compete beside the match now. Their
 * open view of both sides is closed within a second, whichever server noted it, and the table reads that they left [LEAGUE-143].
 */
import { judge as judgeCodec } from '@broadside/match';
import type { MatchId, PersonId } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import { judgeLeft } from '../rooms/peer.ts';
import type { Peer } from '../rooms/peer.ts';
import type { Rooms } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import type { People } from '../store/people.ts';
import type { JudgeDuty } from './duty.ts';
import { intervene, roomFor } from './intervening.ts';
import type { JudgeStore } from './store.ts';

export interface RefereeWatchDeps {
  readonly people: People;
  readonly matches: Matches;
  readonly judges: JudgeStore;
  readonly duty: Pick<JudgeDuty, 'judgeOf'>;
  /** They are made later than this. */
  readonly rooms: () => Rooms;
  readonly logger: { warn(about: object, words: string): void };
}

/** How often open views of both sides are looked at; there are few of them, and while there are none nothing is asked. */
const everyMs = 500;

export class RefereeWatch {
  readonly #of: RefereeWatchDeps;
  readonly #open = new Map<Peer, MatchId>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #looking = false;

  constructor(deps: RefereeWatchDeps) {
    this.#of = deps;
  }

  /** Looks after an open view of both sides; returns how to stop. */
  watch(peer: Peer, matchId: MatchId): () => void {
    this.#open.set(peer, matchId);
    this.#timer ??= setInterval(() => void this.#look(), everyMs).unref();
    return () => {
      this.#open.delete(peer);
      if (this.#open.size > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    try {
      const people = new Set([...this.#open.keys()].flatMap(({ identity }) => identity.personId ?? []));
      for (const personId of people) await this.recheck(personId);
      for (const [peer, matchId] of this.#open) {
        const { personId } = peer.identity;
        const visit = personId === null ? undefined : await this.#of.judges.visit(matchId, personId);
        if (visit?.sees !== 'everything') peer.close(judgeLeft);
      }
    } catch (error) {
      this.#of.logger.warn({ err: error }, 'it is not known who may still see both sides');
    } finally {
      this.#looking = false;
    }
  }

  /** Has somebody leave each table at which they may judge no more. */
  async recheck(personId: PersonId): Promise<void> {
    const { people, matches, judges, duty } = this.#of;
    const [person, visits] = await Promise.all([people.get(personId), judges.visitsOf(personId)]);
    const tables = await matches.byIds(visits.map(({ matchId }) => matchId));
    for (const { matchId, ...visit } of visits) {
      const match = tables.find(({ id }) => id === matchId);
      if (person === undefined || match === undefined) continue;
      if (await may(duty, match, person)) continue;
      await judges.leave(matchId, personId);
      for (const [peer, at] of this.#open)
        if (at === matchId && peer.identity.personId === personId) peer.close(judgeLeft);
      const { name, role } = visit;
      const leaves = { act: 'leave', judge: judgeCodec.parse({ name, role }) } as const;
      await roomFor(this.#of.rooms(), matchId)
        .then((room) => intervene(room, leaves))
        .catch((error: unknown) => this.#notRead(error, matchId));
    }
  }

  /** A match that is over has no table to leave any more. */
  #notRead(error: unknown, match: MatchId): void {
    if (error instanceof HttpProblem && (error.code === 'not-live' || error.code === 'not-entered')) return;
    this.#of.logger.warn({ err: error, match }, 'a table does not read that a judge has left');
  }
}

/** Throws what is no answer: a database that is away tells nothing of who may judge. */
async function may(duty: RefereeWatchDeps['duty'], ...asked: Parameters<JudgeDuty['judgeOf']>): Promise<boolean> {
  try {
    await duty.judgeOf(...asked);
    return true;
  } catch (error) {
    if (error instanceof HttpProblem) return false;
    throw error;
  }
}
