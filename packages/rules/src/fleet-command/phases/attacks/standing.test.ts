import { expect, it } from 'vitest';
import { attackBy, battle, far, heavy, red } from '../../cases/battle.ts';
import { fleetCommand } from '../../index.ts';
import { ScriptedDice } from '../../../kernel/dice.ts';
import { command } from '../../commands.ts';
import type { State } from '../../state.ts';

/** The state after these commands, with this script of dice. */
function after(change: Parameters<typeof battle>[1], dice: number[]): State {
  const given = fleetCommand.codec.position.parse(battle([{ ...red, leader: 'squadron-leader' }, heavy, far], change));
  const begun = fleetCommand.fromPosition(given);
  if (!begun.ok) throw new Error(begun.problems.join(' '));
  const script = new ScriptedDice(dice);
  return attackBy('red', 'heavy', 'projectile-cannon').reduce((state, { by, command: written }) => {
    const decision = fleetCommand.decide(state, command.parse(written), by, script);
    if (!decision.ok) throw new Error(decision.reason.sentence);
    return decision.events.reduce<State>((now, event) => fleetCommand.evolve(now, event), state);
  }, begun.value);
}
const standing = (state: State, seat: 'seat-1' | 'seat-2') =>
  fleetCommand.standingAnswer(fleetCommand.view(state, { kind: 'seat', seat }), seat);

it('fires in defence for who does not answer, unless the option says otherwise', () => {
  expect(standing(after({}, []), 'seat-2')).toEqual({ kind: 'defensive-fire', weapon: 'heavy-projectile-cannon' });
  expect(standing(after({ options: { autoDefensiveFire: false } }, []), 'seat-2')).toEqual({
    kind: 'defensive-fire',
    weapon: null,
  });
});

it('picks the lowest failure that places no token, and never spends Valour', () => {
  const state = after({ valour: 'kushan' }, []);
  const script = new ScriptedDice([5, 4, 3, 2, 1, 1, 6, 6]);
  const fire = fleetCommand.decide(state, { kind: 'defensive-fire', weapon: null }, 'seat-2', script);
  if (!fire.ok) throw new Error(fire.reason.sentence);
  const rolled = fire.events.reduce<State>((now, event) => fleetCommand.evolve(now, event), state);
  const pick = standing(rolled, 'seat-1');
  expect(pick).toEqual({ kind: 'reroll', dice: [3] });
  const again = fleetCommand.decide(rolled, pick, 'seat-1', script);
  if (!again.ok) throw new Error(again.reason.sentence);
  const picked = again.events.reduce<State>((now, event) => fleetCommand.evolve(now, event), rolled);
  expect(standing(picked, 'seat-1')).toEqual({ kind: 'roll-again', by: null });
});
