/** What officials say to all, or to some: to whom it goes, and how often they may [LEAGUE-155]. */
import { teamOrder } from './teams/members.ts';
import type { Act } from './acts.ts';
import type { AnnouncedTo } from './announced-to.ts';
import { done, notOfficial, organises, refuse } from './decide/asking.ts';
import type { SeasonAsking, SeasonDecision } from './decide/asking.ts';
import { mostAnnouncements } from './codec.ts';
import { listKey } from './lists/terms.ts';
import type { Announcement, Entrant, Season } from './season.ts';
import { drawOf, formatsOf, inGroup } from './stages.ts';

/** Each is told to everybody: more would make people deaf. */
const mostADay = 30;
const dayMs = 86_400_000;

const full = refuse(
  'full',
  'LEAGUE-155',
  `${String(mostAnnouncements)} announcements stand in this season. Take old ones back first.`,
);
const tooMany = refuse(
  'too-many',
  'LEAGUE-155',
  `${String(mostADay)} announcements in a day are the most. Say several things in one, or wait.`,
);

export function announce(
  { ledger: { season, entries }, by, at: now }: SeasonAsking,
  { text, to }: Extract<Act, { act: 'announce' }>,
): SeasonDecision {
  if (!organises(by)) return notOfficial;
  if (season.announcements.length >= mostAnnouncements) return full;
  // What was undone or taken back was told all the same.
  if (entries.filter(({ act, at }) => act.act === 'announce' && at > now - dayMs).length >= mostADay) return tooMany;
  const unknown = to === undefined ? undefined : whyNobody(season, to);
  if (unknown !== undefined) return refuse('no-such-stage', 'LEAGUE-155', unknown);
  // Its instant is its name: no two have the same.
  const at = Math.max(now, (season.announcements.at(-1)?.at ?? 0) + 1);
  return done({ kind: 'announced', text, at, ...(to === undefined ? {} : { to }) });
}

function whyNobody({ terms, draws }: Season, to: AnnouncedTo): string | undefined {
  if (to.kind === 'without-list')
    return terms.lists.most > 0 ? undefined : 'Nobody brings lists to this season. Say it to all.';
  if (to.stage >= formatsOf(terms).length)
    return `This season has ${String(formatsOf(terms).length)} stages. Say it to all, or to one of them.`;
  const groups = draws.find(({ stage }) => stage === to.stage)?.groups.length;
  if (groups === undefined && to.stage > 0) return 'Nobody knows yet who goes on to that stage. Say it to all.';
  if (to.group !== undefined && to.group >= (groups ?? 1))
    return `That stage has ${String(groups ?? 1)} groups. Say it to all of the stage, or to one of them.`;
  return undefined;
}

export function takeBackAnnouncement(
  { ledger: { season }, by }: SeasonAsking,
  { at }: Extract<Act, { act: 'take-back-announcement' }>,
): SeasonDecision {
  if (!organises(by)) return notOfficial;
  return season.announcements.some((each) => each.at === at)
    ? done({ kind: 'announcement-taken-back', of: at })
    : refuse('no-announcement', 'LEAGUE-155', 'There is no such announcement any more. Load the page again.');
}

/** Whether it is said to an entrant. Who has locked a list since is not asked for one any more. */
export function isFor(season: Season, { to }: Announcement, entrant: Entrant): boolean {
  const { number, status, team } = entrant;
  if (to === undefined) return true;
  if (status === 'left') return false;
  if (to.kind === 'without-list') {
    const unlocked = (ordinal: number): boolean => season.lists[listKey({ entrant: number, ordinal })] === undefined;
    return team === undefined ? [1, 2, 3].every(unlocked) : teamOrder(entrant).regulars.some(unlocked);
  }
  const draw = drawOf(season, to.stage);
  if (draw === undefined) return status === 'playing';
  const groups = to.group === undefined ? draw.groups : draw.groups.slice(to.group, to.group + 1);
  return groups.some((group) => inGroup(season, draw, group, number));
}

/** Those to whom it is said, who are still there. */
export const addressees = (season: Season, announcement: Announcement): readonly Entrant[] =>
  season.entrants.filter((each) => each.status !== 'left' && isFor(season, announcement, each));
