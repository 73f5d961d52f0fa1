/** The spaces of a ship's blueprint in words, and the faces that strike them. */
import { facesOf as facesIn, spaceLabel } from '#lib/blueprint-fleets/spaces.ts';
import { blueprints, coreModules, type SpaceId } from './rules.ts';

const cores: Readonly<Partial<Record<SpaceId, string>>> = Object.fromEntries(
  Object.values(coreModules).flatMap((core) => core.spaces.map((space) => [space, core.name] as const)),
);

/** What is built into a space of every hull; `Empty` for those that are fitted out. */
export const builtIn = (space: SpaceId): string => cores[space] ?? (space === 'HG' ? 'Hangar' : 'Empty');

export const facesOf = (hull: keyof typeof blueprints, space: SpaceId): string =>
  facesIn(blueprints[hull].criticals, space);
export { spaceLabel };
