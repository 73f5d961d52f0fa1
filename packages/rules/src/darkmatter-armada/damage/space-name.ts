/** What a space of a ship is called by what it holds. */
import { fixedModules, lifeSupports, modules, reactors } from '../data/modules.ts';
import { ordnance } from '../data/ordnance.ts';
import type { SpaceId } from '../ids.ts';
import { spaceTitles } from '../ship/space-names.ts';
import type { Ship } from '../table.ts';

function contentName({ spaces }: Pick<Ship, 'spaces'>, space: SpaceId): string {
  const fitted = spaces[space]?.fitted;
  switch (fitted?.kind) {
    case 'weapon':
      return ordnance[fitted.ordnance].name;
    case 'module':
      return modules[fitted.module].name;
    case 'life-support':
      return lifeSupports[fitted.grade].name;
    case 'reactor':
      return reactors[fitted.reactor].name;
    case 'fixed':
      return fixedModules[fitted.module].name;
    default:
      return 'nothing';
  }
}

/** 'Beam (Fore)', 'Shield generator (Equipment 1)', 'Bridge'. */
export function spaceName(ship: Pick<Ship, 'spaces'>, space: SpaceId): string {
  const [name, title] = [contentName(ship, space), spaceTitles[space]];
  return name.toLowerCase() === title.toLowerCase() ? name : `${name} (${title})`;
}
