/** The journal of a season as people read it: who asked for what, and whether it stands. */
import { hiddenName, hiddenPerson, journalFor, termsChanged, termsRead } from '@broadside/competition/season';
import type { SeasonEntry, SeasonLedger, SeasonTerms, SeasonViewer } from '@broadside/competition/season';
import type { SeasonJournal } from '@broadside/protocol';
import type { LeagueStore } from './store.ts';

type Line = SeasonJournal['entries'][number];

export async function journalLines(store: LeagueStore, ledger: SeasonLedger, viewer: SeasonViewer): Promise<Line[]> {
  const entries = journalFor(ledger, viewer);
  const undone = new Map(
    entries.flatMap(({ seq, events }) =>
      events.flatMap((event) => (event.kind === 'reversed' ? [[event.seq, seq]] : [])),
    ),
  );
  const people = new Set(entries.flatMap(({ by }) => (by === null || by === hiddenPerson ? [] : by)));
  const names: { readonly [id: string]: string } = {
    ...(await store.names([...people])),
    [hiddenPerson]: hiddenName,
  };
  const changes = changesOfTerms(entries, undone);
  return entries.map((entry) => ({
    seq: entry.seq,
    at: entry.at,
    by: entry.by === null ? null : (names[entry.by] ?? ''),
    act: entry.act.act,
    about: changes.get(entry.seq) ?? aboutOf(entry),
    undoneBy: undone.get(entry.seq) ?? null,
  }));
}

/** By entries that changed the terms: what they changed, from the terms that stood until then [LEAGUE-140]. */
function changesOfTerms(
  entries: readonly SeasonEntry[],
  undone: ReadonlyMap<number, number>,
): ReadonlyMap<number, string> {
  const said = new Map<number, string>();
  const written: { readonly seq: number; readonly terms: SeasonTerms }[] = [];
  for (const { seq, act, events } of entries) {
    const before = written.findLast((each) => (undone.get(each.seq) ?? seq) >= seq)?.terms;
    for (const event of events) {
      if (event.kind !== 'season-opened' && event.kind !== 'terms-changed') continue;
      const terms = termsRead(event.terms);
      written.push({ seq, terms });
      if (act.act === 'change-terms' && before !== undefined) said.set(seq, termsChanged(before, terms).join(', '));
    }
  }
  return said;
}

/** Rounds, entrants and texts that an entry names. */
function aboutOf({ act }: SeasonEntry): string {
  const said: string[] = [];
  if ('round' in act) said.push(`round ${String(act.round)}`);
  if ('entrant' in act) said.push(`entrant ${String(act.entrant)}`);
  if ('names' in act) said.push(act.names.join(', '));
  if ('ordinal' in act) said.push(`list ${String(act.ordinal)}`);
  if ('reason' in act) said.push(act.reason);
  if ('text' in act) said.push(act.text);
  if ('seq' in act) said.push(`entry ${String(act.seq)}`);
  if ('name' in act) said.push(act.name);
  return said.join(', ');
}
