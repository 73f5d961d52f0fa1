import { expect, it } from 'vitest';
import { SeededDice, seededRandom } from '../kernel/index.ts';
import { options } from './data/options.ts';
import { quantumRebellion } from './index.ts';
import { matchOptions } from './table.ts';

const [preset] = quantumRebellion.presets;
const setup = quantumRebellion.codec.setup.parse(preset?.setup);

it('describes every option of a setup, with every value that it takes and the usual one', () => {
  expect(matchOptions.safeParse({ extraCoreModules: true }).success).toBe(false);
  const described = quantumRebellion.options.filter(({ id }) => id !== 'table');
  expect(described.map(({ id }) => id).sort()).toEqual(Object.keys(options).sort());
  for (const { id, usual, ruling, values } of described) {
    const option = options[id as keyof typeof options];
    const taken: readonly unknown[] = [option.default, ...option.others];
    expect([usual, ruling]).toEqual([option.default, option.ruling]);
    expect(new Set(values.map(({ value }) => value)), id).toEqual(new Set(taken));
  }
});

it('writes only what differs from the usual, and reads it again', () => {
  const { withOptions, optionsOf } = quantumRebellion;
  const changed = withOptions(setup, { minimumMovePercent: 50, table: '72x48', oneCheckOnly: false });
  expect(changed).toEqual({ ...setup, table: '72x48', options: { minimumMovePercent: 50 } });
  expect(optionsOf(changed)).toMatchObject({ minimumMovePercent: 50, table: '72x48', orbitSegments: 12 });
  expect(withOptions(changed, { minimumMovePercent: 0, table: null })).toEqual(setup);
});

it('begins a match with any one of its values', () => {
  for (const { id, values } of quantumRebellion.options)
    for (const { value, label } of values) {
      const begun = quantumRebellion.start(
        quantumRebellion.withOptions(setup, { [id]: value }),
        new SeededDice(seededRandom(1)),
      );
      expect(begun.ok, `${id} ${label}`).toBe(true);
    }
});

it('reads and writes the options of a position, whose table lies already', () => {
  const begun = quantumRebellion.start(setup, new SeededDice(seededRandom(1)));
  if (!begun.ok) throw new Error(begun.reason.sentence);
  const state = begun.events.reduce<ReturnType<typeof quantumRebellion.evolve> | undefined>(
    quantumRebellion.evolve,
    undefined,
  );
  if (state === undefined) throw new Error('no state');
  const position = { position: quantumRebellion.toPosition(state) };
  const changed = quantumRebellion.withOptions(position, { oneCheckOnly: true, table: '36x60' });
  expect(quantumRebellion.optionsOf(changed)).toEqual({
    ...quantumRebellion.optionsOf(position),
    oneCheckOnly: true,
  });
  expect(quantumRebellion.codec.setup.safeParse(changed).success).toBe(true);
});
