/** Who is told of a report on a table, a decision, an appeal [LEAGUE-133]. The words of a report are on its page alone. */
import type { PersonId, PushedNotice } from '@broadside/protocol';
import type { WaitingNotice } from '../notices/outbox.ts';
import { NoticeSource } from './notice-source.ts';
import type { Disputes, StoredDispute } from './disputes.ts';
import type { Seasons } from './seasons.ts';

export type DisputeStep = 'reported' | 'decided' | 'appealed' | 'answered';

const sentences: { readonly [K in DisputeStep]: string } = {
  reported: 'There is a report on this table.',
  decided: 'The report on this table is decided.',
  appealed: 'The decision on this table is appealed against.',
  answered: 'The appeal about this table is answered.',
};

const isStep = (word: string): word is DisputeStep => word in sentences;

export class DisputeNotices extends NoticeSource {
  readonly #disputes: Disputes;
  readonly #seasons: Seasons;
  readonly #now: () => number;

  constructor(disputes: Disputes, seasons: Seasons, now: () => number) {
    super();
    this.#disputes = disputes;
    this.#seasons = seasons;
    this.#now = now;
  }

  async tell(id: string, step: DisputeStep, people: readonly PersonId[]): Promise<void> {
    for (const personId of people) {
      const occasion = { personId, subject: `dispute:${id}`, matchId: null, kind: 'pairing', occasion: step } as const;
      await this.notices?.tell(occasion, this.#now());
    }
  }

  /** What a notice says; undefined where it is not so any more. */
  async words({ subject, occasion }: WaitingNotice): Promise<PushedNotice | undefined> {
    const dispute = await this.#disputes.get(subject.replace(/^dispute:/, ''));
    if (dispute === undefined || !isStep(occasion) || !stands(dispute, occasion)) return undefined;
    const season = await this.#seasons.get(dispute.seasonId);
    if (season === undefined) return undefined;
    const [round, table] = [String(dispute.round), String(dispute.pairing + 1)];
    return {
      title: `${season.ledger.season.name}: round ${round}, table ${table}`,
      body: sentences[occasion],
      path: `/pairing/${dispute.seasonId}/${round}/${table}`,
      tag: subject,
    };
  }
}

/** A newer step takes its place. */
function stands({ decidedAt, appealedAt, answeredAt }: StoredDispute, step: DisputeStep): boolean {
  if (step === 'reported') return decidedAt === null;
  if (step === 'decided') return appealedAt === null;
  return step === 'answered' || answeredAt === null;
}
