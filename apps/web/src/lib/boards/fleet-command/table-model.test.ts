import { fleetCommand, type Position } from '@broadside/rules/fleet-command';
import { describe, expect, test } from 'vitest';
import { fromView } from './rules.ts';
import { tableOf } from './table-model.ts';

const units = [
  { card: 'ion-cannon-frigate', side: 'kushan', at: [4, 3], facing: 1, crippled: ['engines'], crewDamage: 1 },
  { name: 'Red', card: 'interceptor', side: 'kushan', letter: 'C', at: [2, 5], facing: 1, ships: 3, activated: true },
  { card: 'interceptor', side: 'taiidan', at: [7, 2], facing: 5, ships: 1 },
] as const;

/** What a reader of the screen hears of each stack, as one side sees the table. */
function labels(): readonly string[] {
  const read = fleetCommand.fromPosition({ units } as unknown as Position);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const view = fleetCommand.view(read.value, { kind: 'seat', seat: 'seat-1' });
  return tableOf(fromView(view)).stacks.map(({ label }) => label);
}

describe('the name of a unit on the board', () => {
  const [frigate = '', red = '', raider = ''] = labels();
  test('tells ships, side, hex, facing and damage', () => {
    expect(frigate).toBe(
      'Kushan Ion Cannon Frigate A, 2 ships, Kushan, column 4, row 3, facing north-east, engines crippled, 1 Crew Damage',
    );
    expect(raider).toBe('Taiidan Interceptor A, 1 ship, Taiidan, column 7, row 2, facing north-west');
  });
  test('has the letter and the count that are drawn, as words of their own, and what it is where it has a name', () => {
    expect(red).toBe('Red C, 3 ships, Kushan, Interceptor, activated, column 2, row 5, facing north-east');
  });
});
