/** The spaces of a ship's blueprint in words, and the faces that strike them. */
import { blueprints, coreModules, type SpaceId } from './rules.ts';

const labels: Readonly<Partial<Record<SpaceId, string>>> = {
  BR: 'Bridge',
  LS: 'Life sup.',
  DF: 'Def. net',
  HY: 'Hyper',
  HG: 'Hangar',
  RE1: 'Reactor',
  RE2: 'Reactor',
  DR1: 'Drive',
  DR2: 'Drive',
};

/** As a box of the blueprint has room for. */
export const spaceLabel = (space: SpaceId): string => labels[space] ?? space;

const cores: Readonly<Partial<Record<SpaceId, string>>> = Object.fromEntries(
  Object.values(coreModules).flatMap((core) => core.spaces.map((space) => [space, core.name] as const)),
);

/** What is built into a space of every hull; `Empty` for those that are fitted out. */
export const builtIn = (space: SpaceId): string => cores[space] ?? (space === 'HG' ? 'Hangar' : 'Empty');

/** The d20 faces that strike a space, as they are written: `11–12`. */
export const facesOf = (hull: keyof typeof blueprints, space: SpaceId): string =>
  blueprints[hull].criticals
    .filter((row) => row.space === space)
    .map((row) => (row.from === row.to ? String(row.from) : `${row.from}–${row.to}`))
    .join(', ');
