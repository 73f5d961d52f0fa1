/** What answers to an attack lead to, against what the book makes of the same moment. */
import { playFrom, readCommand, ScriptedDice, type Seat } from '@broadside/rules/kernel';
import { quantumRebellion, type Command, type Offer, type State } from '@broadside/rules/quantum-rebellion';
import { describe, expect, test } from 'vitest';
import { fire, onyx, scene, ship, tern } from '../../../../../../packages/rules/src/quantum-rebellion/cases/gunnery.ts';
import { attackQuestions } from './questions.ts';
import { planOf } from './drafts/choice-plans.ts';
import { outlooksOf, outlookWords } from '#lib/blueprint-fleets/outlook.ts';
import { AnswerLeads, answersOf } from '#lib/blueprint-fleets/panels/answer-leads.svelte.ts';
import { fromView } from './rules.ts';

const seat: Seat = 'seat-2';

/** The defender's sight of the question that a fire order at Onyx raises. */
function asked(given: ReturnType<typeof scene>, dice: number[], mounts: string[]): { table: State; offer: Offer } {
  const state = quantumRebellion.fromPosition(quantumRebellion.codec.position.parse(given));
  if (!state.ok) throw new Error(state.problems.join(' '));
  const match = playFrom(quantumRebellion, state.value, new ScriptedDice(dice));
  const { command } = fire('onyx', [{ ship: 'tern', mounts: mounts.map((mount) => ({ mount })) }]);
  const order = readCommand(quantumRebellion, match.state, command, 'seat-1');
  if (!order.ok) throw new Error('The order cannot be read.');
  const decision = match.apply(order.value, 'seat-1');
  if (!decision.ok) throw new Error(decision.reason.sentence);
  const [offer] = match.offers(seat);
  if (!offer) throw new Error('The defender is not asked.');
  return { table: fromView(match.viewOf(seat)), offer };
}
/** One hit, an Autocannon result and a Beam result get through; one six stops one of them. */
const guns = { F: 'autocannon 2', T1: 'beam 1' };
const twoResults = (hull: object = {}) =>
  asked(scene([tern(guns)], [onyx(10, { ...hull })]), [6, 1, 6, 6, 1, 1], ['F', 'T1']);
const stop = (id: 'beam' | 'autocannon'): Command => ({ kind: 'assign-cancels', cancels: { [id]: 1 } });

describe('what an answer leads to', () => {
  test('is certain where no die is left to fall, and an average where some are', async () => {
    const { table } = twoResults();
    const both = await outlooksOf(quantumRebellion, attackQuestions, table, [stop('beam'), stop('autocannon')], seat);
    expect(both?.[0]).toEqual([{ ship: 'onyx', name: 'Onyx', lost: 0, hull: 2 }]);
    // The hit, and two more dice of the beam: some falls add nothing, some two.
    expect(both?.[1]?.[0]?.hull).toBeGreaterThan(1.2);
    expect(both?.[1]?.[0]?.hull).toBeLessThan(2.8);
    expect(both?.map(outlookWords)[0]).toBe('Onyx loses 2 HP');
  });

  test('says how likely a ship is lost', async () => {
    const { table } = twoResults({ hull: 2 });
    const both = await outlooksOf(quantumRebellion, attackQuestions, table, [stop('beam'), stop('autocannon')], seat);
    expect(both?.[0]?.[0]?.lost).toBe(1);
    expect(both?.map(outlookWords)[0]).toBe('Onyx lost');
    expect(both?.[1]?.[0]?.lost).toBeGreaterThan(0.1);
    expect(both?.[1]?.[0]?.lost).toBeLessThan(1);
    expect(both?.map(outlookWords)[1]).toMatch(/^about \d+ % Onyx lost$/);
  });

  test('names every answer where there are few, with what is lost for certain where it is not stopped', () => {
    const { table, offer } = twoResults();
    const plan = planOf(table, offer, () => stop('autocannon'));
    expect(plan?.items.map(({ label, detail }) => [label, detail])).toEqual([
      ['Autocannon', '1 result, otherwise 1 HP'],
      ['Beam', '1 result, otherwise 2 more dice'],
    ]);
    const answers = answersOf(attackQuestions, offer, { label: 'Stop the Beam', command: stop('beam') }, undefined);
    expect(answers.map(({ label, command }) => [label, command])).toEqual([
      ['Stop the Autocannon', stop('autocannon')],
      ['Stop the Beam', stop('beam')],
    ]);
  });

  test('tells of a screen too, and of the answer without it', async () => {
    const flint = ship('Flint', 'FF', [22.75, 30], 180, { customizations: ['defensive screen'] });
    const { table, offer } = asked(scene([tern({ F: 'autocannon 3' })], [onyx(10), flint]), [], ['F']);
    expect(offer.kind).toBe('defend');
    const plan = planOf(table, offer, () => ({ kind: 'defend', screens: [], escorts: [] }));
    if (!plan?.decline) throw new Error('Screening is no list.');
    const prepared = { label: 'With Flint', command: plan.build(() => 1) };
    const answers = answersOf(attackQuestions, offer, prepared, plan.decline);
    expect(answers.map(({ label }) => label)).toEqual(['With Flint', 'Without help']);
    const leads = new AnswerLeads();
    await leads.ask(quantumRebellion, attackQuestions, table, answers, seat);
    expect(leads.of(prepared.command)).toMatch(/^Onyx .*, Flint /);
    expect(leads.of(plan.decline.command)).toMatch(/^Onyx loses about .*, Flint unhurt$/);
  });

  test('is nothing where no attack is under way, and forgotten with its table', async () => {
    const { table, offer } = twoResults();
    expect(
      await outlooksOf(quantumRebellion, attackQuestions, { ...table, frames: [] }, [stop('beam')], seat),
    ).toBeUndefined();
    const leads = new AnswerLeads();
    const answers = answersOf(attackQuestions, offer, { label: '', command: stop('beam') }, undefined);
    await leads.ask(quantumRebellion, attackQuestions, table, answers, seat);
    expect(leads.of(stop('beam'))).toBe('Onyx loses 2 HP');
    await leads.ask(quantumRebellion, attackQuestions, { ...table }, [], seat);
    expect(leads.of(stop('beam'))).toBeUndefined();
  });
});
