/** Deliveries are written in the transaction of what they tell of: a crash loses none, and makes none of nothing [LEAGUE-80]. */
import type { Entrant, Season } from '@broadside/competition/season';
import type { StoredSeason } from '../leagues/store.ts';
import type { Prisma } from '../store/generated/client.ts';
import { publishedAt } from '../leagues/publication.ts';
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

  /** News that are no entry of a season, such as a call for a judge. `event`: tells it from all others. */
  async tell(tx: Tx, leagueId: string, event: string, news: News): Promise<void> {
    const hooks = await tx.webhook.findMany({ where: { leagueId, stoppedAt: null } });
    await this.#write(tx, hooks, [news], Date.now(), () => `msg_${event}`);
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
        return [{ webhookId: hook.id, eventId: eventOf(index), lane, type, body, dueAt: new Date(publishedAt(at)) }];
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
  return ({ person, name, number }) => (person === null ? name : names.get(person)) ?? `Entrant ${String(number)}`;
}
