/** The part of the HTTP API about notices: what one is called back for, and how. */
import { Done, NoticeSettings } from '@broadside/protocol';
import type { NoticeChoices, PushBody } from '@broadside/protocol';
import type { Call } from './calls.ts';

export interface NoticesApi {
  /** What the asking person is called back for, and how [HTTP-70]. */
  notices(): Promise<NoticeSettings>;
  /** Changes that. */
  chooseNotices(choices: NoticeChoices): Promise<NoticeSettings>;
  /** This browser gets notices from now on. */
  addPush(body: PushBody): Promise<NoticeSettings>;
  /** That browser gets none any more. */
  removePush(endpoint: string): Promise<NoticeSettings>;
  /** No more mails, by the token of a link in one. */
  unsubscribe(token: string): Promise<Done>;
}

export function noticesApi(call: Call): NoticesApi {
  return {
    notices: () => call(NoticeSettings, 'GET', '/notices'),
    chooseNotices: (choices) => call(NoticeSettings, 'PUT', '/notices', { choices }),
    addPush: (body) => call(NoticeSettings, 'POST', '/notices/push', body),
    removePush: (endpoint) => call(NoticeSettings, 'DELETE', '/notices/push', { endpoint }),
    unsubscribe: (token) => call(Done, 'POST', `/notices/unsubscribe?token=${encodeURIComponent(token)}`),
  };
}
