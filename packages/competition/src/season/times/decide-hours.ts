/** Two who look for an hour [LEAGUE-63, LEAGUE-64]. */
import { isZone, labelsOf } from '../../hours/index.ts';
import type { Act, ServerAct } from '../acts.ts';
import { actsFor, done, notOfficial, organises, refuse } from '../decide/asking.ts';
import type { SeasonAsking, SeasonDecision } from '../decide/asking.ts';
import { entrantOf, isAlone } from '../season.ts';
import type { Season } from '../season.ts';
import { isRefusal, openTableOf } from './at-table.ts';
import type { TimedTable } from './at-table.ts';
import { mostOffers } from './model.ts';
import { timesOf } from './terms.ts';

type Given<K extends Act['act']> = Extract<Act, { act: K }>;

const hour = 3_600_000;
/** An hour may lie so long after the deadline: officials see it, and the terms answer it with an extension. */
const beyond = 14 * 24 * hour;

const noZone = (zone: string, rule: string): SeasonDecision =>
  refuse('no-zone', rule, `A zone is named like Europe/Oslo; "${zone}" is none that is known.`);

const anyHour = refuse(
  'alone',
  'LEAGUE-119',
  'This battle is played alone: there is no hour to agree on. Sit down whenever you like before the round ends.',
);

/** The open table of whoever asks for the entrant. */
function ownTable(asking: SeasonAsking, round: number, entrant: number): TimedTable | SeasonDecision {
  const { season } = asking.ledger;
  const table = openTableOf(season, round, entrant, 'LEAGUE-63');
  if (isRefusal(table)) return table;
  if (isAlone(table.pairing)) return anyHour;
  const who = entrantOf(season, entrant);
  return who !== undefined && actsFor(asking.by, who)
    ? table
    : refuse('not-official', 'LEAGUE-63', 'Only the two of this table find their hour. You can watch the match.');
}

export function offerHours(
  asking: SeasonAsking,
  { round, entrant, zone, slots }: Given<'offer-hours'>,
): SeasonDecision {
  const table = ownTable(asking, round, entrant);
  if (isRefusal(table)) return table;
  if (!isZone(zone)) return noZone(zone, 'LEAGUE-63');
  const { side: by, index: pairing, times } = table;
  const { at } = asking;
  if (times.offers.filter((each) => each.by === by).length >= mostOffers)
    return refuse('too-many', 'LEAGUE-63', 'You have offered hours very often. Ask an official to set one.');
  const fault = slotFault(asking.ledger.season, table, at, zone, slots);
  if (fault !== undefined) return refuse('no-hour', 'LEAGUE-63', fault);
  return done({ kind: 'hours-offered', round, pairing, at, by, zone, slots: [...slots].sort((a, b) => a - b) });
}

function slotFault(
  { terms }: Season,
  { dueAt }: TimedTable,
  at: number,
  zone: string,
  slots: readonly number[],
): string | undefined {
  if (new Set(slots).size < slots.length) return 'An hour stands there twice. Offer each once.';
  const { noticeHours } = timesOf(terms);
  const earliest = at + noticeHours * hour;
  const early = slots.find((slot) => slot < earliest);
  if (early !== undefined) return `${said(early, zone)} is too soon. Offer an hour from ${said(earliest, zone)} on.`;
  const late = slots.find((slot) => slot >= dueAt);
  return late === undefined
    ? undefined
    : `${said(late, zone)} is after the deadline. Offer an hour before ${said(dueAt, zone)}.`;
}

/** An instant in words, by the clock in which it was said. */
function said(at: number, zone: string): string {
  const [label] = labelsOf(at, [zone]);
  return label === undefined ? '' : `${label.date} ${label.time} ${label.place}`;
}

export function offerSeen(
  { ledger: { season }, at }: SeasonAsking,
  { round, entrant }: Extract<ServerAct, { act: 'offer-seen' }>,
): SeasonDecision {
  const table = openTableOf(season, round, entrant, 'LEAGUE-63');
  if (isRefusal(table)) return table;
  const { side: by, index: pairing, times } = table;
  const unseen = times.offers.some((each) => each.by !== by && each.answer === null && each.seenAt === null);
  if (!unseen) return refuse('seen', 'LEAGUE-63', 'There is no offer that was not seen.');
  return done({ kind: 'offer-seen', round, pairing, at, by });
}

export function answerOffer(asking: SeasonAsking, { round, entrant, slot }: Given<'answer-offer'>): SeasonDecision {
  const table = ownTable(asking, round, entrant);
  if (isRefusal(table)) return table;
  const { side: by, index: pairing, times } = table;
  const { at } = asking;
  const open = times.offers.filter((each) => each.by !== by && each.answer === null);
  if (open.length === 0)
    return refuse('no-offer', 'LEAGUE-64', 'No offer waits for an answer. Look again, or offer hours yourself.');
  if (slot === null) return done({ kind: 'offer-declined', round, pairing, at, by });
  const offer = open.find(({ slots }) => slots.includes(slot));
  if (offer === undefined)
    return refuse('no-offer', 'LEAGUE-64', 'That hour is not offered any more. Choose one of those that are.');
  if (slot < at) return refuse('over', 'LEAGUE-64', 'That hour is over. Choose a later one, or offer others.');
  return done({ kind: 'hour-agreed', round, pairing, at, slot, zone: offer.zone, by });
}

export function setHour(asking: SeasonAsking, { round, entrant, at: slot, zone }: Given<'set-hour'>): SeasonDecision {
  const { ledger, by, at } = asking;
  if (!organises(by)) return notOfficial;
  const table = openTableOf(ledger.season, round, entrant, 'LEAGUE-64');
  if (isRefusal(table)) return table;
  if (isAlone(table.pairing)) return anyHour;
  const { index: pairing, times, dueAt } = table;
  if (!isZone(zone)) return noZone(zone, 'LEAGUE-64');
  if (slot === null)
    return times.hour === null
      ? refuse('no-hour', 'LEAGUE-64', 'This table has no hour.')
      : done({ kind: 'hour-taken-away', round, pairing, at });
  if (slot < at) return refuse('over', 'LEAGUE-64', 'That hour is over. Set a later one.');
  if (slot > dueAt + beyond)
    return refuse('late', 'LEAGUE-64', `Set an hour up to two weeks after the deadline, ${said(dueAt, zone)}.`);
  return done({ kind: 'hour-agreed', round, pairing, at, slot, zone, by: null });
}
