/** The end of a round and of the match: how it changes the state, and what is said of it. */
import type { EvolversOf, NarratorsOf } from '../../../kernel/ruleset/game.ts';
import { listed, points, shipName, sideName } from '../names.ts';
import type { State } from '../table.ts';
import type { Told } from '../told.ts';
import type { EndingEvent } from './events.ts';

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
  'ships-scored': (event, _before, after) => ({
    parts: [
      ...listed(event.scores.map(({ ship }) => shipName(after, ship))),
      event.scores.length === 1 ? ' has' : ' have',
      ' lost at least half the hull: ',
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
      `, ${Object.values(event.outcome.points).join(' to ')} ${rules.measure(after)}. ${event.outcome.reason}.`,
    ],
    rules: rules['match-ended'],
    tone: 'score',
  }),
});
