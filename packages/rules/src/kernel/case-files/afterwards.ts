/** What a case expects afterwards, against what came of its commands. */
import type { Json, Read, Ruleset, Seat, View } from '../contract.ts';
import { brief, misfits, missingEvents } from '../expectation.ts';
import { throughJson } from '../hash.ts';
import { placedSentences } from '../issues.ts';
import type { Match } from '../match.ts';
import { isJsonObject, withKind } from '../writing.ts';
import { calledSo, plainWord } from '../words.ts';
import { kindFault, kindsOf } from './kinds.ts';
import type { Expected, ExpectedPart } from './schema.ts';

/** Where a match is after the commands of a case, and what its writer's words mean there. */
interface After<S, C, E, V extends View, O, Setup, P> {
  readonly match: Match<S, C, E, V, O, Setup, P>;
  readonly ruleset: Ruleset<S, C, E, V, O, Setup, P>;
  readonly plain: (written: Json) => Read;
}

export function afterProblems<S, C, E, V extends View, O, Setup, P>(
  match: Match<S, C, E, V, O, Setup, P>,
  events: readonly E[],
  expected: Expected,
): string[] {
  const { ruleset } = match;
  const plain = (written: Json) => ruleset.writing?.plain(match.state, written) ?? { value: written, unknown: [] };
  const after = { match, ruleset, plain };
  const problems = eventProblems(after, events, expected);
  problems.push(...positionProblems(after, expected));
  if (expected.awaiting !== undefined) {
    const [wanted, found] = [[...expected.awaiting].sort(), [...match.awaiting].sort()];
    if (brief(wanted) !== brief(found)) problems.push(`awaiting: expected ${brief(wanted)}, found ${brief(found)}.`);
  }
  if (expected.outcome !== undefined) problems.push(...misfits(expected.outcome, match.outcome, 'outcome'));
  problems.push(...viewProblems(after, expected.views ?? {}));
  problems.push(...offerProblems(after, expected.offers ?? {}));
  return problems;
}

function eventProblems<S, C, E, V extends View, O, Setup, P>(
  { ruleset, plain }: After<S, C, E, V, O, Setup, P>,
  events: readonly E[],
  { events: wanted = [], without = [] }: Expected,
): string[] {
  if (wanted.length + without.length === 0) return [];
  const kinds = kindsOf(ruleset.codec.event);
  const read = [...wanted, ...without].map((part) => plain(withKind(part as Json)));
  const faults = read.flatMap(({ value }) => kindFault('event', value as object, kinds) ?? []);
  if (faults.length > 0) return faults;
  const [come, stay] = [read.slice(0, wanted.length), read.slice(wanted.length)];
  const missing = missingEvents(
    come.map(({ value }) => value),
    events,
  );
  if (missing.length > 0) missing.push(...come.flatMap(({ unknown }) => unknown));
  const came = stay.flatMap(({ value, unknown }) => {
    if (unknown.length > 0) return unknown;
    const found = events.find((event) => misfits(value, event, '').length === 0);
    return found === undefined ? [] : [`without: ${brief(value)} should not come, but ${brief(found)} came.`];
  });
  return [...missing, ...came];
}

function positionProblems<S, C, E, V extends View, O, Setup, P>(
  { match, ruleset }: After<S, C, E, V, O, Setup, P>,
  expected: Expected,
): string[] {
  if (expected.position === undefined && expected.things === undefined) return [];
  // Parsed, so that what a position leaves out stands there with its default.
  const parsed = ruleset.codec.position.safeParse(ruleset.toPosition(match.state));
  if (!parsed.success) return placedSentences(parsed.error, 'position afterwards');
  const position: unknown = parsed.data;
  const tolerance = ruleset.writing?.tolerance ?? 0;
  const problems = expected.position === undefined ? [] : misfits(expected.position, position, 'position', tolerance);
  const things = thingsIn(position);
  for (const [name, fields] of Object.entries(expected.things ?? {})) {
    const found = calledSo('thing', name, things);
    if (typeof found !== 'string' && fields === null)
      problems.push(`things: ${name} should not be there, but it is: ${brief(found.thing)}.`);
    else if (typeof found !== 'string') problems.push(...misfits(fields, found.thing, name, tolerance));
    else if (fields !== null) problems.push(found);
  }
  return problems;
}

/** Everything in a position that has a name or an id. */
function thingsIn(value: unknown): { id: string; name: string; thing: object }[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  const inner = Object.values(value).flatMap(thingsIn);
  const { id, name } = value as { readonly id?: unknown; readonly name?: unknown };
  const called = typeof name === 'string' ? name : typeof id === 'string' ? id : undefined;
  if (called === undefined) return inner;
  return [{ id: typeof id === 'string' ? id : plainWord(called), name: called, thing: value }, ...inner];
}

