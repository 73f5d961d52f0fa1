/** What is happening in a match of the family and who is to do what, in a sentence for those who watch. */
import type { LogPart, Seat, View } from '../../../kernel/contract.ts';
import { type MatchNow, type Primer, roundLabel, type ThrowAhead } from '../../../kernel/explain/explaining.ts';
import { listed, sideName, squadronName } from '../names.ts';
import type { Segment } from '../records.ts';
import type { OpenTable, State } from '../table.ts';
import { asked, type AwaitedFrame } from './asked.ts';

/** What a game says in its own words, or of what only it has. */
export interface HappeningRules<T extends State> {
  readonly fromView: (view: View) => T;
  readonly awaiting: (state: T) => readonly Seat[];
  /** What the side that is asked does; it follows its name. Undefined where the family's words will do. */
  readonly own?: (state: T) => readonly LogPart[] | undefined;
  readonly throws?: (state: T) => readonly ThrowAhead[];
}

/** What each phase is, by its name. */
const phaseTexts = {
  Terrain: 'The sides lay out planets, rocks and clouds in turn.',
  Minelaying: 'Ships with mines may lay a field before anybody else is there.',
  Deployment: 'The sides put their squadrons on the table in turn, each at its own edge.',
  Initiative: 'Both sides throw. The winner says who acts first in this round.',
  Reserves: 'Squadrons that wait in hyperspace may be brought in.',
  Activation: 'The sides take turns to choose one squadron, which then goes through the four steps below.',
  Command: 'Its ships get ready before they move.',
  Movement: 'Its ships move and turn.',
  Special: 'Each of its ships may do one thing besides, such as launching fighters or jumping.',
  Combat: 'Its ships fire, its fighters attack, and its marines board.',
  'End of the round': 'The sides see whether anybody has won, and clear up.',
  Result: 'The match is over.',
} as const;

/** For a primer: all phases in the order of play, with what a game does otherwise. */
export const familyPhases = (own: { readonly [P in keyof typeof phaseTexts]?: string }): Primer['phases'] =>
  Object.entries({ ...phaseTexts, ...own }).map(([name, text]) => ({ name, text }));

const segmentNames: Readonly<Record<Segment, keyof typeof phaseTexts>> = {
  command: 'Command',
  movement: 'Movement',
  special: 'Special',
  combat: 'Combat',
};

/** As the primer of every game of the family calls it. */
function phaseOf({ match, frames }: OpenTable): keyof typeof phaseTexts {
  switch (match.phase) {
    case 'terrain':
      return 'Terrain';
    case 'mines':
      return 'Minelaying';
    case 'deployment':
      return 'Deployment';
    case 'initiative':
      // The phase is told by the next event; until then the frame knows that the choice is made.
      return frames.at(-1)?.kind === 'activation' ? 'Activation' : 'Initiative';
    case 'reserve':
      return 'Reserves';
    case 'activation':
      return match.active === null || match.segment === null ? 'Activation' : segmentNames[match.segment];
    case 'end':
      return 'End of the round';
    case 'over':
      return 'Result';
  }
}

/** What a segment is for, while nothing in it waits for an answer. */
function segmentDoing(state: OpenTable): readonly LogPart[] {
  const { active, segment, combatMode } = state.match;
  if (active === null) return ['chooses the squadron that acts next'];
  const squadron = squadronName(state, active);
  switch (segment) {
    case 'command':
      return ['gives ', squadron, ' its orders, before it moves'];
    case 'movement':
      return ['moves the ships of ', squadron];
    case 'special':
      return ['chooses special actions for the ships of ', squadron];
    case 'combat':
      if (combatMode === 'fighters') return ['sends the fighters of ', squadron, ' against the enemy'];
      if (combatMode === 'boarding') return ['sends boarders from ', squadron, ' to the enemy'];
      return ['chooses what ', squadron, ' attacks'];
    case null:
      return ['acts with ', squadron];
  }
}

/** What follows the name of the side that is asked, for the frame on top. */
const doing = (state: OpenTable, frame: AwaitedFrame): readonly LogPart[] => {
  const say = Object.hasOwn(asked, frame.kind) ? asked[frame.kind] : undefined;
  return say?.(state, frame) ?? segmentDoing(state);
};

function overSentence(state: OpenTable): readonly LogPart[] {
  const { outcome } = state.match;
  if (outcome === null) return ['The match is over.'];
  if (outcome.winner === null) return [`The match is over, and nobody has won: ${outcome.reason.toLowerCase()}.`];
  return [sideName(state, outcome.winner), ` has won, and the match is over: ${outcome.reason.toLowerCase()}.`];
}

/** Who acts: the names of the sides that are asked. */
const actorsOf = (state: OpenTable, seats: readonly Seat[]): readonly LogPart[] =>
  listed(seats.map((seat) => sideName(state, seat)));

const isSetUp = ({ phase }: OpenTable['match']): boolean =>
  phase === 'terrain' || phase === 'mines' || phase === 'deployment';

export const happeningBy =
  <T extends State>({ fromView, awaiting, own, throws }: HappeningRules<T>) =>
  (view: View): MatchNow => {
    const state = fromView(view);
    const { match } = state;
    const about = { round: match.round, of: match.rounds, phase: phaseOf(state) };
    if (match.outcome !== null || match.phase === 'over')
      return { ...about, phase: 'Result', label: 'Match over', sentence: overSentence(state), over: true };
    const frame: AwaitedFrame | undefined = state.frames.at(-1);
    const does = own?.(state) ?? (frame === undefined ? segmentDoing(state) : doing(state, frame));
    const ahead = throws?.(state) ?? [];
    return {
      ...about,
      label: isSetUp(match) ? `Setting up for ${match.rounds} rounds` : roundLabel(match.round, match.rounds),
      sentence: [...actorsOf(state, awaiting(state)), ' ', ...does, '.'],
      ...(ahead.length === 0 ? {} : { throws: ahead }),
      over: false,
    };
  };
