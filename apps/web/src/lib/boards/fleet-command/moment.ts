/** Where the match stands, in the words of the top bar. */
import type { TableMoment } from '#lib/match/table-header.svelte';
import { cards, currentOf, type Sight, type OrderingStep } from './rules.ts';

const steps = ['Draw', 'Initiative', 'Play', 'Clean-up'] as const;
const at = { draw: 0, initiative: 1, play: 2, 'clean-up': 3 } as const;

export function momentOf(sight: Sight): TableMoment {
  const { step, round, roundsLeft } = sight.match;
  if (step === 'over') return { title: 'Match over', short: 'Over', steps: [], at: -1 };
  if (step === 'deployment') return { title: 'Setting up', short: 'Set-up', steps: ['Deployment'], at: 0 };
  const rounds = roundsLeft === null ? undefined : round + roundsLeft - 1;
  return {
    title: rounds === undefined ? `Round ${round}` : `Round ${round} of ${rounds}`,
    short: rounds === undefined ? `${round}` : `${round}/${rounds}`,
    steps,
    at: at[step],
  };
}

const doing: Readonly<Record<OrderingStep, string>> = {
  move: 'moves',
  'lightning-move': 'makes its Lightning Move',
  attack: 'attacks',
  'power-attack': 'makes its Power Attack',
  'ram-ahead': 'may ram',
  reinforce: 'arrives',
  harvest: 'harvests',
  repair: 'is repaired',
  brace: 'braces',
  evade: 'evades',
  'lock-down': 'locks down',
  purpose: 'acts',
};

/** What the match waits for, without saying whose turn it is. */
export function waitsFor(sight: Sight): string {
  const frame = sight.frames.at(-1);
  const name = (id: string | null | undefined): string => (id ? (sight.units[id]?.name ?? 'a unit') : 'a unit');
  if (sight.match.step === 'over' || frame === undefined) return 'The match is over';
  switch (frame.kind) {
    case 'deployment':
      return 'A unit to place';
    case 'draw':
      return 'Cards to put away before the draw';
    case 'initiative':
      return 'Cards for the initiative';
    case 'turn':
      return 'An order';
    case 'order': {
      const current = currentOf(sight, frame);
      if (frame.stage === 'choose-basic') return `${cards[frame.card].name} is countered`;
      if (frame.stage === 'damage-control' || frame.stage === 'damage-roll' || frame.stage === 'remove')
        return `Damage control of ${name(current?.unit.id)}`;
      return `${name(current?.unit.id)} ${current?.step ? doing[current.step] : 'acts'}`;
    }
    case 'moving':
      return `Another way for ${name(frame.unit)}`;
    case 'window':
      return frame.at === 'attack' ? 'An answer to the attack' : 'A chance to interrupt';
    case 'attack':
      return `${name(frame.target)} under attack`;
    case 'enemy-turn':
      return 'The enemy acts';
    case 'clean-up':
      return 'The round ends';
  }
}
