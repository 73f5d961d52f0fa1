/** Handles: unique whatever the case, and none that could be taken for the site itself. */
import { HttpProblem } from '../http/problem.ts';

const reserved: ReadonlySet<string> = new Set(
  `about account accounts admin administrator admins anonymous anybody api audit auth automatic battlestation billing
  board bot bots broadside computer contact deleted deleted-player deleted_player developer discord everyone fleet fleets
  guest guests help host info invite judge judges league leagues learn legal lobby login logout mail match matches me
  moderation moderator moderators mods new news nobody null official operator organiser organisers organizer password
  player players privacy public referee register root rules security server settings sign-in sign-out sign-up signin
  signout signup site somebody staff status support system team terms tournament undefined user users verify watch
  webmaster www you`.split(/\s+/),
);

/** What two handles are compared by. */
export function handleKey(handle: string): string {
  return handle.toLowerCase();
}

/** Refuses words that people would take for the site; letters and length the schema has judged. */
export function refuseReserved(handle: string): void {
  const key = handleKey(handle);
  const bare = key.replaceAll(/[-_]/g, '');
  if (/^[-_]+$/.test(key)) throw new HttpProblem(400, 'bad-handle', 'A handle has a letter or a digit in it. Add one.');
  if (reserved.has(key) || reserved.has(bare) || /^seat-?\d+$/.test(key))
    throw new HttpProblem(409, 'reserved-handle', `"${handle}" is kept for the site. Choose another handle.`);
}

export const takenHandle = (handle: string): HttpProblem =>
  new HttpProblem(409, 'taken-handle', `Somebody is called ${handle} already. Choose another handle.`);
