/** What a notice says: the match's name and what is asked of the person, and no more [HTTP-72]. */
import type { NoticeKind, PushedNotice } from '@broadside/protocol';

const bodies: { readonly [K in NoticeKind]: string } = {
  pairing: 'Your pairing waits for you.',
  hour: 'The agreed hour comes.',
  turn: 'It is your turn.',
  seated: 'Somebody sat down at your table.',
  asked: 'You are asked for an answer.',
  challenged: 'You are asked to play again.',
  time: 'A quarter of your time is left.',
  called: 'A judge is called.',
  announced: 'The organisers of your season say something.',
  entry: 'A season waits for your answer.',
  followed: 'There is something to watch.',
};

export function noticeWords(kind: NoticeKind, match: { readonly id: string; readonly name: string }): PushedNotice {
  return {
    title: match.name,
    body: bodies[kind],
    path: kind === 'called' ? '/judge' : `/match/${match.id}`,
    tag: `${match.id}:${kind}`,
  };
}

/** The mail of a notice. `stop` ends all mails. */
export function noticeMail(notice: PushedNotice, name: string, site: string, stop: string): string {
  return [
    `Hello ${name},`,
    '',
    `${notice.title}: ${notice.body}`,
    `${site}${notice.path}`,
    '',
    `Choose your notices: ${site}/account/notices`,
    `No more mails: ${stop}`,
    '',
  ].join('\n');
}
