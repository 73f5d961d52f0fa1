/**
 * Every draw of a season recomputed from its seed, for whoever trusts nobody: what the stream gives, whether nothing of it
 * was skipped, and whether the season took what was drawn [LEAGUE-151].
 */
import { CounterDice, commitmentFor, streamFor } from '@broadside/match';
import type { Draw } from '@broadside/match';
import { battlesInRound, battleAt } from './battles/terms.ts';
import { draftRound } from './decide/drafts.ts';
import type { SeasonEvent } from './events.ts';
import { emptySeasonLedger, seasonOf, withEntry } from './journal.ts';
import type { SeasonEntry } from './journal.ts';
import type { Season, SeasonRound } from './season.ts';
import { formatAt, isContinuous } from './stages.ts';

export interface DrawChecked {
  /** Its number in the journal that was given. */
  readonly entry: number;
  readonly draw: Draw;
  /** What the seed gives at the next word that is not used; null where nothing can be thrown so. */
  readonly thrown: readonly number[] | null;
  /** The draw is what the seed gives, and follows the one before. */
  readonly equal: boolean;
  /** What the entry made of it is what was drawn. */
  readonly taken: boolean;
  /** False: the entry was undone. */
  readonly stands: boolean;
}

export interface FirstPairs {
  readonly round: number;
  /** Whether those who could come, their seeds and their lots give these pairs and sides; if not, officials changed the draft. */
  readonly equal: boolean;
}

export interface LotsChecked {
  /** SHA-256 of the seed is what was told at the beginning. */
  readonly promise: boolean;
  readonly draws: readonly DrawChecked[];
  /** Entries that settle something by lot, and drew none for it. */
  readonly undrawn: readonly number[];
  /** First rounds of stages: nothing but seeds and lots decides them. */
  readonly pairs: readonly FirstPairs[];
}

/** `seed`: 32 bytes in hexadecimal. Throws an Error where it is none. `entries`: the journal as everybody reads it. */
export function checkLots(entries: readonly SeasonEntry[], commitment: string, seed: string): LotsChecked {
  const { reversed } = seasonOf(entries);
  let ledger = emptySeasonLedger;
  const stream = streamFor(seed, '');
  const draws: DrawChecked[] = [];
  const pairs: FirstPairs[] = [];
  const undrawn: number[] = [];
  let cursor = 0;
  for (const entry of entries) {
    const first = stageBegins(entry);
    const { season: before } = ledger;
    ledger = withEntry(ledger, entry);
    const stands = !reversed.has(entry.seq);
    if (lacksDraws(before, entry)) undrawn.push(entry.seq);
    for (const draw of entry.draws) {
      const dice = new CounterDice(stream, cursor);
      const thrown = thrownAgain(dice, draw);
      const equal = draw.at === cursor && thrown?.join() === draw.faces.join();
      cursor = dice.cursor;
      draws.push({ entry: entry.seq, draw, thrown, equal, taken: isTaken(before, entry.events, draw), stands });
    }
    if (first !== undefined && stands && !isContinuous(formatAt(before, first.number)))
      pairs.push({ round: first.number, equal: pairedByLots(before, first) });
  }
  return { promise: commitmentFor(seed) === commitment, draws, undrawn, pairs };
}

function thrownAgain(dice: CounterDice, { sides, faces, why }: Draw): readonly number[] | null {
  try {
    if (sides > 0) return dice.roll(sides, faces.length, why);
    return dice.shuffle(
      faces.map((_, index) => index),
      why,
    );
  } catch {
    return null;
  }
}

/** The lot of an entrant, or the battle of tables: there are no other draws. */
function isTaken(before: Season, events: readonly SeasonEvent[], { faces, why }: Draw): boolean {
  const [face = 0] = faces;
  return events.some((event) => {
    if (event.kind === 'entered')
      return why === `lot of entrant ${String(event.entrant.number)}` && event.entrant.lot === face;
    if (event.kind !== 'battles-set') return false;
    return event.tables.some(({ pairing, battle }) => {
      const { struck } = battleAt(before, event.round, pairing);
      const left = battlesInRound(before.terms.battles, event.round).filter((each) => !struck.includes(each));
      return (
        why === `battle of table ${String(pairing + 1)} in round ${String(event.round)}` && left[face - 1] === battle
      );
    });
  });
}

/** Somebody has a lot that was not drawn, or a table one of several battles. */
function lacksDraws(before: Season, { events, draws }: SeasonEntry): boolean {
  const drawn = new Set(draws.map(({ why }) => why));
  return events.some((event) => {
    if (event.kind === 'entered') return !drawn.has(`lot of entrant ${String(event.entrant.number)}`);
    if (event.kind !== 'battles-set') return false;
    const several = event.tables.some(({ pairing }) => {
      const { struck } = battleAt(before, event.round, pairing);
      return battlesInRound(before.terms.battles, event.round).filter((each) => !struck.includes(each)).length > 1;
    });
    return several && ![...drawn].some((why) => why.startsWith('battle of table'));
  });
}

/** The first round of a stage that the entry publishes. */
function stageBegins({ events }: SeasonEntry): SeasonRound | undefined {
  const drawn = events.some(({ kind }) => kind === 'groups-made');
  for (const event of events)
    if (event.kind === 'round-published' && (drawn || event.round.number === 1)) return event.round;
  return undefined;
}

const noLots = { roll: () => [], shuffle: <T>(items: readonly T[]) => items };

function pairedByLots(before: Season, { pairings, byes }: SeasonRound): boolean {
  const ledger = { season: before, entries: [], reversed: new Set<number>() };
  const decision = draftRound({ ledger, by: { person: null, office: 'server' }, at: 0, lots: noLots, seed: '' });
  const drafted = decision.ok ? decision.events.find(({ kind }) => kind === 'drafted') : undefined;
  if (drafted?.kind !== 'drafted') return false;
  const { pairs, byes: left } = drafted.draft;
  const sides = (each: readonly { readonly sides: readonly number[] }[]): string =>
    each
      .map((pair) => pair.sides.join('-'))
      .sort()
      .join();
  const who = (each: readonly { readonly entrant: number }[]): string =>
    each
      .map(({ entrant }) => entrant)
      .sort((a, b) => a - b)
      .join();
  return sides(pairs) === sides(pairings) && who(left) === who(byes);
}
