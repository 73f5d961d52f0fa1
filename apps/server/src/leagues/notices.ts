/** All that leagues tell people by notices, by the kind of subject. */
import type { PushedNotice } from '@broadside/protocol';
import type { Notices } from '../notices/notices.ts';
import type { WaitingNotice } from '../notices/outbox.ts';
import type { LeagueParts } from './parts.ts';

type Telling = Pick<LeagueParts, 'tables' | 'disputeNotices' | 'announcements' | 'entryNotices' | 'appealNotices'>;

/** What a notice of a league says; undefined where it is not so any more. */
export function leagueNotice(parts: Telling, notice: WaitingNotice): Promise<PushedNotice | undefined> {
  const [kind = ''] = notice.subject.split(':');
  switch (kind) {
    case 'dispute':
      return parts.disputeNotices.words(notice);
    case 'season':
      return parts.announcements.ofNotice(notice);
    case 'entry':
      return parts.entryNotices.ofNotice(notice);
    case 'appeal':
      return parts.appealNotices.ofNotice(notice);
    default:
      return parts.tables.ofTable(notice);
  }
}

/** From now on they are told by these. */
export function tellBy(parts: Telling, notices: Pick<Notices, 'tell'>): void {
  const { tables, disputeNotices, announcements, entryNotices, appealNotices } = parts;
  for (const each of [tables, disputeNotices, announcements, entryNotices, appealNotices]) each.tellBy(notices);
}
