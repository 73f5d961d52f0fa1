/** How far an order has come, step by step, in words. */
import { called } from '../drafts/draft.ts';
import { basicNames } from '../drafts/draft.ts';
import {
  cards,
  lightningOf,
  moveOf,
  stepsOf,
  weaponsOf,
  type OrderFrame,
  type Sight,
  type OrderingStep,
  type Unit,
} from '../rules.ts';

export interface OrderStep {
  readonly key: string;
  readonly unit: string;
  readonly name: string;
  readonly state: 'done' | 'on' | 'next';
  readonly note: string;
  readonly moves: boolean;
}

export const stepNames: Readonly<Record<OrderingStep, string>> = {
  move: 'Move',
  'lightning-move': 'Lightning Move',
  attack: 'Attack',
  'power-attack': 'Power Attack',
  'ram-ahead': 'Ram ahead',
  reinforce: 'Reinforce',
  harvest: 'Harvest',
  repair: 'Repair',
  brace: 'Brace',
  evade: 'Evade',
  'lock-down': 'Lock down',
  purpose: 'Spend',
};

export function titleOf(frame: OrderFrame): string {
  if (frame.face === 'spend') return 'A card spent';
  if (frame.basic !== null) return basicNames[frame.basic];
  return cards[frame.card].name;
}

const hexes = (count: number): string => (count === 1 ? '1 hex' : `${count} hexes`);

function noteOf(sight: Sight, step: OrderingStep, unit: Unit, on: boolean): string {
  const moving = sight.frames.findLast((frame) => frame.kind === 'moving');
  const most = step === 'lightning-move' ? lightningOf(unit) : moveOf(unit);
  switch (step) {
    case 'move':
    case 'lightning-move':
      if (on && moving?.kind === 'moving' && moving.unit === unit.id) {
        const held = sight.frames.at(-1)?.kind === 'window' ? ' Paused.' : '';
        return `${moving.trail.length - 1} of ${hexes(most)}.${held}`;
      }
      return hexes(most);
    case 'attack':
    case 'power-attack': {
      const weapon = weaponsOf(unit)[0];
      return weapon ? `${weapon.name}, ${weapon.closeQuarters ? 'next hex' : `range ${weapon.range}`}` : '';
    }
    default:
      return '';
  }
}

export function progressOf(sight: Sight, frame: OrderFrame): readonly OrderStep[] {
  return frame.lines.flatMap((line, at) => {
    const unit = line.unit === null ? undefined : sight.units[line.unit];
    if (unit === undefined) return [];
    // While an action is carried out the frame already counts it.
    const busy = sight.frames.at(-1) !== frame;
    const reached =
      frame.stage === 'act' || frame.stage === 'done' ? frame.action - (busy && frame.action > 0 ? 1 : 0) : 0;
    return stepsOf(sight, frame, line).map((step, index): OrderStep => {
      const state =
        at < frame.line || (at === frame.line && index < reached) || frame.stage === 'done'
          ? 'done'
          : at === frame.line && index === reached
            ? 'on'
            : 'next';
      return {
        key: `${at}-${index}`,
        unit: called(sight, unit.id),
        name: stepNames[step],
        state,
        note: state === 'done' ? '' : noteOf(sight, step, unit, state === 'on'),
        moves: step === 'move' || step === 'lightning-move',
      };
    });
  });
}