/** How a record does not fit what is written of it; empty where it is seen so. `record` picks it by id or by name. */
function sightFaults(view: View, wanted: Json): string[] {
  const { record, ...fields } = isJsonObject(wanted) ? wanted : { record: wanted };
  const name = typeof record === 'string' ? record : undefined;
  const word = plainWord(name ?? '');
  const found = Object.entries(view).filter(([id, { name: called }]) => {
    if (name === undefined) return true;
    const own = id.slice(id.indexOf(':') + 1);
    return id === name || plainWord(own) === word || (typeof called === 'string' && plainWord(called) === word);
  });
  const faults = found.map(([id, seen]) => misfits(fields, seen, id)).sort((one, other) => one.length - other.length);
  return faults[0] ?? [`there is no record of ${name ?? 'it'}`];
}

function viewProblems<S, C, E, V extends View, O, Setup, P>(
  { match, plain }: After<S, C, E, V, O, Setup, P>,
  expected: NonNullable<Expected['views']>,
): string[] {
  const viewOf = (who: string): View => {
    if (who === 'public' || who === 'referee') return match.view({ kind: who });
    return match.view({ kind: 'seat', seat: who as Seat });
  };
  const read = (part: ExpectedPart): Json => {
    if (typeof part === 'string') return part;
    const { record, ...fields } = part as { readonly [field: string]: Json };
    const { value } = plain(fields);
    return record === undefined ? value : { ...(value as object), record };
  };
  /** Somebody sees what another is said not to see: else the case would pass for a slip of the pen. */
  const everybody = [...seatsIn(match.view({ kind: 'referee' })), ...match.awaiting, ...Object.keys(expected)];
  const somebodySees = (wanted: Json) =>
    ['public', 'referee', ...everybody].some((who) => sightFaults(viewOf(who), wanted).length === 0);
  return Object.entries(expected).flatMap(([who, sight]) => {
    const [seen, unseen] = [sight?.sees ?? [], sight?.doesNotSee ?? []].map((parts) => parts.map(read));
    const missing = (seen ?? []).flatMap((wanted) => {
      const faults = sightFaults(viewOf(who), wanted);
      return faults.length === 0 ? [] : [`${who} does not see ${brief(wanted)}: ${faults.join(' ')}`];
    });
    const open = (unseen ?? []).flatMap((wanted) => {
      if (sightFaults(viewOf(who), wanted).length === 0) return [`${who} sees ${brief(wanted)}, but should not.`];
      return somebodySees(wanted) ? [] : [`Nobody at the table sees ${brief(wanted)}: look how it is written.`];
    });
    return [...missing, ...open];
  });
}

/** Every seat that a view speaks of. */
const seatsIn = (view: View): Seat[] => [
  ...new Set(JSON.stringify(view).match(/(?<=")seat-[1-9](?=")/g) as Seat[] | null),
];

function offerProblems<S, C, E, V extends View, O, Setup, P>(
  { match, ruleset, plain }: After<S, C, E, V, O, Setup, P>,
  expected: NonNullable<Expected['offers']>,
): string[] {
  const kinds = new Map([...kindsOf(ruleset.codec.command).keys()].map((kind) => [kind, new Set<string>()]));
  return Object.entries(expected).flatMap(([seat, choice]) => {
    const offers = match.awaiting.includes(seat as Seat) ? match.offers(seat as Seat).map(throughJson) : [];
    const fits = (wanted: Json) => offers.some((offer) => misfits(wanted, offer, '').length === 0);
    const problemOf = (part: ExpectedPart, offered: boolean): string[] => {
      const { value, unknown } = plain(withKind(part));
      const kind = isJsonObject(value) ? value['kind'] : undefined;
      const fault = kind === undefined ? undefined : kindFault('order', { kind }, kinds);
      if (fault !== undefined || unknown.length > 0) return [...(fault === undefined ? [] : [fault]), ...unknown];
      if (fits(value) === offered) return [];
      const made = [
        ...new Set(
          offers.map((offer) =>
            isJsonObject(offer) && typeof offer['kind'] === 'string' ? offer['kind'] : brief(offer),
          ),
        ),
      ];
      return offered
        ? [`${seat} is not offered ${brief(value)}; its offers: ${made.join(', ') || 'none'}.`]
        : [`${seat} is offered ${brief(value)}, but should not be.`];
    };
    return [
      ...(choice?.offered ?? []).flatMap((part) => problemOf(part, true)),
      ...(choice?.notOffered ?? []).flatMap((part) => problemOf(part, false)),
    ];
  });
}
