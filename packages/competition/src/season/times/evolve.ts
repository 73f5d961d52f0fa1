/** What each event about time makes of a season. */
import type { TimeEvent } from './events.ts';
import { tableTimes, withTimes } from './model.ts';
import type { HourOffer, TableTimes } from './model.ts';

type Of<K extends TimeEvent['kind']> = Extract<TimeEvent, { kind: K }>;
type Changes = { readonly [K in TimeEvent['kind']]: (table: TableTimes, event: Of<K>) => Partial<TableTimes> };

/** Open offers of which `which` holds, with an answer. */
const answered = (
  offers: readonly HourOffer[],
  answer: HourOffer['answer'],
  which: (offer: HourOffer) => boolean,
): readonly HourOffer[] => offers.map((each) => (each.answer === null && which(each) ? { ...each, answer } : each));

const changes: Changes = {
  'hours-offered': ({ offers }, { at, by, zone, slots }) => ({
    offers: [
      ...answered(offers, { kind: 'replaced', at }, (each) => each.by === by),
      { by, at, zone, slots, seenAt: null, answer: null },
    ],
  }),
  'offer-seen': ({ offers }, { at, by }) => ({
    offers: offers.map((each) =>
      each.answer === null && each.by !== by && each.seenAt === null ? { ...each, seenAt: at } : each,
    ),
  }),
  'offer-declined': ({ offers }, { at, by }) => ({
    offers: answered(offers, { kind: 'declined', at }, (each) => each.by !== by),
  }),
  'hour-agreed': ({ offers, changes: before }, { at, slot, zone, by }) => {
    const accepted = answered(
      offers,
      { kind: 'accepted', at },
      (each) => by !== null && each.by !== by && each.slots.includes(slot),
    );
    return {
      offers: answered(accepted, { kind: 'replaced', at }, () => true),
      hour: { at: slot, zone, by: by === null ? 'official' : 'both' },
      former: null,
      changes: before + 1,
    };
  },
  'hour-taken-away': ({ hour, changes: before }) => ({ hour: null, former: hour, changes: before + 1 }),
  proposed: (_table, { at, effectAt, claimedBy, ruling, proposal }) => ({
    proposal: { at, effectAt, claimedBy, ruling, proposal },
  }),
  ruled: ({ extensions }, { at, how, ruling }) => ({
    proposal: null,
    ruled: { at, how, ruling },
    ...(ruling.answer === 'extension' ? { dueAt: ruling.until, extensions: extensions + 1 } : {}),
  }),
  appealed: ({ appeals }, { at, by, text }) => ({ appeals: [...appeals, { by, at, text, answer: null }] }),
  'appeal-answered': ({ appeals }, { at, text, granted }) => ({
    appeals: appeals.map((each) => (each.answer === null ? { ...each, answer: { at, text, granted } } : each)),
  }),
};

interface Timed {
  readonly times: readonly TableTimes[];
}

const evolveTimes = <S extends Timed>(season: S, event: TimeEvent): S => {
  const table = tableTimes(season, event.round, event.pairing);
  const change = changes[event.kind] as (table: TableTimes, event: TimeEvent) => Partial<TableTimes>;
  return { ...season, times: withTimes(season.times, { ...table, ...change(table, event) }) };
};

type TimeEvolve = { readonly [K in TimeEvent['kind']]: <S extends Timed>(season: S, event: Of<K>) => S };

export const timeEvolves: TimeEvolve = {
  'hours-offered': evolveTimes,
  'offer-seen': evolveTimes,
  'offer-declined': evolveTimes,
  'hour-agreed': evolveTimes,
  'hour-taken-away': evolveTimes,
  proposed: evolveTimes,
  ruled: evolveTimes,
  appealed: evolveTimes,
  'appeal-answered': evolveTimes,
};
