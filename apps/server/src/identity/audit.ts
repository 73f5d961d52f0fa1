/** The audit log: who did what, on what, from which network, when. Rows are only ever added; the database refuses the rest. */
import { auditPageLength } from '@broadside/protocol';
import type { AuditLine, AuditQuery } from '@broadside/protocol';
import type { Database } from '../store/database.ts';
import type { StoredPerson } from '../store/people.ts';

export const auditedActs = [
  'account-made',
  'signed-in',
  'sign-in-failed',
  'sign-in-barred',
  'signed-out',
  'signed-out-everywhere',
  'device-revoked',
  'password-set',
  'password-link-made',
  'password-reset',
  'passkey-added',
  'passkey-removed',
  'discord-linked',
  'discord-unlinked',
  'email-set',
  'handle-changed',
  'guest-brought-along',
  'role-changed',
  'account-deleted',
  'person-silenced',
  'report-settled',
  'message-removed',
  'clocks-stopped',
  'clocks-started',
  'judge-entered',
  'ruled',
  'tv-picked',
  'chat-ruled',
  'pass-given',
  'pass-ended',
  'clip-removed',
  'cast-ended',
] as const;
export type AuditedAct = (typeof auditedActs)[number];

export interface AuditRecord {
  readonly what: AuditedAct;
  /** Whoever did it; left out where nobody is known, or the operator did it. */
  readonly by?: StoredPerson | undefined;
  /** On what: a handle, a device, a role. Never a secret. */
  readonly on?: string;
  /** The network, from `coarseAddress`. */
  readonly from?: string;
}

export class Audit {
  readonly #db: Pick<Database, 'auditEntry'>;

  constructor(db: Pick<Database, 'auditEntry'>) {
    this.#db = db;
  }

  async record({ what, by, on, from }: AuditRecord): Promise<void> {
    const who = by === undefined ? null : by.handle === null ? by.name : `${by.name} (${by.handle})`;
    await this.#db.auditEntry.create({
      data: { what, whoId: by?.id ?? null, who, subject: on ?? null, address: from === '' ? null : (from ?? null) },
    });
  }

  /** Newest first; `whoId` is the person of `handle`, where there is one. */
  async page({ before, what, handle }: AuditQuery, whoId: string | undefined): Promise<AuditLine[]> {
    const mode = 'insensitive' as const;
    const about = [
      { subject: { equals: escaped(handle ?? ''), mode } },
      { subject: { startsWith: escaped(`${handle ?? ''}: `), mode } },
    ];
    const ofPerson = { OR: whoId === undefined ? about : [{ whoId }, ...about] };
    const rows = await this.#db.auditEntry.findMany({
      where: {
        ...(before === undefined ? {} : { id: { lt: before } }),
        ...(what === undefined ? {} : { what }),
        ...(handle === undefined ? {} : ofPerson),
      },
      orderBy: { id: 'desc' },
      take: auditPageLength,
    });
    return rows.map((row) => ({ ...row, id: Number(row.id), at: row.at.getTime() }));
  }
}

/** A handle may hold `_`, which stands for any character in a pattern. */
const escaped = (text: string): string => text.replaceAll('_', String.raw`\_`);
