/** Undoing an entry: what later entries stand on it, so that nothing is pulled away beneath them. */
import { listKey } from './lists/terms.ts';
import type { SeasonEvent } from './events.ts';
import type { SeasonEntry, SeasonLedger } from './journal.ts';
import { teamKeys, worksFromTeams } from './teams/keys.ts';

/** Why an entry cannot be undone; undefined where it can. */
export function inTheWay({ entries, reversed }: SeasonLedger, seq: number): string | undefined {
  const entry = entries[seq - 1];
  if (entry === undefined) return `The journal has ${String(entries.length)} entries. Name one of them.`;
  if (reversed.has(seq)) return `Entry ${String(seq)} was undone before.`;
  const [first] = entry.events;
  if (first?.kind === 'season-opened') return 'This entry opened the season. Close the season instead.';
  if (first?.kind === 'reversed') return 'An undo is not undone. Ask for the same thing again.';
  const touched = new Set(entry.events.flatMap(touches));
  const later = entries.slice(seq).filter(({ seq: each }) => !reversed.has(each));
  const found = standing(later).find((each) => each.events.some((event) => standsOn(event, touched)));
  return found && sentence(found);
}

/** Entries without those whose draft or round was taken away again. */
function standing(entries: readonly SeasonEntry[]): readonly SeasonEntry[] {
  const kept: SeasonEntry[] = [];
  for (const entry of entries) {
    const gone = entry.events.find(({ kind }) => kind === 'draft-discarded' || kind === 'round-taken-back');
    if (gone === undefined) kept.push(entry);
    else drop(kept, gone);
  }
  return kept;
}

/** Takes away what a discarded draft or a round that was taken back had been made by. */
function drop(kept: SeasonEntry[], gone: SeasonEvent): void {
  const round = gone.kind === 'round-taken-back' ? gone.round : undefined;
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const events = kept[index]?.events ?? [];
    const published = events.some((event) => event.kind === 'round-published' && event.round.number === round);
    const drafted = events.some(
      (event) => event.kind === 'drafted' && (round === undefined || event.draft.round === round),
    );
    if (round === undefined && events.some(({ kind }) => kind === 'round-published')) return;
    if (published || drafted) kept.splice(index, 1);
  }
}

/** What an event changes, as keys. */
function touches(event: SeasonEvent): string[] {
  const ofTeams = teamKeys(event);
  if (ofTeams !== undefined) return ofTeams;
  switch (event.kind) {
    case 'entered':
      return [`entrant ${String(event.entrant.number)}`];
    case 'admitted':
    case 'place-offered':
    case 'place-passed':
    case 'checked-in':
    case 'left':
    case 'returned':
    case 'absence-declared':
      return [`entrant ${String(event.entrant)}`];
    case 'substituted':
      return [`entrant ${String(event.entrant)}`, `entrant ${String(event.of)}`];
    case 'check-in-ended':
      return ['check-in', ...event.missed.map((each) => `entrant ${String(each)}`)];
    case 'name-hidden':
    case 'name-shown':
      return [`name ${String(event.entrant)}`];
    case 'drafted':
    case 'draft-discarded':
      return ['draft'];
    case 'round-published':
      return [`round ${String(event.round.number)}`];
    case 'round-taken-back':
      return [`round ${String(event.round)}`];
    case 'match-made':
    case 'match-gone':
    case 'result-posted':
    case 'result-cleared':
    case 'pairing-redrawn':
    case 'pairing-void':
    case 'pairing-kept':
      return [tableOf(event)];
    case 'battles-set':
      return event.tables.map(({ pairing }) => `battle ${String(event.round)}.${String(pairing)}`);
    case 'list-locked':
    case 'list-unlocked':
      return [`list ${listKey(event)}`];
    case 'lists-brought':
      return event.lists.map((each) => `list ${listKey(each)}`);
    case 'battle-vetoed':
      return [`battle ${String(event.round)}.${String(event.pairing)}`];
    case 'pairing-added':
      return [tableOf(event), `added ${String(event.round)}.${String(event.pairing)}`];
    case 'challenges-changed':
      return ['challenges'];
    case 'announced':
      return [`announcement ${String(event.at)}`];
    case 'announcement-taken-back':
      return [`announcement ${String(event.of)}`];
    case 'groups-made':
      return [`draw ${String(event.stage ?? 0)}`];
    case 'pair-forbidden':
    case 'pair-allowed':
      return ['pairs'];
    case 'registration-opened':
    case 'registration-closed':
    case 'closed':
      return ['status'];
    default:
      return timeTouched(event) ?? [event.kind];
  }
}

/** Hours and rulings of a table; undefined of all else. */
function timeTouched(event: SeasonEvent): string[] | undefined {
  switch (event.kind) {
    case 'hours-offered':
    case 'offer-seen':
    case 'offer-declined':
    case 'hour-agreed':
    case 'hour-taken-away':
      return [`hours ${tableOf(event)}`];
    case 'proposed':
    case 'ruled':
    case 'appealed':
    case 'appeal-answered':
      return [`ruling ${tableOf(event)}`];
    default:
      return undefined;
  }
}

const tableOf = ({ round, pairing }: { readonly round: number; readonly pairing: number }): string =>
  `table ${String(round)}.${String(pairing)}`;

/** A later event that changes the same thing, or was worked out from it. */
function standsOn(event: SeasonEvent, touched: ReadonlySet<string>): boolean {
  if (touches(event).some((key) => touched.has(key))) return true;
  if (worksFromTeams(event, touched)) return true;
  switch (event.kind) {
    // Of everybody it says who was there.
    case 'check-in-ended':
      return [...touched].some((key) => key.startsWith('entrant '));
    case 'drafted':
      return worksFrom(event.draft.round, touched);
    case 'round-published':
      return worksFrom(event.round.number, touched);
    default:
      if (!('pairing' in event)) return false;
      return touched.has(`round ${String(event.round)}`) || afterAdded(event.round, event.pairing, touched);
  }
}

/** Tables that came into a round are known by their numbers: with an earlier one gone, they would be others. */
function afterAdded(round: number, index: number, touched: ReadonlySet<string>): boolean {
  for (const key of touched) {
    const [what, of = ''] = key.split(' ');
    const [its, at] = of.split('.').map(Number);
    if (what === 'added' && its === round && at !== undefined && at <= index) return true;
  }
  return false;
}

/** Pairings of a round are worked out from entrants, seeds, ruled out pairs and all results before. */
function worksFrom(round: number, touched: ReadonlySet<string>): boolean {
  for (const key of touched) {
    const [what, of = ''] = key.split(' ');
    if (what === 'entrant' || key === 'seeded' || key === 'pairs' || what === 'draw') return true;
    if (what === 'table' && Number(of.split('.')[0]) < round) return true;
    if (what === 'round' && Number(of) <= round) return true;
  }
  return false;
}

function sentence({ seq, events }: SeasonEntry): string {
  for (const event of events) {
    if (event.kind === 'drafted')
      return `The draft of round ${String(event.draft.round)} was made on this. Discard the draft first.`;
    if (event.kind === 'round-published')
      return `Round ${String(event.round.number)} was paired on this. Take that round back first, or enter a correction.`;
  }
  return `Entry ${String(seq)} stands on this. Undo that one first.`;
}
