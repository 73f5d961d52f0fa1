/** A season from another site's file [LEAGUE-153]: folded, counted and its lots recomputed before anything of it is believed. */
import { canonicalJson } from '@broadside/rules/kernel';
import { bracketsOf } from './bracket.ts';
import type { SeasonEvent } from './events.ts';
import type { SeasonFile } from './file-codec.ts';
import { pairingsCsv } from './files.ts';
import { seasonOf } from './journal.ts';
import type { SeasonEntry } from './journal.ts';
import { checkLots } from './lots.ts';
import { placesOf } from './places.ts';
import type { Entrant, Pairing, Season } from './season.ts';
import { tablesOf } from './table.ts';
import type { TeamBoard } from './teams/model.ts';

export interface SeasonTakenIn {
  readonly ok: true;
  readonly season: Season;
  /** Of this site: numbered anew, by nobody, without matches, and everybody by name. */
  readonly entries: readonly SeasonEntry[];
  /** In hexadecimal. */
  readonly seed: string;
}

export type TakingIn = SeasonTakenIn | { readonly ok: false; readonly sentence: string };

/** `now`: milliseconds since 1970. Never throws: what is wrong with the file is told. */
export function takeInSeason(file: SeasonFile, now: number): TakingIn {
  try {
    const { season } = file;
    if (season.seed === null || season.status !== 'closed')
      return no('This season goes on: only its own site knows the seed of its lots. Close it there, then take it in.');
    const sentence = faultOfJournal(file.journal, now) ?? faultOfPeople(file) ?? faultOfFold(file, season.seed);
    if (sentence !== undefined) return no(sentence);
    const entries = ofThisSite(file);
    return { ok: true, season: seasonOf(entries).season, entries, seed: season.seed };
  } catch (error) {
    // Whatever cannot be folded or counted is no season, however it came to be so.
    return no(`This season cannot be counted: ${error instanceof Error ? error.message : 'it does not fit together'}`);
  }
}

const no = (sentence: string): TakingIn => ({ ok: false, sentence });
const entryCalled = (index: number): string => `Entry ${String(index + 1)} of the journal`;

function faultOfJournal(journal: SeasonFile['journal'], now: number): string | undefined {
  if (journal[0]?.events[0]?.kind !== 'season-opened')
    return 'The journal does not begin with the opening of a season. Take in the whole file "season.json" of a season.';
  for (const [index, { seq, at, events }] of journal.entries()) {
    const called = entryCalled(index);
    if (seq !== index + 1) return `${called} has the number ${String(seq)}: they are numbered 1, 2, … without gaps.`;
    if (at < (journal[index - 1]?.at ?? 0)) return `${called} is older than the one before it.`;
    if (at > now) return `${called} is of a time that has not come yet.`;
    for (const [place, event] of events.entries()) {
      if (event.kind === 'season-opened' && index + place > 0) return `${called} opens the season a second time.`;
      if (event.kind === 'reversed' && (event.seq < 2 || event.seq >= seq))
        return `${called} undoes entry ${String(event.seq)}, which is not one of those before it.`;
    }
  }
  return undefined;
}

function faultOfPeople({ season, names }: SeasonFile): string | undefined {
  const numbers = new Set(season.entrants.map(({ number }) => number));
  if (numbers.size < season.entrants.length) return 'Two entrants have the same number.';
  const unknown = ({ person, name }: Named): boolean => name === null && names[person ?? ''] === undefined;
  const nameless = season.entrants.find(unknown);
  if (nameless !== undefined) return `The file does not say how entrant ${String(nameless.number)} is called.`;
  for (const { number, team } of season.entrants) {
    const member = team?.members.find(unknown);
    if (member !== undefined)
      return `The file does not say how member ${String(member.number)} of entrant ${String(number)} is called.`;
  }
  for (const [index, { number, pairings, byes }] of season.rounds.entries()) {
    if (number !== index + 1) return `Round ${String(number)} stands in the place of round ${String(index + 1)}.`;
    for (const each of [...pairings.flatMap(({ sides }) => sides), ...byes.map(({ entrant }) => entrant)])
      if (!numbers.has(each)) return `In round ${String(number)} entrant ${String(each)} plays, whom there is not.`;
    if (pairings.some(({ sides: [one, other] }) => one === other))
      return `In round ${String(number)} somebody plays against nobody else.`;
  }
  return undefined;
}

