/** What somebody may know of teams: whom a captain has asked, and who plays next, is for the team and officials. */
import type { Entrant } from '../season.ts';
import { peopleOf } from './members.ts';

/** `reader`: the person who looks; null for nobody in particular. */
export function teamFor(entrant: Entrant, reader: string | null): Entrant {
  const { team } = entrant;
  if (team === undefined || (reader !== null && peopleOf(entrant).includes(reader))) return entrant;
  const asked = team.asked.filter((person) => person === reader);
  return { ...entrant, team: { members: team.members, asked, lineUp: null } };
}
