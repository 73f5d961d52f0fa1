/** How a setup of the family holds the options of a match: only what differs from the usual is written. */
import type { GameChoice, GameOptions } from '../../../kernel/contract.ts';
import { unusualOf, writtenOptions } from '../../../kernel/ruleset/choices.ts';
import type { TableId } from '../data/terrain-tables.ts';

/** The sizes of the table, first among the options; a game says by which ruling, and what is played unless one is chosen. */
export const tableChoice = (group: string, note: string, ruling: string): GameChoice => ({
  id: 'table',
  group,
  label: 'Size of the table',
  note,
  ruling,
  usual: null,
  values: [
    { value: null, label: 'By the points' },
    { value: '36x60', label: '60″ by 36″' },
    { value: '48x48', label: '48″ by 48″' },
    { value: '72x48', label: '72″ by 48″' },
    { value: '60x96', label: '96″ by 60″' },
  ],
});

interface Drawn<Options> {
  readonly table?: TableId | undefined;
  readonly options?: Options | undefined;
}
interface Positioned<Options> {
  readonly position: { readonly options?: Options | undefined };
}

/** Reads and writes the options of setups, drawn up or begun from a position, whose table lies already. */
export function setupOptions<Options extends object, D extends Drawn<Options>, P extends Positioned<Options>>(
  choices: readonly GameChoice[],
) {
  const usualOf: GameOptions = Object.fromEntries(choices.map(({ id, usual }) => [id, usual]));
  const written = (given: D | P, values: GameOptions) => {
    const unusual = unusualOf({ ...writtenOptions(given), ...values }, usualOf) as Options;
    return Object.keys(unusual).length === 0 ? {} : { options: unusual };
  };
  return {
    /** The value of each choice. */
    optionsOf: (given: D | P): GameOptions => ({
      ...usualOf,
      ...('position' in given || given.table === undefined ? {} : { table: given.table }),
      ...writtenOptions(given),
    }),
    /** The setup, or the position, with these choices. */
    withOptions: (setup: D | P, { table: size, ...values }: GameOptions): D | P => {
      if ('position' in setup) {
        const { options: _before, ...position } = setup.position;
        return { ...setup, position: { ...position, ...written(setup, values) } };
      }
      const { table: laid, options: _before, ...given } = setup;
      const table = size === undefined ? laid : (size ?? undefined);
      return { ...given, ...(table === undefined ? {} : { table }), ...written(setup, values) } as D;
    },
  };
}
