/**
 * Walls: up to 12 boards at once, of the rounds that a league plays or of an address [WATCH-47]. The place of a watcher tells the
 * instant at which the newest entry was released that they know: what came since follows from the journals of the matches.
 */
import { matchesOf, viewOf } from '@broadside/competition/season';
import { mostOnWall } from '@broadside/protocol';
import type { MatchId, WallNews } from '@broadside/protocol';
import { SharedAnswers } from '../http/shared-answers.ts';
import { isLate } from '../publication/public-moment.ts';
import type { Rooms, ShownToAll } from '../rooms/rooms.ts';
import type { Matches } from '../store/matches.ts';
import { knownOf } from './facts.ts';
import type { FactsDeps, KnownMatch } from './facts.ts';

export interface WallDeps extends FactsDeps {
  /** The origin of a cache in front of the stream, or ''. */
  readonly stream: string;
  readonly matches: FactsDeps['matches'] & Pick<Matches, 'byIds'>;
  readonly rooms: FactsDeps['rooms'] & Pick<Rooms, 'headersFor' | 'shownToAll'>;
}

/** A wall that somebody waits for is looked at so often: no board is drawn more often. */
const lookEveryMs = 1000;
/** Seasons of one league that play at once. */
const mostSeasons = 8;

/** A board, and how far everybody may see. */
export interface BoardNow {
  readonly known: KnownMatch;
  readonly shown: ShownToAll;
}

/** Entries of one millisecond are told apart by how many there are in all, as far as this. */
const perInstant = 1024;
const placeAfter = (instant: number, entries: number): number => instant * perInstant + (entries % perInstant);

export interface Wall {
  /** The place of who knows all of it. */
  readonly n: number;
  readonly rounds: WallNews['rounds'];
  readonly boards: readonly BoardNow[];
}

export class Walls {
  readonly #of: WallDeps;
  readonly #walls = new SharedAnswers<Wall | undefined>();

  constructor(deps: WallDeps) {
    this.#of = deps;
  }

  get stream(): string {
    return this.#of.stream;
  }

  /** How far everybody may see: for those who wait. */
  async shown(id: string): Promise<ShownToAll | undefined> {
    const wall = await this.of(id);
    return wall && { seq: wall.n, over: false, next: this.#of.now() + lookEveryMs };
  }

  /** As it stands now; undefined where there is no such league. */
  of(id: string): Promise<Wall | undefined> {
    return this.#walls.of(id, () => (id.includes(',') ? this.#ofMatches(id) : this.#ofLeague(id)));
  }

  /** How far whoever stands at a place knows a board, but for entries that came in the very millisecond of the place. */
  async seqAt({ known: { match } }: BoardNow, place: number): Promise<number> {
    const instant = Math.floor(place / perInstant);
    if (isLate(match)) return (await this.#of.rooms.momentOf(match, instant)).seq;
    return (await this.#of.shown.lastBy([match.id], instant)).get(match.id) ?? 0;
  }

  async #ofMatches(id: string): Promise<Wall> {
    const ids = [...new Set(id.split(',').filter((each) => each !== ''))];
    return this.#wall(await this.#known(ids), []);
  }

  async #ofLeague(slug: string): Promise<Wall | undefined> {
    const { store, seasons } = this.#of;
    const league = await store.bySlug(slug);
    if (league === undefined) return undefined;
    const running = (await store.seasonsOf(league.id)).filter(({ status }) => status === 'running');
    // The oldest first, so that the boards of one do not move when another begins.
    const open = await Promise.all(
      running
        .slice(0, mostSeasons)
        .reverse()
        .map(({ id }) => seasons.get(id)),
    );
    const ids: MatchId[] = [];
    const rounds: WallNews['rounds'] = [];
    for (const each of open) {
      const season = each && viewOf(each.ledger.season, 'public');
      const round = season?.rounds.at(-1);
      if (each === undefined || season === undefined || round === undefined) continue;
      rounds.push({ season: each.stored.id, name: season.name, round: round.number });
      ids.push(...round.pairings.flatMap(matchesOf));
    }
    const known = (await this.#known(ids)).filter(({ facts }) => facts.featured);
    return this.#wall(known, rounds);
  }

  /** Those that have begun for everybody, in this order. */
  async #known(ids: readonly MatchId[]): Promise<KnownMatch[]> {
    const known = await knownOf(this.#of, await this.#of.matches.byIds(ids));
    const begun = known.filter(({ facts }) => facts.freshAt !== null);
    return begun.sort((a, b) => ids.indexOf(a.match.id) - ids.indexOf(b.match.id));
  }

  /** Where there are more than it can show, those that go on come first. */
  async #wall(known: readonly KnownMatch[], rounds: WallNews['rounds']): Promise<Wall> {
    const going = known.filter(({ facts }) => facts.endedAt === null);
    const over = known.filter(({ facts }) => facts.endedAt !== null);
    const chosen = new Set([...going, ...over].slice(0, mostOnWall));
    const boards = await Promise.all(
      known
        .filter((each) => chosen.has(each))
        .map(async (each) => ({ known: each, shown: await this.#of.rooms.shownToAll(each.match) })),
    );
    const instant = Math.max(1, ...boards.map((board) => board.known.facts.freshAt ?? 0));
    const entries = boards.reduce((sum, { shown }) => sum + shown.seq, 0);
    return { n: placeAfter(instant, entries), rounds, boards };
  }
}
