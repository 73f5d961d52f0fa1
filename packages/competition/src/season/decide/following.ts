/** What a result brings with it: the next game of a match, and after a correction other pairings [LEAGUE-32, LEAGUE-33]. */
import { bracketIn, slotTables } from '../bracket.ts';
import { goingOn } from '../cut.ts';
import type { SeasonEvent } from '../events.ts';
import { evolveSeason } from '../evolve.ts';
import { repaired } from '../repair.ts';
import type { Following } from '../repair.ts';
import { hasBegun } from '../season.ts';
import type { Pairing, Season, StageDraw } from '../season.ts';
import { continuousRound, drawOf, formatOf, roundsOfStage, stageAt } from '../stages.ts';
import { done, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';
import { joined, onLadder } from './challenges.ts';
import { playOffsAgain } from '../tiers-again.ts';

/** A table whose result is another one now, or none. */
type Posted = Extract<SeasonEvent, { kind: 'result-posted' | 'result-cleared' }>;

const isPosted = (event: SeasonEvent): event is Posted =>
  event.kind === 'result-posted' || event.kind === 'result-cleared';

/** The events of a decision with all that follows from the results among them. */
export function withFollowing(
  { ledger: { season }, at }: SeasonAsking,
  decision: SeasonDecision,
  choice: Following | undefined,
): SeasonDecision {
  if (!decision.ok || decision.events.some(({ kind }) => kind === 'reversed')) return decision;
  const events: SeasonEvent[] = [];
  let now = season;
  const add = (more: readonly SeasonEvent[]): void => {
    events.push(...more);
    now = more.reduce(evolveSeason, now);
  };
  for (const event of decision.events) {
    const before = now;
    add([event]);
    if (!isPosted(event)) continue;
    const follow =
      continuousRound(now)?.number === event.round
        ? onLadder(before, now, event, at, choice)
        : following(before, now, event, choice);
    if (!follow.ok) return follow;
    add(follow.events);
  }
  add(joined(now, at));
  return done(...events);
}

function following(before: Season, after: Season, posted: Posted, choice: Following | undefined): SeasonDecision {
  const stage = stageAt(after, posted.round);
  const corrects = before.rounds[posted.round - 1]?.pairings[posted.pairing]?.result !== null;
  const cut = corrects ? cutAgain(before, after, stage, choice) : done();
  if (!cut.ok) return cut;
  const cutNow = cut.events.reduce(evolveSeason, after);
  const tiers = corrects && stage === 0 ? playOffsAgain(after, choice) : { events: [], begun: [] };
  if (tiers.begun.length > 0)
    return undecided(tiers.begun.map(({ round, index, pairing }) => tableWords(round, index, pairing)));
  if (tiers.events.length > 0) return done(...tiers.events);
  const own = inBracket(cutNow, stage, choice, corrects ? 'correction' : 'result', posted);
  if (!own.ok || cut.events.length === 0) return own;
  const next = inBracket(own.events.reduce(evolveSeason, cutNow), stage + 1, choice, 'correction', posted);
  return next.ok ? done(...cut.events, ...own.events, ...next.events) : next;
}

function inBracket(
  season: Season,
  stage: number,
  choice: Following | undefined,
  why: 'correction' | 'result',
  posted: Posted,
): SeasonDecision {
  const format = formatOf(season, stage);
  const draw = drawOf(season, stage);
  if (format.kind !== 'knockout' || draw === undefined) return done();
  if (why === 'result') return done(...nextGame(season, draw, posted));
  const { events, begun } = repaired(draw.groups[0] ?? [], format, slotTables(season, stage), choice);
  if (begun.length > 0) return undecided(begun.map(({ round, index, pairing }) => tableWords(round, index, pairing)));
  const after = events.reduce(evolveSeason, season);
  return done(...events, ...nextGame(after, draw, posted));
}

/** A match that is not decided by its games so far goes on in the same round, with sides changed. */
function nextGame(season: Season, draw: StageDraw, { round, pairing: index }: Posted): readonly SeasonEvent[] {
  const slot = season.rounds[round - 1]?.pairings[index]?.slot;
  const open = slotTables(season, draw.stage).some((table) => table.slot === slot && table.pairing.result === null);
  const next = bracketIn(season, draw)?.matches.find(({ id }) => id === slot)?.next;
  if (slot === undefined || next === undefined || open) return [];
  const table: Pairing = { sides: [next.first, next.second], slot, match: null, result: null };
  return [{ kind: 'pairing-added', round, pairing: season.rounds[round - 1]?.pairings.length ?? 0, table }];
}

const tableWords = (round: number, index: number, { sides: [a, b] }: Pairing): string =>
  `table ${String(index + 1)} of round ${String(round)} (entrants ${String(a)} and ${String(b)})`;

const undecided = (tables: readonly string[]): SeasonDecision =>
  refuse(
    'follows',
    'LEAGUE-33',
    `This changes who went on, and ${tables.join(', ')} ${tables.length === 1 ? 'has' : 'have'} begun. Say whether that stands ("keep"), or is played again ("replay").`,
  );

/** After a correction in a stage that was cut: whoever should have gone on takes the place of whoever did. */
function cutAgain(before: Season, after: Season, stage: number, choice: Following | undefined): SeasonDecision {
  const cut = after.terms.cuts?.[stage];
  const draw = drawOf(after, stage + 1);
  if (cut === undefined || draw === undefined || choice === 'keep') return done();
  const [was, is] = [goingOn(before, stage, cut), goingOn(after, stage, cut)];
  const out = was.filter((number) => !is.includes(number) && draw.groups.flat().includes(number));
  const into = is.filter((number) => !was.includes(number));
  if (out.length === 0 || into.length === 0) return done();
  const other = new Map(out.map((number, index): [number, number] => [number, into[index] ?? number]));
  const swap = (number: number): number => other.get(number) ?? number;
  const touched = roundsOfStage(after, stage + 1).flatMap(({ number: round, pairings }) =>
    pairings.flatMap((pairing, index) =>
      pairing.sides.some((each) => other.has(each)) ? [{ round, index, pairing }] : [],
    ),
  );
  const begun = touched.filter(({ pairing }) => hasBegun(pairing));
  if (begun.length > 0 && choice === undefined)
    return undecided(begun.map(({ round, index, pairing }) => tableWords(round, index, pairing)));
  const { stage: of, from, groups } = draw;
  return done(
    { kind: 'groups-made', stage: of, from, groups: groups.map((group) => group.map(swap)) },
    ...touched.map(({ round, index, pairing: { sides } }): SeasonEvent => ({
      kind: 'pairing-redrawn',
      round,
      pairing: index,
      sides: [swap(sides[0]), swap(sides[1])],
    })),
  );
}
