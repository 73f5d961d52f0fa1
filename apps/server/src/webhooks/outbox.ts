/** Deliveries are written in the transaction of what they tell of: a crash loses none, and makes none of nothing [LEAGUE-80]. */
import type { Entrant, Season } from '@broadside/competition/season';
import type { CallKind } from '@broadside/protocol';
import type { StoredSeason } from '../leagues/store.ts';
import type { Prisma } from '../store/generated/client.ts';
import { discordBody } from './discord.ts';
import { newsOf } from './news.ts';
import type { News } from './news.ts';

type Tx = Prisma.TransactionClient;

interface Step {
  readonly stored: StoredSeason;
  /** The number of the entry. */
  readonly seq: number;
  readonly at: number;
  readonly before: Season;
  readonly after: Season;
}

/** A call for a judge, from a table of a season. */
export interface LeagueCall {
  readonly id: string;
  readonly kind: CallKind;
  readonly match: { readonly id: string; readonly name: string };
  /** Milliseconds since 1970. */
  readonly at: number;
}

const callWords = {
  rules: 'About a question of the rules.',
  conduct: 'About how somebody behaves.',
  technical: 'About something that does not work.',
} as const satisfies { [K in CallKind]: string };

export class NewsOutbox {
  readonly #site: string;
  /** News are to be sent, once they are written. */
  readonly sent: () => void;

  constructor(site: string, sent: () => void) {
    this.#site = site;
    this.sent = sent;
  }

  /** What an entry of a season tells the webhooks of its league. */
  async ofEntry(tx: Tx, { stored, seq, at, before, after }: Step): Promise<void> {
    const { id, league } = stored;
    const hooks = await tx.webhook.findMany({ where: { leagueId: league.id, stoppedAt: null } });
    if (hooks.length === 0) return;
    const nameOf = await namesOf(tx, after);
    const season = { id, league: { slug: league.slug, name: league.name } };
    const news = newsOf(before, after, { season, site: this.#site, nameOf });
    await this.#write(tx, hooks, news, at, (index) => `msg_${id}_${String(seq)}_${String(index)}`);
  }

  /** A judge is called at a table of the season: by what for, not by what was written, which judges alone read. */
  async ofCall(db: Tx, { id, league }: StoredSeason, { match, ...call }: LeagueCall): Promise<void> {
    const hooks = await db.webhook.findMany({ where: { leagueId: league.id, stoppedAt: null } });
    const url = `${this.#site}/judge`;
    const news: News = {
      ...{
        kind: 'judge.called',
        lane: null,
        title: `${match.name}: a judge is called`,
        text: callWords[call.kind],
        url,
      },
      data: {
        league: { slug: league.slug, name: league.name },
        match: { id: match.id, name: match.name, url: `${this.#site}/match/${match.id}` },
        ...{ season: { id }, about: call.kind },
      },
    };
    await this.#write(db, hooks, [news], call.at, () => `msg_call_${call.id}`);
    this.sent();
  }

  async #write(
    tx: Tx,
    hooks: readonly { readonly id: string; readonly kind: string; readonly news: readonly string[] }[],
    news: readonly News[],
    at: number,
    eventOf: (index: number) => string,
  ): Promise<void> {
    const data = hooks.flatMap((hook) =>
      news.flatMap((each, index) => {
        if (!hook.news.includes(each.kind)) return [];
        const { kind: type, lane } = each;
        const body = bodyFor(hook.kind, each, at);
        return [{ webhookId: hook.id, eventId: eventOf(index), lane, type, body, dueAt: new Date(at) }];
      }),
    );
    if (data.length === 0) return;
    await tx.webhookDelivery.createMany({ data, skipDuplicates: true });
  }
}

/** As the webhook wants it. */
export function bodyFor(hook: string, { kind, title, text, url, data }: News, at: number): Prisma.InputJsonObject {
  const timestamp = new Date(at).toISOString();
  const body = hook === 'discord' ? discordBody({ title, text, url, at: timestamp }) : { type: kind, timestamp, data };
  return body;
}

async function namesOf(tx: Tx, { entrants }: Season): Promise<(entrant: Entrant) => string> {
  const ids = entrants.flatMap(({ person }) => person ?? []);
  const rows = await tx.person.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ({ person, name, number }) =>
    name ?? (person === null ? undefined : names.get(person)) ?? `Entrant ${String(number)}`;
}
