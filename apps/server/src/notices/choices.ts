/** Who wants to be called back for what, and where they can be reached. */
import { NoticeChoices, noticeKinds, noticeLimits } from '@broadside/protocol';
import type { NoticeKind, PersonId, PushBody } from '@broadside/protocol';
import type { Database } from '../store/database.ts';

/** What is usual until somebody chooses. */
export const usualChoices: NoticeChoices = {
  turn: { push: true, mail: true },
  seated: { push: true, mail: false },
  asked: { push: true, mail: false },
  challenged: { push: true, mail: true },
  time: { push: true, mail: true },
  pairing: { push: true, mail: true },
  hour: { push: true, mail: true },
  called: { push: true, mail: true },
  announced: { push: true, mail: false },
  entry: { push: true, mail: true },
  followed: { push: true, mail: false },
};

export interface NoticeReach {
  readonly name: string;
  /** Confirmed, and wanted for this kind; undefined where not. */
  readonly mail: string | undefined;
  readonly pushes: readonly PushBody[];
}

export class Choices {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async of(personId: PersonId): Promise<NoticeChoices> {
    const row = await this.#db.noticeChoice.findUnique({ where: { personId } });
    // What there was not yet when they chose is as usual.
    const chosen = NoticeChoices.safeParse({ ...usualChoices, ...(row?.choices as object | undefined) });
    return chosen.success ? chosen.data : usualChoices;
  }

  async choose(personId: PersonId, choices: NoticeChoices): Promise<void> {
    await this.#db.noticeChoice.upsert({
      where: { personId },
      create: { personId, choices },
      update: { choices },
    });
  }

  /** From now on no mail of any kind. */
  async endMail(personId: PersonId): Promise<void> {
    const choices = await this.of(personId);
    const silent = noticeKinds.map((kind) => [kind, { ...choices[kind], mail: false }] as const);
    await this.choose(personId, Object.fromEntries(silent) as NoticeChoices);
  }

  async hasAddress(personId: PersonId): Promise<boolean> {
    const row = await this.#db.person.findUnique({ where: { id: personId }, select: { emailVerified: true } });
    return row?.emailVerified === true;
  }

  async browsers(personId: PersonId): Promise<number> {
    return this.#db.pushSubscription.count({ where: { personId } });
  }

  /** The browser is this person's now. Of too many, one makes room. */
  async addBrowser(personId: PersonId, { endpoint, keys }: PushBody): Promise<void> {
    const own = await this.#db.pushSubscription.findMany({
      where: { personId, endpoint: { not: endpoint } },
      select: { endpoint: true },
    });
    const spare = own.slice(0, Math.max(0, own.length - noticeLimits.browsers + 1)).map((each) => each.endpoint);
    await this.#db.pushSubscription.deleteMany({ where: { endpoint: { in: spare } } });
    const row = { personId, p256dh: keys.p256dh, auth: keys.auth };
    await this.#db.pushSubscription.upsert({ where: { endpoint }, create: { endpoint, ...row }, update: row });
  }

  async removeBrowser(personId: PersonId, endpoint: string): Promise<void> {
    await this.#db.pushSubscription.deleteMany({ where: { personId, endpoint } });
  }

  /** The push service knows it no more. */
  async forgetBrowser(endpoint: string): Promise<void> {
    await this.#db.pushSubscription.deleteMany({ where: { endpoint } });
  }

  /** How a person is reached for this kind of notice now; undefined where in no way. */
  async reach(personId: PersonId, kind: NoticeKind): Promise<NoticeReach | undefined> {
    const row = await this.#db.person.findUnique({
      where: { id: personId },
      select: { name: true, email: true, emailVerified: true, deletedAt: true, pushes: true },
    });
    if (row === null || row.deletedAt !== null) return undefined;
    const choice = (await this.of(personId))[kind];
    const mail = choice.mail && row.emailVerified ? row.email : undefined;
    const pushes = choice.push ? row.pushes : [];
    if (mail === undefined && pushes.length === 0) return undefined;
    const subscriptions = pushes.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
    return { name: row.name, mail, pushes: subscriptions };
  }
}
