import { catalog } from '@broadside/rules/catalog';
import { hashView, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Json } from '@broadside/rules/kernel';
import { describe, expect, test } from 'vitest';
import { positionAt } from './case-draft.ts';
import { begin, stateNow, type Origin } from '@broadside/rules/kernel/lone-table';
import { LocalTable } from './local-table.ts';
import { facesOf, facesOfText, TableDice } from '@broadside/rules/kernel/lone-table';

export async function tableOf(id: string, seed: number, origin?: Origin): Promise<LocalTable> {
  const ruleset = (await catalog[id]?.()) as AnyRuleset;
  const random = seededRandom(seed);
  const setup = ruleset.presets[0]?.setup as Json;
  const begun = begin(ruleset, origin ?? { kind: 'setup', setup }, random);
  if (!begun.ok) throw new Error(begun.problems.join(' '));
  return new LocalTable({ history: begun.value, name: 'A trial', random });
}
export function playOn(table: LocalTable, commands: number): void {
  for (let done = 0; done < commands && table.state.outcome === null; done += 1)
    expect(table.giveByBot()).toMatchObject({ kind: 'accepted' });
}
const games = Object.keys(catalog);

describe('dice of a table', () => {
  test('fall as they are laid, then by chance', () => {
    const dice = new TableDice([6, 5], () => 0);
    expect(dice.roll(6, 3, 'fire')).toEqual([6, 5, 1]);
    expect(dice.rolls).toEqual([{ why: 'fire', sides: 6, faces: [6, 5, 1], laid: [true, true, false] }]);
    expect(dice.left).toEqual([]);
    expect(facesOf(dice.rolls)).toEqual([6, 5, 1]);
  });
  test('a face that the die does not have is told', () => {
    const dice = new TableDice([7], () => 0);
    expect(() => dice.roll(6, 1, 'fire')).toThrow('The next die is set to 7, but a die of 6 sides is thrown (fire).');
  });
  test('are written with spaces or commas', () => {
    expect(facesOfText(' 6 5,2 ')).toEqual([6, 5, 2]);
    expect(facesOfText('')).toEqual([]);
    expect(facesOfText('6 x')).toBeUndefined();
    expect(facesOfText('0')).toBeUndefined();
  });
});

describe.each(games)('a table of %s', (id) => {
  test('seats whoever is asked, and others look on', async () => {
    const table = await tableOf(id, 3);
    for (let step = 0; step < 30; step += 1) {
      expect(table.state.awaiting).toContain(table.state.you?.seat);
      playOn(table, 1);
    }
    const { seat } = table.state.you ?? {};
    table.lookFrom('public');
    expect(table.state.you).toMatchObject({ viewer: 'public', seat: null });
    expect(await table.send({ kind: 'concede' })).toMatchObject({ kind: 'failed', code: 'not-seated' });
    table.lookFrom('asked');
    expect(table.state.awaiting).toContain(table.state.you?.seat);
    expect(seat).toBeDefined();
  });

  test('goes back and forward to the same states, views and logs', async () => {
    const table = await tableOf(id, 5);
    const look = () => ({
      state: stateNow(table.history),
      view: hashView(table.state.view ?? {}),
      log: JSON.stringify(table.state.log),
    });
    const seen = [look()];
    for (let step = 0; step < 25; step += 1) {
      playOn(table, 1);
      seen.push(look());
    }
    for (const at of [0, 25, 12, 13, 11, 1, 24]) {
      table.goTo(at);
      expect(table.state.seq).toBe(at + 1);
      expect(look().state === seen[at]?.state).toBe(true);
      // The seat that is asked first of several may differ from the one that sat.
      if (table.state.awaiting.length > 1) continue;
      expect(look().view).toBe(seen[at]?.view);
      expect(look().log).toBe(seen[at]?.log);
    }
    table.goTo(99);
    expect(table.history.at).toBe(25);
  });

  test('an order at an earlier step sweeps the later ones away, until that is undone', async () => {
    const table = await tableOf(id, 8);
    playOn(table, 12);
    const long = table.history;
    table.goTo(4);
    playOn(table, 1);
    expect(table.history.played).toHaveLength(5);
    expect(table.dropped).toBe(8);
    table.undo();
    expect(table.history.played).toBe(long.played);
    expect(table.history.at).toBe(4);
    expect(table.dropped).toBe(0);
  });

  test('what is refused changes nothing and uses up no dice', async () => {
    const table = await tableOf(id, 2);
    table.lay([6, 6, 6]);
    const { history } = table;
    expect(await table.send({ kind: 'no-such-order' })).toMatchObject({ kind: 'rejected' });
    expect(table.history).toBe(history);
    expect(table.laid).toEqual([6, 6, 6]);
  });

  test('begins from a position that was played to, with the same chairs', async () => {
    const played = await tableOf(id, 4);
    playOn(played, 40);
    const position = positionAt(played.history, 40);
    const again = await tableOf(id, 4, { kind: 'position', position });
    expect(again.state.awaiting).toEqual(played.state.awaiting);
    expect(again.history.opening.seats.map(({ seat, team }) => [seat, team])).toEqual(
      played.history.opening.seats.map(({ seat, team }) => [seat, team]),
    );
    playOn(again, 10);
    expect(again.history.at).toBe(10);
  });

  test('says what is wrong with a position', async () => {
    const ruleset = (await catalog[id]?.()) as AnyRuleset;
    const begun = begin(ruleset, { kind: 'position', position: { nonsense: 1 } }, Math.random);
    expect(begun.ok).toBe(false);
    expect(begun.ok ? [] : begun.problems).not.toEqual([]);
  });
});
