/** What calls somebody back to a table that is not open: by web push and e-mail [HTTP-70 …]. */
import { mapOf } from '@broadside/rules/kernel';
import * as z from 'zod';

/**
 * `turn`: it is your turn; `seated`: somebody sat down at your table; `asked`: somebody asks for a draw, to take back …;
 * `challenged`: somebody wants to play you again; `time`: your time runs out; `pairing`: hours, deadlines and decisions of
 * a league's table; `hour`: the agreed hour comes; `called`: a judge is called, and you judge there;
 * `announced`: organisers of a season say something; `entry`: somebody asks you into a season
 * or a team, a place is free for you, or it is time to check in; `followed`: a match that you follow, or of somebody or
 * something that you follow.
 */
export const noticeKinds = [
  'turn',
  'seated',
  'asked',
  'challenged',
  'time',
  'pairing',
  'hour',
  'called',
  'announced',
  'entry',
  'followed',
] as const;
export const NoticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof NoticeKind>;

export const NoticeChoice = z.strictObject({ push: z.boolean(), mail: z.boolean() });
export const NoticeChoices = mapOf(NoticeKind, NoticeChoice, noticeKinds.length);
export type NoticeChoices = z.infer<typeof NoticeChoices>;

/** GET and PUT /api/notices */
export const NoticeSettings = z.strictObject({
  choices: NoticeChoices,
  push: z.strictObject({
    /** The server's public key, as `PushManager.subscribe` takes it. */
    key: z.string(),
    /** Browsers of the asking person that get notices. */
    browsers: z.int().min(0),
  }),
  /** `off`: this server sends none; `no-address`: the person has no confirmed one. */
  mail: z.enum(['off', 'no-address', 'on']),
});
export type NoticeSettings = z.infer<typeof NoticeSettings>;
export const NoticeChoicesBody = z.strictObject({ choices: NoticeChoices });

/** POST /api/notices/push: what `PushSubscription.toJSON()` gives. */
export const PushBody = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});
export type PushBody = z.infer<typeof PushBody>;
/** DELETE /api/notices/push */
export const PushEndBody = z.strictObject({ endpoint: z.url().max(1000) });

/** POST /api/notices/unsubscribe?token=…: from the link in a mail. */
export const UnsubscribeQuery = z.strictObject({ token: z.string().max(200) });

/** What a service worker is sent, encrypted. */
export const PushedNotice = z.strictObject({
  title: z.string(),
  body: z.string(),
  /** Where it leads, on this site. */
  path: z.string(),
  /** A newer notice takes the place of an older one with the same tag. */
  tag: z.string(),
});
export type PushedNotice = z.infer<typeof PushedNotice>;
