/**
 * The end of a match: what it is worth by then, what that changes, and what the log says. All sums are half points.
 */
import * as z from 'zod';
import { count, listOf } from '../../../kernel/bounded.ts';
import { portalId, seat, shipId, type ShipId } from '../ids.ts';
import { outcome } from '../records.ts';
import type { LogLine, Seat } from '../../../kernel/contract.ts';
import { reserveScores } from '../reserve/waiting.ts';
import { opponentOf } from '../seats.ts';
import { placedShips, worthHalfPoints } from '../ships.ts';
import type { State, Table } from '../table.ts';
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import { listed, points, shipName, sideName, type Told } from '../names.ts';

const endPhaseBegan = z.strictObject({ kind: z.literal('end-phase-began'), round: count });

const portalsClosed = z.strictObject({ kind: z.literal('portals-closed'), portals: listOf(portalId) });

/** What is scored when the game ends: half for a ship with at most half its hull, all for one that never came in. */
const shipsScored = z.strictObject({
  kind: z.literal('ships-scored'),
  scores: listOf(z.strictObject({ ship: shipId, for: seat, halfPoints: count })),
});

const conceded = z.strictObject({ kind: z.literal('conceded'), by: seat });

const matchEnded = z.strictObject({ kind: z.literal('match-ended'), outcome });

export const endingEvents = [endPhaseBegan, portalsClosed, shipsScored, conceded, matchEnded] as const;
export type EndingEvent = z.infer<(typeof endingEvents)[number]>;

/** As a result is told: the winner's first. */
const pointsInOrder = ({ winner, points: by }: z.infer<typeof outcome>): readonly number[] =>
  Object.entries(by)
    .toSorted(([one], [other]) => Number(other === winner) - Number(one === winner))
    .map(([, sum]) => sum);

interface Score {
  ship: ShipId;
  for: Seat;
  halfPoints: number;
}

/** Ships on the table that have lost at least half of their hull score half of their cost. */
const crippledScores = (table: Table): Score[] =>
  placedShips(table)
    .filter((ship) => 2 * ship.hull <= ship.hullMax && !ship.captured)
    .map((ship) => ({ ship: ship.id, for: opponentOf(table, ship.seat), halfPoints: worthHalfPoints(ship, false) }));

/** The scores of the end: of ships that are worth half by then, and of those that never came in. */
export const lastScores = (table: Table): Score[] => [...crippledScores(table), ...reserveScores(table)];

export const evolveEnding: EvolversOf<State, EndingEvent> = {
  'end-phase-began': (draft) => {
    draft.match.phase = 'end';
  },
  'portals-closed': (draft, event) => {
    for (const id of event.portals) delete draft.portals[id];
  },
  'ships-scored': (draft, event) => {
    for (const score of event.scores) {
      const side = draft.sides[score.for];
      if (side !== undefined) side.halfPoints += score.halfPoints;
    }
  },
  conceded: () => undefined,
  'match-ended': (draft, event) => {
    draft.match.phase = 'over';
    draft.match.outcome = event.outcome;
  },
};

export interface EndingRules extends Told<EndingEvent['kind']> {
  /** What the match counts, in words: 'points'. */
  measure(state: State): string;
}

/** Why ships are scored: who has lost much of the hull, and who never came out of hyperspace. */
function lossesTold(state: State, scores: readonly Score[]): LogLine['parts'] {
  const names = (away: boolean) =>
    scores.filter(({ ship }) => (state.ships[ship]?.place === 'off') === away).map(({ ship }) => shipName(state, ship));
  const [crippled, away] = [names(false), names(true)];
  const has = crippled.length === 1 ? ' has' : ' have';
  return [
    ...(crippled.length === 0 ? [] : [...listed(crippled), `${has} lost at least half the hull`]),
    ...(crippled.length > 0 && away.length > 0 ? ['; '] : []),
    ...(away.length === 0 ? [] : [...listed(away), ' never came out of hyperspace']),
  ];
}

export const narrateEnding = (rules: EndingRules): NarratorsOf<State, EndingEvent> => ({
  'end-phase-began': (event) => ({
    parts: [`End Phase of round ${event.round}.`],
    rules: rules['end-phase-began'],
    tone: 'phase',
  }),
  'portals-closed': (event) => ({
    parts: [event.portals.length === 1 ? 'The portal closes.' : `${event.portals.length} portals close.`],
    rules: rules['portals-closed'],
    tone: 'act',
  }),
  'ships-scored': (event, before, after) => ({
    parts: [
      ...lossesTold(before, event.scores),
      ': ',
      ...[...new Set(event.scores.map((score) => score.for))].flatMap((seat, index) => {
        const sum = event.scores
          .filter((score) => score.for === seat)
          .reduce((all, score) => all + score.halfPoints, 0);
        return [...(index === 0 ? [] : [', ']), `${points(sum)} points for `, sideName(after, seat)];
      }),
      '.',
    ],
    rules: rules['ships-scored'],
    tone: 'score',
  }),
  conceded: (event, _before, after) => ({
    parts: [sideName(after, event.by), ' concedes.'],
    rules: rules.conceded,
    tone: 'score',
  }),
  'match-ended': (event, _before, after) => ({
    parts: [
      ...(event.outcome.winner === null
        ? ['The match is a draw']
        : [sideName(after, event.outcome.winner), ' wins the match']),
      `, ${pointsInOrder(event.outcome).join(' to ')} ${rules.measure(after)}. ${event.outcome.reason}.`,
    ],
    rules: rules['match-ended'],
    tone: 'score',
  }),
});
