/** What answers lead to, against the exact chances that the rules give of the same attack. */
import { playFrom, readCommand, ScriptedDice, type Seat } from '@broadside/rules/kernel';
import { fleetCommand } from '@broadside/rules/fleet-command';
import { describe, expect, test } from 'vitest';
import {
  attackBy,
  battle,
  far,
  heavy,
  red,
  there,
} from '../../../../../../../packages/rules/src/fleet-command/cases/battle.ts';
import { itemsOf } from '../drafts/choice-draft.svelte.ts';
import { fromView, type Offer, type Sight } from '../rules.ts';
import { leadOf } from './leads.ts';

const seat: Seat = 'seat-2';

/** The sight and the offers of seat-2 after seat-1 has given these orders. */
function asked(
  given: ReturnType<typeof battle>,
  when: ReturnType<typeof attackBy>,
): { sight: Sight; offers: readonly Offer[] } {
  const state = fleetCommand.fromPosition(fleetCommand.codec.position.parse(given));
  if (!state.ok) throw new Error(state.problems.join(' '));
  const match = playFrom(fleetCommand, state.value, new ScriptedDice([]));
  for (const { by, command } of when) {
    const order = readCommand(fleetCommand, match.state, command, by);
    if (!order.ok) throw new Error('The order cannot be read.');
    const decision = match.apply(order.value, by);
    if (!decision.ok) throw new Error(decision.reason.sentence);
  }
  return { sight: fromView(match.viewOf(seat)), offers: match.offers(seat) };
}

const said = ({ sight, offers }: ReturnType<typeof asked>): readonly (readonly [string, string | undefined])[] =>
  offers.flatMap((offer) =>
    itemsOf(sight, offer).map(({ label, command }) => [label, leadOf(sight, command)] as const),
  );

describe('what an answer leads to', () => {
  test('is told for fire and for holding it, with what each side loses', () => {
    const moment = asked(
      battle([{ ...red, ships: 1 }, { ...heavy, ships: 1, focusFire: 1 }, far]),
      attackBy('red', 'heavy', 'projectile-cannon'),
    );
    // The attack alone destroys with 5/9; one die of defensive fire kills the attacker with 1/9 before it strikes.
    expect(said(moment)).toEqual([
      ['Fire Heavy Projectile Cannon', '49 % Heavy destroyed; 11 % Red destroyed'],
      ['Hold fire', '56 % Heavy destroyed'],
    ]);
  });

  test('counts the ships of a unit that loses some of them', () => {
    const moment = asked(battle([red, { ...heavy, focusFire: 1 }, far]), attackBy('red', 'heavy', 'projectile-cannon'));
    expect(said(moment).at(-1)?.[1]).toMatch(/^Heavy loses \d\.\d of 3, \d+ % all$/);
  });

  test('is told for a patrol that may meet an attack, and for leaving it at home', () => {
    const carrier = { card: 'carrier', name: 'Car', side: 'taiidan', at: there, facing: 4 };
    const guard = { card: 'interceptor', name: 'Guard', side: 'taiidan', place: 'patrol', parent: 'car' };
    const moment = asked(battle([red, carrier, guard, far]), attackBy('red', 'car', 'projectile-cannon'));
    const [send] = said(moment);
    expect(send?.[0]).toContain('Send Guard');
    expect(send?.[1]).toContain('Red loses');
    expect(leadOf(moment.sight, { kind: 'decline' })).toBeDefined();
    expect(leadOf(moment.sight, { kind: 'decline' })).not.toBe(send?.[1]);
  });

  test('is nothing where a hidden hand decides or nobody is asked', () => {
    const { sight } = asked(battle([red, heavy, far]), []);
    expect(leadOf(sight, { kind: 'decline' })).toBeUndefined();
    expect(leadOf(sight, undefined)).toBeUndefined();
  });
});
