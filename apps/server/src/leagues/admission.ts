/** Whether somebody may come into a season by themselves, as its terms say and nothing of the journal tells [LEAGUE-157 … LEAGUE-159]. */
import { answersMissing, notAdmitted, peopleOf, placesOf } from '@broadside/competition/season';
import type { Admittance } from '@broadside/competition/season';
import type { PersonId } from '@broadside/protocol';
import { HttpProblem } from '../problem.ts';
import type { EntryStore } from './entry-store.ts';
import type { OpenSeason, Seasons } from './seasons.ts';

export interface AdmissionDeps {
  readonly entry: EntryStore;
  readonly seasons: Seasons;
}

/** `link`: the secret that somebody came with. */
async function admittanceOf(
  { entry, seasons }: AdmissionDeps,
  { stored, ledger: { season } }: OpenSeason,
  person: PersonId,
  link: string | undefined,
): Promise<Admittance> {
  const { entry: way } = season.terms.registration;
  const invited = await entry.isInvited(stored.id, person);
  const byLink = way?.by === 'link' && link !== undefined && link === (await entry.link(stored.id));
  return { invited, link: byLink, place: way?.by === 'places' ? await placeOf(seasons, way.season, person) : null };
}

/** The place of a person, or of their team, in a season that is closed. */
async function placeOf(seasons: Seasons, id: string, person: PersonId): Promise<number | null> {
  const season = (await seasons.get(id))?.ledger.season;
  if (season?.status !== 'closed') return null;
  const own = season.entrants.filter((each) => peopleOf(each).includes(person)).map(({ number }) => number);
  const places = placesOf(season).flatMap(({ entrant, place }) => (own.includes(entrant) ? (place ?? []) : []));
  return places.length === 0 ? null : Math.min(...places);
}

/** What says no to somebody who wants in; undefined where nothing does. */
export async function admissionRefused(
  deps: AdmissionDeps,
  open: OpenSeason,
  person: PersonId,
  link?: string,
): Promise<string | undefined> {
  const { registration } = open.ledger.season.terms;
  if (registration.entry === undefined) return undefined;
  return notAdmitted(registration, await admittanceOf(deps, open, person, link));
}

/** Throws why somebody does not come in by this link, invitation or place. */
export async function checkAdmission(
  deps: AdmissionDeps,
  open: OpenSeason,
  person: PersonId,
  link?: string,
): Promise<void> {
  const refused = await admissionRefused(deps, open, person, link);
  if (refused !== undefined) throw new HttpProblem(403, 'not-admitted', refused);
}

/** Throws which question somebody who wants in has not answered. */
export async function checkAnswers({ entry }: AdmissionDeps, open: OpenSeason, person: PersonId): Promise<void> {
  const { registration } = open.ledger.season.terms;
  if (registration.questions === undefined) return;
  const missing = answersMissing(registration, await entry.answersOf(open.stored.id, person));
  if (missing !== undefined) throw new HttpProblem(409, 'no-answers', missing);
}
