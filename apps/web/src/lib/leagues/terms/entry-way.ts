/** By which way people come in and what they are asked, as an organiser fills it in. */
import { mostChoices, mostQuestions } from '@broadside/competition/season';
import type { EntryQuestion, EntryWay, RegistrationTerms } from '@broadside/competition/season';

export interface QuestionWish {
  readonly id: string;
  readonly ask: string;
  /** One to a line; none: the answer is a text. */
  readonly choices: string;
  readonly optional: boolean;
}

export interface EntryWish {
  readonly by: EntryWay['by'] | 'all';
  /** Of `places`. */
  readonly season: string;
  readonly upTo: number;
  readonly questions: readonly QuestionWish[];
  /** Of the check-in, in milliseconds since 1970; null: none. */
  readonly from: number | null;
  readonly until: number | null;
  /** Hours to answer to the offer of a place; 0: it is given at once. */
  readonly offerHours: number;
}

/** As a field for a day and a time has it, by this browser's clock. */
export function localInput(at: number | null): string {
  if (at === null) return '';
  return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
export const fromLocalInput = (typed: string): number | null => (typed === '' ? null : Date.parse(typed));

export const openToAll: EntryWish = {
  by: 'all',
  season: '',
  upTo: 8,
  questions: [],
  from: null,
  until: null,
  offerHours: 0,
};

export const entryWays = [
  { by: 'all', name: 'everybody' },
  { by: 'link', name: 'whoever has the link' },
  { by: 'invitation', name: 'whom you invite' },
  { by: 'places', name: 'the first of another season' },
] as const satisfies readonly { by: EntryWish['by']; name: string }[];

type Admission = Pick<RegistrationTerms, 'entry' | 'questions' | 'checkIn' | 'offerHours'>;

export const entryWish = ({ entry, questions = [], checkIn, offerHours = 0 }: Admission): EntryWish => ({
  ...{ from: checkIn?.from ?? null, until: checkIn?.until ?? null, offerHours },
  by: entry?.by ?? 'all',
  season: entry?.by === 'places' ? entry.season : '',
  upTo: entry?.by === 'places' ? entry.upTo : openToAll.upTo,
  questions: questions.map(({ id, ask, choices = [], optional = false }) => ({
    ...{ id, ask, optional },
    choices: choices.join('\n'),
  })),
});

/** Without what is not filled in. */
export function admissionOf({ by, season, upTo, questions, from, until, offerHours }: EntryWish): Admission {
  const asked = questions.flatMap(({ id, ask, choices, optional }): EntryQuestion[] => {
    const said = linesOf(choices);
    if (ask.trim() === '') return [];
    return [
      { id, ask: ask.trim(), ...(said.length > 1 ? { choices: said } : {}), ...(optional ? { optional: true } : {}) },
    ];
  });
  const entry = by === 'all' ? undefined : by === 'places' ? { by, season, upTo } : { by };
  return {
    ...(entry === undefined || (entry.by === 'places' && season === '') ? {} : { entry }),
    ...(asked.length === 0 ? {} : { questions: asked }),
    ...(from === null || until === null ? {} : { checkIn: { from, until } }),
    ...(offerHours > 0 ? { offerHours } : {}),
  };
}

const linesOf = (text: string): string[] =>
  [
    ...new Set(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ].slice(0, mostChoices);

/** With one more, under an id that none of them has; as they are where there are enough. */
export function oneMore(questions: readonly QuestionWish[]): readonly QuestionWish[] {
  if (questions.length >= mostQuestions) return questions;
  let number = questions.length + 1;
  while (questions.some(({ id }) => id === `q${String(number)}`)) number += 1;
  return [...questions, { id: `q${String(number)}`, ask: '', choices: '', optional: false }];
}

/** What people read of check-in and free places; empty where there is nothing to know. */
export function placesInWords({ checkIn, offerHours }: Admission): string {
  const offered =
    offerHours === undefined ? '' : `A free place is offered to who waits, for ${String(offerHours)} hours.`;
  return [checkIn ? 'Everybody checks in before the first round.' : '', offered].filter(Boolean).join(' ');
}

/** As people read it before they enter; empty where everybody may. */
export function entryInWords({ entry }: Pick<RegistrationTerms, 'entry'>): string {
  if (entry?.by === 'link') return 'It is entered by a link that the organisers give.';
  if (entry?.by === 'invitation') return 'It is entered by invitation.';
  return entry === undefined
    ? ''
    : `It is for the first ${String(entry.upTo)} of another season, and whom the organisers invite.`;
}
