import { expect, it } from 'vitest';
import { SeededDice, seededRandom } from '../kernel/index.ts';
import { fleetCommand } from './index.ts';
import { drawnSetup as codec, type Setup } from './setup.ts';

const setupOf = (id: string) => codec.parse(fleetCommand.presets.find((preset) => preset.id === id)?.setup);

it('describes every option of a setup', () => {
  const known = Object.keys(codec.shape.options.unwrap().shape);
  expect(fleetCommand.options.map(({ id }) => id).sort()).toEqual(known.sort());
});

it('begins with what it calls usual where nobody chooses', () => {
  const started = (given: Setup) => {
    const begun = fleetCommand.start(given, new SeededDice(seededRandom(1)));
    if (!begun.ok) throw new Error(begun.reason.sentence);
    return begun.events.reduce<ReturnType<typeof fleetCommand.evolve> | undefined>(fleetCommand.evolve, undefined);
  };
  for (const id of ['first-contact', 'first-contact-solo', 'last-stand', 'icebreaker']) {
    const given = setupOf(id);
    const plain = started(given);
    for (const { id: option, usual, values } of fleetCommand.options) {
      const held = plain?.match.options[option];
      if (usual !== null && held !== undefined) expect(held, option).toBe(usual);
      for (const { value, label } of values)
        expect(started(fleetCommand.withOptions(given, { [option]: value })), `${option} ${label}`).toBeDefined();
    }
    expect(started(fleetCommand.withOptions(given, fleetCommand.optionsOf(given)))).toEqual(plain);
  }
});

it('writes only what differs from the usual, and reads it again', () => {
  const given = setupOf('last-stand');
  const changed = fleetCommand.withOptions(given, { playCap: 4, drawTwice: true, hulkBlocksSight: false });
  expect(changed).toEqual({ ...given, options: { playCap: 4, drawTwice: true } });
  expect(fleetCommand.optionsOf(changed)).toMatchObject({ playCap: 4, drawTwice: true, teamHands: null });
  expect(fleetCommand.withOptions(changed, { playCap: null, drawTwice: false })).toEqual(given);
});

it('reads and writes the options of a position', () => {
  const begun = fleetCommand.start(setupOf('first-contact'), new SeededDice(seededRandom(1)));
  if (!begun.ok) throw new Error(begun.reason.sentence);
  const state = begun.events.reduce<ReturnType<typeof fleetCommand.evolve> | undefined>(fleetCommand.evolve, undefined);
  if (state === undefined) throw new Error('no state');
  const position = { position: fleetCommand.toPosition(state) };
  const changed = fleetCommand.withOptions(position, { drawTwice: true });
  expect(fleetCommand.optionsOf(changed)).toEqual({ ...fleetCommand.optionsOf(position), drawTwice: true });
  expect(fleetCommand.codec.setup.safeParse(changed).success).toBe(true);
});
