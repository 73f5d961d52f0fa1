/** What is happening in a match, where this game has words of its own for it. */
import type { LogPart } from '../../kernel/contract.ts';
import type { ThrowAhead } from '../../kernel/explain/explaining.ts';
import { happeningBy } from '../../mechanics/blueprint-fleets/explain/happening.ts';
import { shipName } from '../../mechanics/blueprint-fleets/names.ts';
import { ordnance } from '../data/ordnance.ts';
import { awaiting } from '../flow.ts';
import type { Frame } from '../frames.ts';
import type { State } from '../state.ts';
import { fromView } from '../view.ts';

type AttackFrame = Extract<Frame, { kind: 'attack' }>;

function attackWords(state: State, { step, target }: AttackFrame): readonly LogPart[] | undefined {
  const ship = shipName(state, target);
  switch (step) {
    case 'cancels':
      return ['chooses which results of the weapons that hit ', ship, ' are cancelled'];
    case 'screen-hits':
      return ['chooses which hits on ', ship, ' its screens take instead'];
    case 'generator':
      return ['chooses which shield generator of ', ship, ' is lost'];
    case 'push':
      return ['chooses where ', ship, ' is pushed'];
    default:
      return undefined;
  }
}

function own(state: State): readonly LogPart[] | undefined {
  const frame = state.frames.at(-1);
  switch (frame?.kind) {
    case 'attack':
      return attackWords(state, frame);
    case 'fighter-attack':
      return frame.step === 'losses' ? ['chooses which of its fighters the defence hits'] : undefined;
    case 'dogfight':
      return frame.step === 'losses' ? ['chooses which of its fighters the dogfight costs'] : undefined;
    case 'boarding': {
      const target = frame.assaults[0]?.target;
      return target === undefined ? undefined : ['chooses who helps ', shipName(state, target), ' against boarders'];
    }
    case 'end':
      return ['may try to repair ships that are damaged'];
    case 'damage-control':
      return ['chooses what is repaired aboard ', shipName(state, frame.ship)];
    default:
      return undefined;
  }
}

/** The dice of an attack that waits for its defender. */
function throws({ frames }: State): readonly ThrowAhead[] {
  const frame = frames.at(-1);
  if (frame?.kind !== 'attack' || (frame.step !== 'defend' && frame.step !== 'roll')) return [];
  return frame.pools.map(({ ordnance: id, dice, need }) => ({
    label: ordnance[id].name,
    seat: frame.by,
    dice,
    sides: 6,
    need,
  }));
}

export const happening = happeningBy<State>({ fromView, awaiting, own, throws });
