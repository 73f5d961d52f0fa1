/** What is happening in a match, where this game has words of its own for it. */
import type { LogPart } from '../../kernel/contract.ts';
import { happeningBy } from '../../mechanics/blueprint-fleets/explain/happening.ts';
import { shipName, squadronName } from '../../mechanics/blueprint-fleets/names.ts';
import { awaiting } from '../flow.ts';
import type { Frame } from '../frames.ts';
import type { State } from '../state.ts';
import { fromView } from '../view.ts';

type AttackFrame = Extract<Frame, { kind: 'attack' }>;

function attackWords(state: State, { step, target }: AttackFrame): readonly LogPart[] | undefined {
  const ship = shipName(state, target);
  switch (step) {
    case 'defend':
      return ['chooses what helps ', ship, ' against this attack'];
    case 'effect':
      return ['chooses which of its weapons has its effect on ', ship];
    case 'displace':
      return ['chooses where ', ship, ' is moved'];
    case 'shift':
      return ['may shift where ', ship, ' is struck'];
    default:
      return undefined;
  }
}

/**
 * The steps of orders before a squadron moves. Before the speeds nothing has to be done and all of it may be: a squadron begins
 * at its repairs whether or not anything of it is broken.
 */
function commandWords(state: State): readonly LogPart[] | undefined {
  const { match } = state;
  if (match.active === null || match.segment !== 'command') return undefined;
  const squadron = squadronName(state, match.active);
  switch (match.commandStep) {
    case 'speed':
      return ['sets how fast the ships of ', squadron, ' go'];
    case 'shields':
      return ['turns the shields of ', squadron, ' to where they are needed'];
    default:
      return undefined;
  }
}

function own(state: State): readonly LogPart[] | undefined {
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case 'activation':
      return frame.step === 'act' ? commandWords(state) : undefined;
    case 'attack':
      return attackWords(state, frame);
    case 'fighter-attack':
      return frame.step === 'locate'
        ? ['chooses which part of ', shipName(state, frame.target), ' its fighters strike']
        : undefined;
    case 'boarding':
      return ['chooses which fighters guard ', shipName(state, frame.target), ' against boarders'];
    case 'vulnerable':
      return ['chooses what else ', shipName(state, frame.ship), ' loses beside the part that was struck'];
    default:
      return undefined;
  }
}

export const happening = happeningBy<State>({ fromView, awaiting, own });
