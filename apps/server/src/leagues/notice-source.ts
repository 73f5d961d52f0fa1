/** Something that tells people by notices, which are put together after it. */
import type { Notices } from '../notices/notices.ts';

export abstract class NoticeSource {
  protected notices: Pick<Notices, 'tell'> | undefined;

  /** From now on people are told by these. */
  tellBy(notices: Pick<Notices, 'tell'>): void {
    this.notices = notices;
  }
}
