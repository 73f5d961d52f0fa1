/** After every step of an activation the flow asks whether the squadron has anything to do; the answer is what offers say. */
import { expect, it } from 'vitest';
import { pick, play, SeededDice, seededRandom } from '../../../kernel/index.ts';
import { made } from '../../../kernel/ruleset/offer.ts';
import { squadronShips } from '../../../mechanics/blueprint-fleets/ships.ts';
import { botMatchPlan } from '../../games/bot-match.ts';
import { quantumRebellion, type State } from '../../index.ts';
import { activation } from './handler.ts';
import { segments } from '../../../mechanics/blueprint-fleets/activation/part.ts';

/** The states of a match between bots, a share of them. */
function* statesOf(seed: number, share: number): Generator<State> {
  const { setup, bots } = botMatchPlan(seed);
  const random = seededRandom(seed);
  const match = play(quantumRebellion, setup, new SeededDice(seededRandom(seed + 2)));
  while (match.outcome === undefined) {
    if (random() < share) yield match.state;
    const by = pick(match.awaiting, random);
    match.apply(bots[by === 'seat-1' ? 0 : 1].choose(match.viewOf(by), match.offers(by), by, random), by);
  }
}

/** Every squadron with a ship on the table as if it stood in each of its steps now, whoever's turn it is. */
function* moments(state: State) {
  for (const squadron of Object.values(state.squadrons)) {
    if (squadronShips(state, squadron).length === 0) continue;
    for (const segment of segments) yield { squadron, segment, step: 'act' as const };
    yield { squadron, segment: null, step: 'recall' as const };
  }
}

it.each([3, 6, 12, 18, 24, 33, 48, 55])(
  'is asked exactly where it has an offer besides the end of the segment: seed %i',
  { timeout: 60_000 },
  (seed) => {
    const answers = { yes: 0, no: 0 };
    for (const state of statesOf(seed, 0.1))
      for (const { squadron, segment, step } of moments(state)) {
        const moment = () => ({ ...state, match: { ...state.match, active: squadron.id, segment } });
        const frame = { kind: 'activation', turn: squadron.seat, step } as const;
        const asked = activation.awaiting(moment(), frame);
        // A state of its own, so that neither answer is taken from what the other has worked out.
        const offers = made(activation.offers(moment(), frame, squadron.seat));
        const more = offers.filter(({ kind }) => kind !== 'end-segment').length > 0;
        expect(asked, `${squadron.name}, ${segment ?? step}`).toEqual(more ? [squadron.seat] : []);
        answers[more ? 'yes' : 'no'] += 1;
      }
    expect(Math.min(answers.yes, answers.no)).toBeGreaterThan(20);
  },
);
