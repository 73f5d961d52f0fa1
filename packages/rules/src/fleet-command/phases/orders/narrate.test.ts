/** An order that can do nothing is legal (R-FC-36); whoever gives it reads so in the log, before anything is paid. */
import { expect, it } from 'vitest';
import { ScriptedDice } from '../../../kernel/dice.ts';
import { playFrom } from '../../../kernel/match.ts';
import { fleetCommand } from '../../index.ts';

function told(order: 'attack' | 'move', far: readonly [number, number], more: object = {}): string {
  const position = fleetCommand.codec.position.parse({
    units: [
      { card: 'interceptor', name: 'Red', side: 'kushan', at: [2, 2], facing: 0, ...more },
      { card: 'interceptor', name: 'Claw', side: 'taiidan', at: far, facing: 3 },
    ],
    hands: { kushan: { cards: ['ship-assault', 'ship-assault'], play: 2 }, taiidan: ['ship-assault'] },
  });
  const state = fleetCommand.fromPosition(position);
  if (!state.ok) throw new Error(state.problems.join(' '));
  const match = playFrom(fleetCommand, state.value, new ScriptedDice([]));
  const decision = match.apply({ kind: 'play-basic', card: 'ship-assault', order, unit: 'red' }, 'seat-1');
  if (!decision.ok) throw new Error(decision.reason.sentence);
  const [line] = match.narration({ kind: 'seat', seat: 'seat-1' });
  const words = line?.parts.map((part) => (typeof part === 'string' ? part : part.name)).join('') ?? '';
  return `${words} [${line?.rules.join(', ') ?? ''}]`;
}

it('an attack without a target says so', () => {
  expect(told('attack', [12, 8])).toBe(
    'Kushan plays Ship Assault as Attack: Red. Red has no target where it stands. [FC-ORD-2, R-FC-36]',
  );
  expect(told('attack', [2, 1])).toBe('Kushan plays Ship Assault as Attack: Red. [FC-ORD-2]');
});

it('a move without Move says so', () => {
  expect(told('move', [12, 8], { card: 'heavy-corvette', crippled: ['engines'] })).toContain('Red cannot move.');
  expect(told('move', [12, 8])).not.toContain('cannot move');
});
