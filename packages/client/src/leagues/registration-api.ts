/** The part of the HTTP API for coming into a season [LEAGUE-157 … LEAGUE-159]. */
import { SeasonRegistration } from '@broadside/protocol';
import type { EntryAnswersBody, RegistrationBody } from '@broadside/protocol';
import type { Call } from '../calls.ts';

export interface RegistrationApi {
  /** What the asking person may know of it. */
  registration(season: string): Promise<SeasonRegistration>;
  /** Renews the link, invites, takes an invitation back; the answer is the registration after it. */
  registrationAct(season: string, body: RegistrationBody): Promise<SeasonRegistration>;
  /** The asking person's answers to the questions of a season. */
  answerQuestions(season: string, answers: EntryAnswersBody['answers']): Promise<SeasonRegistration>;
}

export function registrationApi(call: Call): RegistrationApi {
  const of = (season: string): string => `/seasons/${encodeURIComponent(season)}`;
  return {
    registration: (season) => call(SeasonRegistration, 'GET', `${of(season)}/registration`),
    registrationAct: (season, body) => call(SeasonRegistration, 'POST', `${of(season)}/registration`, body),
    answerQuestions: (season, answers) => call(SeasonRegistration, 'PUT', `${of(season)}/answers`, { answers }),
  };
}
