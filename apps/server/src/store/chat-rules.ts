/** Who writes to the watchers of a match, and how often: as the match says, or else its league [WATCH-75]. */
import { WatchersChat, usualWatchersChat } from '@broadside/protocol';
import type { MatchId, PersonId } from '@broadside/protocol';
import type { Database } from './database.ts';
import { Prisma } from './generated/client.ts';

export interface ChatRuleFound {
  readonly rule: WatchersChat;
  /** What says so. */
  readonly of: 'match' | 'channel' | 'league' | 'usual';
  readonly league: { readonly id: string; readonly slug: string; readonly name: string } | null;
}

/** Matches of a league whose watchers are told of another rule at once. */
const mostTold = 1000;

const ruleOf = (stored: unknown): WatchersChat | undefined => WatchersChat.safeParse(stored).data;
const storedOf = (rule: WatchersChat | null) => rule ?? Prisma.DbNull;

export class ChatRules {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async of(matchId: MatchId): Promise<ChatRuleFound> {
    const league = { select: { id: true, slug: true, name: true, watchersChat: true } };
    const row = await this.#db.match.findUnique({
      where: { id: matchId },
      select: { watchersChat: true, season: { select: { league } } },
    });
    const of = row?.season?.league;
    const within = of ? { id: of.id, slug: of.slug, name: of.name } : null;
    const [own, theirs] = [ruleOf(row?.watchersChat), ruleOf(of?.watchersChat)];
    if (own !== undefined) return { rule: own, of: 'match', league: within };
    return theirs === undefined
      ? { rule: usualWatchersChat, of: 'usual', league: within }
      : { rule: theirs, of: 'league', league: within };
  }

  async ofLeague(id: string): Promise<WatchersChat | null> {
    const row = await this.#db.league.findUnique({ where: { id }, select: { watchersChat: true } });
    return ruleOf(row?.watchersChat) ?? null;
  }

  /** Null: as its league says. */
  async ruleMatch(id: MatchId, rule: WatchersChat | null): Promise<void> {
    await this.#db.match.update({ where: { id }, data: { watchersChat: storedOf(rule) } });
  }

  /** Null: as usual. Answers the matches of the league in which somebody may write now. */
  async ruleLeague(id: string, rule: WatchersChat | null): Promise<MatchId[]> {
    await this.#db.league.update({ where: { id }, data: { watchersChat: storedOf(rule) } });
    const rows = await this.#db.match.findMany({
      where: { season: { leagueId: id } },
      select: { id: true },
      orderBy: { createdAt: 'desc' },
      take: mostTold,
    });
    return rows.map((row) => row.id);
  }

  /** Whether the rule lets somebody write at all. */
  async lets({ rule, league }: ChatRuleFound, personId: PersonId): Promise<boolean> {
    if (rule.who === 'everybody') return true;
    if (rule.who === 'nobody') return false;
    const person = await this.#db.person.findUnique({ where: { id: personId }, select: { handle: true } });
    if (person === null || person.handle === null) return false;
    if (rule.who === 'accounts') return true;
    if (league === null) return false;
    const [entered, holds] = await Promise.all([
      this.#db.entrant.count({ where: { personId, season: { leagueId: league.id } } }),
      this.#db.league.count({
        where: {
          id: league.id,
          OR: [{ ownerId: personId }, { officials: { some: { personId, acceptedAt: { not: null } } } }],
        },
      }),
    ]);
    return entered + holds > 0;
  }

  /** When somebody wrote last to the watchers of a match, in milliseconds since 1970. */
  async wroteAt(matchId: MatchId, personId: PersonId): Promise<number | undefined> {
    const row = await this.#db.chatMessage.findFirst({
      where: { matchId, room: 'watchers', personId },
      orderBy: { id: 'desc' },
      select: { at: true },
    });
    return row?.at.getTime();
  }
}
