/** Terms that can change while a season goes on, as an organiser fills them in. */
import type { SeasonTerms } from '@broadside/competition/season';
import { admissionOf, entryWish } from './entry-way.ts';
import type { EntryWish } from './entry-way.ts';

export interface TermsChanged {
  readonly limit: number;
  readonly lateUntil: number;
  readonly roundDays: number;
  /** Empty: none. */
  readonly rules: string;
  readonly broadcast: boolean;
  readonly way: EntryWish;
}

export const changeable = ({ registration, roundDays }: SeasonTerms): TermsChanged => ({
  ...{ limit: registration.limit, lateUntil: registration.lateUntil, roundDays },
  ...{ rules: registration.rules?.text ?? '', broadcast: registration.broadcast === true },
  way: entryWish(registration),
});

/** The terms with these in them. Other rules are the next version: nobody has accepted what they have not read. */
export function changedTerms(terms: SeasonTerms, to: TermsChanged): SeasonTerms {
  const { rules: before, broadcast: _on, ...rest } = terms.registration;
  const { entry: _by, questions: _asked, checkIn: _when, offerHours: _hours, ...registration } = rest;
  const text = to.rules.trim();
  const version = before === undefined ? 1 : before.version + (before.text === text ? 0 : 1);
  return {
    ...terms,
    roundDays: to.roundDays,
    registration: {
      ...registration,
      ...{ limit: to.limit, lateUntil: to.lateUntil },
      ...admissionOf(to.way),
      ...(text === '' ? {} : { rules: { version, text } }),
      ...(to.broadcast ? { broadcast: true as const } : {}),
    },
  };
}
