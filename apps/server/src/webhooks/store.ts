/** Webhooks and their deliveries in PostgreSQL [LEAGUE-77, LEAGUE-78]. */
import { randomBytes } from 'node:crypto';
import type { Delivery, NewWebhookBody, WebhookShown } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import type { Database } from '../store/database.ts';
import type { Prisma, Webhook, WebhookDelivery } from '../store/generated/client.ts';
import { randomId } from '../store/matches.ts';
import { withoutToken } from './discord.ts';

/** A delivery whose turn it is, with where it goes. */
export interface DueDelivery {
  readonly id: number;
  readonly eventId: string;
  readonly attempt: number;
  readonly body: unknown;
  readonly hook: {
    readonly id: string;
    readonly kind: string;
    readonly url: string;
    readonly secrets: readonly Uint8Array[];
  };
}

const mostHooks = 10;
const shownDeliveries = 20;
const secretBytes = 32;
/** How long two secrets sign while one is replaced. */
export const overlapMs = 24 * 3_600_000;
/** A delivery that is under way is taken for lost after this, and sent again. */
const lostSeconds = 90;
const keptMs = 30 * 86_400_000;

export class WebhookStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Its secret. */
  async add(leagueId: string, { kind, url, news }: NewWebhookBody): Promise<Uint8Array> {
    const secret = new Uint8Array(randomBytes(secretBytes));
    await this.#db.$transaction(async (tx) => {
      await tx.$queryRaw`select 1 from league where id = ${leagueId} for update`;
      if ((await tx.webhook.count({ where: { leagueId } })) >= mostHooks)
        throw new HttpProblem(409, 'full', `A league has at most ${String(mostHooks)} webhooks. Remove one first.`);
      await tx.webhook.create({ data: { id: randomId(10), leagueId, kind, url, news: [...news], secret } });
    });
    return secret;
  }

  async of(leagueId: string): Promise<WebhookShown[]> {
    const rows = await this.#db.webhook.findMany({
      where: { leagueId },
      include: { deliveries: { orderBy: { id: 'desc' }, take: shownDeliveries } },
      orderBy: { createdAt: 'asc' },
    });
    return rows.map(shown);
  }

  /** False where the league has none with this id. */
  async remove(leagueId: string, id: string): Promise<boolean> {
    return (await this.#db.webhook.deleteMany({ where: { id, leagueId } })).count > 0;
  }

  /** Another secret; the one of before signs a day longer. Undefined where there is no such webhook. */
  async replaceSecret(leagueId: string, id: string): Promise<Uint8Array | undefined> {
    const secret = new Uint8Array(randomBytes(secretBytes));
    return this.#db.$transaction(async (tx) => {
      const row = await tx.webhook.findFirst({ where: { id, leagueId } });
      if (row === null) return undefined;
      const data = { secret, oldSecret: row.secret, oldUntil: new Date(Date.now() + overlapMs) };
      await tx.webhook.update({ where: { id }, data });
      return secret;
    });
  }

  /** One delivery more, such as a test; a webhook that was stopped goes on. False where there is no such webhook. */
  async tell(
    leagueId: string,
    id: string,
    made: (kind: string) => { readonly type: string; readonly body: Prisma.InputJsonObject },
  ): Promise<boolean> {
    const row = await this.#db.webhook.findFirst({ where: { id, leagueId } });
    if (row === null) return false;
    await this.#db.webhook.update({ where: { id }, data: { stoppedAt: null } });
    const eventId = `msg_${randomId(20)}`;
    await this.#db.webhookDelivery.create({ data: { webhookId: id, eventId, dueAt: new Date(), ...made(row.kind) } });
    return true;
  }

  /** Sends a delivery again, under the same id, and a webhook that was stopped goes on. False where there is none. */
  async again(leagueId: string, webhookId: string, id: number): Promise<boolean> {
    const { count } = await this.#db.webhookDelivery.updateMany({
      where: { id, webhookId, webhook: { leagueId } },
      data: { status: 'waiting', attempt: 0, dueAt: new Date() },
    });
    if (count > 0) await this.#db.webhook.update({ where: { id: webhookId }, data: { stoppedAt: null } });
    return count > 0;
  }

  /** Takes deliveries whose turn it is; in a lane only the first that waits. Whoever dies meanwhile loses none. */
  async take(limit: number): Promise<DueDelivery[]> {
    const taken = await this.#db.$queryRaw<{ id: number }[]>`
      update webhook_delivery set attempt = attempt + 1, due_at = now() + make_interval(secs => ${lostSeconds})
      where id in (
        select d.id from webhook_delivery d join webhook h on h.id = d.webhook_id
        where d.status = 'waiting' and d.due_at <= now() and h.stopped_at is null
          and (d.lane is null or not exists (
            select 1 from webhook_delivery e
            where e.webhook_id = d.webhook_id and e.lane = d.lane and e.status = 'waiting' and e.id < d.id))
        order by d.id limit ${limit} for update of d skip locked)
      returning id`;
    const rows = await this.#db.webhookDelivery.findMany({
      where: { id: { in: taken.map(({ id }) => id) } },
      include: { webhook: true },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ id, eventId, attempt, body, webhook }) => ({
      ...{ id, eventId, attempt, body },
      hook: { id: webhook.id, kind: webhook.kind, url: webhook.url, secrets: secretsOf(webhook) },
    }));
  }

  async settle(
    id: number,
    to: { readonly status: Delivery['status']; readonly answer: string; readonly dueAt?: Date },
  ): Promise<void> {
    await this.#db.webhookDelivery.updateMany({ where: { id }, data: { ...to, answeredAt: new Date() } });
  }

  /** It wants no more: nothing that waits is sent. */
  async stop(id: string): Promise<void> {
    await this.#db.$transaction([
      this.#db.webhook.updateMany({ where: { id }, data: { stoppedAt: new Date() } }),
      this.#db.webhookDelivery.updateMany({
        where: { webhookId: id, status: 'waiting' },
        data: { status: 'failed', answer: 'It is gone (410): nothing more is sent.' },
      }),
    ]);
  }

  /** Drops what is long over. */
  async sweep(now: number): Promise<void> {
    const createdAt = { lt: new Date(now - keptMs) };
    await this.#db.webhookDelivery.deleteMany({ where: { status: { not: 'waiting' }, createdAt } });
    await this.#db.webhook.updateMany({
      where: { oldUntil: { lt: new Date(now) } },
      data: { oldSecret: null, oldUntil: null },
    });
  }
}

function secretsOf({ secret, oldSecret, oldUntil }: Webhook): readonly Uint8Array[] {
  const both = oldSecret !== null && oldUntil !== null && oldUntil.getTime() > Date.now();
  return both ? [secret, oldSecret] : [secret];
}

const shown = ({
  deliveries,
  ...hook
}: Webhook & { readonly deliveries: readonly WebhookDelivery[] }): WebhookShown => ({
  id: hook.id,
  kind: hook.kind === 'discord' ? 'discord' : 'standard',
  url: hook.kind === 'discord' ? withoutToken(hook.url) : hook.url,
  news: hook.news,
  stopped: hook.stoppedAt !== null,
  oldSecretUntil: hook.oldUntil !== null && hook.oldUntil.getTime() > Date.now() ? hook.oldUntil.getTime() : null,
  deliveries: deliveries.map(({ id, eventId, type, status, attempt, dueAt, answer, createdAt }) => ({
    ...{ id, event: eventId, type, status: status as Delivery['status'], attempt, answer },
    ...{ dueAt: dueAt.getTime(), at: createdAt.getTime() },
  })),
});
