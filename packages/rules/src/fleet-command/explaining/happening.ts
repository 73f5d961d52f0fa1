/** What is happening in a match and who is to do what, in a sentence for those who watch. */
import type { LogPart, View } from '../../kernel/contract.ts';
import { type MatchNow, roundLabel } from '../../kernel/explain/explaining.ts';
import { listed } from '../../kernel/ruleset/naming.ts';
import { awaiting } from '../flow.ts';
import type { HandId, SideId } from '../ids.ts';
import { handName, sideName } from '../names.ts';
import { seatsOf } from '../phases/round/concession.ts';
import { fromView, handOf } from '../sight.ts';
import type { Sight } from '../state.ts';
import { doing } from './doing.ts';

const phases = {
  draw: 'Draw',
  initiative: 'Initiative',
  deployment: 'Deployment',
  play: 'Play',
  'clean-up': 'Clean-up',
  over: 'Result',
} as const satisfies Record<Sight['match']['step'], string>;

/** The hands that are asked: members of a team share one, or have one each. */
const handsAsked = (sight: Sight): readonly HandId[] => [
  ...new Set(awaiting(sight).flatMap((seat) => handOf(sight, seat)?.id ?? [])),
];

function overSentence(sight: Sight): readonly LogPart[] {
  const { outcome } = sight.match;
  if (outcome === null) return ['The match is over.'];
  const winners = outcome.winners ?? (outcome.winner === null ? [] : [outcome.winner]);
  const won = Object.keys(sight.sides).find((side) =>
    seatsOf(sight, side as SideId).some((seat) => winners.includes(seat)),
  );
  if (won === undefined)
    return [`The match is over${outcome.winners === undefined ? ':' : ', and'} ${outcome.reason}.`];
  return [sideName(sight, won as SideId), ` has won, and the match is over: ${outcome.reason}.`];
}

export function happening(view: View): MatchNow {
  const sight = fromView(view);
  const { step, round, roundsLeft, outcome } = sight.match;
  const of = roundsLeft === null ? null : Math.max(1, round + roundsLeft - 1);
  const about = { round: of === null ? round : Math.min(round, of), of };
  if (outcome !== null || step === 'over')
    return { ...about, label: 'Match over', phase: 'Result', sentence: overSentence(sight), over: true };
  const hands = handsAsked(sight);
  const setUp = of === null ? 'Setting up, without a limit of rounds' : `Setting up for ${of} rounds`;
  return {
    ...about,
    label: step === 'deployment' ? setUp : roundLabel(round, of),
    phase: phases[step],
    sentence: [...listed(hands.map((id) => handName(sight, id))), ' ', ...doing(sight, hands.length > 1), '.'],
    over: false,
  };
}