function faultOfFold({ season, journal }: SeasonFile, seed: string): string | undefined {
  const { season: folded } = seasonOf(journal);
  const parts = [...new Set([...Object.keys(season), ...Object.keys(folded)])] as (keyof Season)[];
  const other = parts.find((part) => canonicalJson(season[part]) !== canonicalJson(folded[part]));
  if (other !== undefined) return `What the journal comes to is another season than that of the file: ${other}.`;
  const name = (): string => 'x';
  void [tablesOf(season, name), bracketsOf(season), placesOf(season), pairingsCsv(season, name)];
  const { promise, draws, undrawn } = checkLots(journal, season.commitment, seed);
  if (!promise) return 'The seed of its lots is not the one that was promised when it was opened.';
  const [without] = undrawn;
  if (without !== undefined) return `${entryCalled(without - 1)} settles something by lot, and drew none.`;
  const wrong = draws.find(({ equal, taken }) => !equal || !taken);
  return wrong && `${entryCalled(wrong.entry - 1)} has a lot that the seed does not give: ${wrong.draw.why}.`;
}

/** Matches are on the other site, and so are accounts. What was about a match alone is left out. */
function ofThisSite({ journal, names }: SeasonFile): readonly SeasonEntry[] {
  const numbers = new Map<number, number>();
  const entries: SeasonEntry[] = [];
  for (const entry of journal) {
    const events = entry.events.flatMap((event) => here(event, names, (seq) => numbers.get(seq)));
    if (events.length === 0) continue;
    const seq = entries.length + 1;
    numbers.set(entry.seq, seq);
    entries.push({
      ...entry,
      seq,
      by: null,
      actId: `taken-in-${String(seq)}`,
      act: actHere(entry.act, numbers),
      events,
    });
  }
  return entries;
}

function actHere(act: SeasonEntry['act'], numbers: ReadonlyMap<number, number>): SeasonEntry['act'] {
  if (act.act === 'reverse') return { ...act, seq: numbers.get(act.seq) ?? 0 };
  return 'match' in act ? { ...act, match: '' } : act;
}

type Named = Pick<Entrant, 'person' | 'name'>;

function here(
  event: SeasonEvent,
  names: SeasonFile['names'],
  numberOf: (seq: number) => number | undefined,
): readonly SeasonEvent[] {
  const unplayed = (board: TeamBoard): TeamBoard => ({ ...board, match: null });
  const plain = ({ boards, ...pairing }: Pairing): Pairing => ({
    ...pairing,
    match: null,
    ...(boards && { boards: boards.map(unplayed) }),
  });
  const called = <T extends Named>(who: T): T => ({
    ...who,
    person: null,
    name: who.name ?? (who.person === null ? null : (names[who.person] ?? null)),
  });
  switch (event.kind) {
    case 'match-made':
    case 'match-gone':
    // Nobody of the team has an account here.
    case 'captain-named':
      return [];
    case 'reversed': {
      const seq = numberOf(event.seq);
      return seq === undefined ? [] : [{ ...event, seq }];
    }
    case 'entered': {
      const { team, ...entrant } = called(event.entrant);
      const members = team && { team: { ...team, members: team.members.map(called) } };
      return [{ ...event, entrant: { ...entrant, ...members } }];
    }
    case 'member-joined':
      return [{ ...event, member: called(event.member) }];
    case 'pairing-redrawn':
      return [event.boards === undefined ? event : { ...event, boards: event.boards.map(unplayed) }];
    case 'round-published':
      return [{ ...event, round: { ...event.round, pairings: event.round.pairings.map(plain) } }];
    case 'pairing-added':
      return [{ ...event, table: plain(event.table) }];
    default:
      return [event];
  }
}
