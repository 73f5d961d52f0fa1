/** Fetching and telling a match again, in slices, so that the page stays alive. */
import { retelling, type Applied, type MatchRecord } from '@broadside/match';
import type { MatchHeader, ReplayPage, Seat } from '@broadside/protocol';
import { server } from '../match/me.svelte.ts';
import { rulesOf } from '../match/rules-of.ts';
import { OwnMoments, RecordMoments } from './moments.ts';

/** Milliseconds of work after which the page gets its turn. */
const sliceMs = 24;

/** Lets the page draw when a slice is over. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < sliceMs) return;
    await new Promise((next) => setTimeout(next));
    since = performance.now();
  };
}

/** Tells a record again; `claimed`: it was not played here. Throws with a sentence for people where the rules cannot. */
export async function recordMoments(record: MatchRecord, claimed: boolean): Promise<RecordMoments> {
  const ruleset = await rulesOf(record.header.ruleset);
  if (!ruleset) throw new Error(`This page has no rules of "${record.header.ruleset}".`);
  const told: Applied[] = [];
  const breathe = breather();
  try {
    for (const each of retelling(record, ruleset)) {
      told.push(each);
      await breathe();
    }
  } catch {
    throw new Error(`The rules (edition ${ruleset.edition}) cannot follow entry ${told.length + 1} of this record.`);
  }
  return new RecordMoments(record, ruleset, told, claimed);
}

/** What the asking player's own seat saw of a match that is still played. */
export async function ownMoments(header: MatchHeader, seat: Seat): Promise<OwnMoments> {
  const ruleset = await rulesOf(header.ruleset);
  if (!ruleset) throw new Error(`This page has no rules of "${header.ruleset}".`);
  const frames: ReplayPage['frames'] = [];
  for (;;) {
    const page = await server.replay(header.id, frames.length);
    frames.push(...page.frames);
    if (page.frames.length === 0) break;
  }
  if (frames.length === 0) throw new Error('The match has not begun.');
  return new OwnMoments(ruleset, header, seat, frames);
}
