/** The ships of a written position. Whatever the class cannot hold is a problem, the limits of fleet building are not. */
import { lookUp, type Vocabulary } from '../../kernel/lists/vocabulary.ts';
import { noSuch } from '../../kernel/words.ts';
import type { Rank } from '../../mechanics/blueprint-fleets/ids.ts';
import {
  activationRead,
  boxProblems,
  fateRead,
  type Of,
  readShip,
  type ShipReading,
} from '../../mechanics/blueprint-fleets/position/fleets.ts';
import { blueprints } from '../data/blueprints.ts';
import { type ClassCode, classes } from '../data/classes.ts';
import { dieSizes } from '../data/dice.ts';
import { comesWithClass, optionalModule, type ShipDesign } from '../fleet/design.ts';
import {
  classWords,
  customizationWords,
  lifeSupportWords,
  moduleWords,
  ordnanceWords,
  reactorWords,
} from '../fleet/text.ts';
import type { SpaceId } from '../ids.ts';
import { buildFighters, buildShip } from '../ship/build.ts';
import { workingSpaces } from '../ship/ships.ts';
import { freshActivation, type MatchViewRecord, type Ship } from '../table.ts';
import type { PositionShip } from './codec.ts';

type Problems = string[];

/** What a word means; a problem where it means nothing. */
function wordRead<T>(words: Vocabulary<T>, written: string, of: PositionShip, problems: Problems): T | undefined {
  const found = lookUp(words, written);
  if ('value' in found) return found.value;
  problems.push(`${of.name}: ${found.fault}`);
  return undefined;
}

/** 'beam d8': ordnance and die. */
function weaponRead(written: string, of: PositionShip, problems: Problems): ShipDesign['weapons']['F'] {
  const [, words = written, sides = ''] = /^(.*\S)\s+d?(\d{1,2})$/i.exec(written.trim()) ?? [];
  const die = dieSizes.find((each) => each === Number(sides));
  const kind = wordRead(ordnanceWords, words, of, problems);
  if (die === undefined) {
    problems.push(`${of.name}: "${written}" has no die: write ordnance and die, such as "beam d8".`);
    return undefined;
  }
  return kind === undefined ? undefined : { ordnance: kind, die };
}

/** The entries of a map by space, each with a space that the class has. */
function* inSpaces(
  entries: Readonly<Record<string, string>> | undefined,
  code: ClassCode,
  fits: (space: string) => boolean,
  what: string,
  of: PositionShip,
  problems: Problems,
): Generator<[SpaceId, string]> {
  const spaces = new Set<string>(blueprints[code].criticals.map(({ space }) => space));
  for (const [space, words] of Object.entries(entries ?? {}))
    if (fits(space) && spaces.has(space)) yield [space as SpaceId, words];
    else problems.push(`${of.name}: a ${classes[code].name.toLowerCase()} has no ${what} ${space}.`);
}

function designOf(written: PositionShip, rank: Rank, problems: Problems): ShipDesign | undefined {
  const code = wordRead(classWords, written.class, written, problems);
  if (code === undefined) return undefined;
  const { name, def, lifeSupport } = written;
  const design: ShipDesign = { name, class: code, rank, reactors: {}, weapons: {}, equipment: {}, customizations: [] };
  if (def !== undefined) design.def = def;
  const grade = lifeSupport === undefined ? undefined : wordRead(lifeSupportWords, lifeSupport, written, problems);
  if (grade !== undefined) design.lifeSupport = grade;
  const isMount = (space: string) => /^([FPSA]|[TW]\d)$/.test(space);
  for (const [space, words] of inSpaces(written.weapons, code, isMount, 'mount', written, problems)) {
    const weapon = weaponRead(words, written, problems);
    if (weapon !== undefined) design.weapons[space as 'F'] = weapon;
  }
  const isEquipment = (space: string) => /^E\d$/.test(space);
  for (const [space, words] of inSpaces(written.equipment, code, isEquipment, 'equipment space', written, problems)) {
    const module = wordRead(moduleWords, words, written, problems);
    if (module !== undefined && optionalModule(module) === undefined)
      problems.push(`${name}: ${noSuch('module for an equipment space', words, [])}`);
    else if (module !== undefined) design.equipment[space as 'E1'] = module;
  }
  const isReactor = (space: string) => /^RE\d$/.test(space);
  for (const [space, words] of inSpaces(written.reactors, code, isReactor, 'reactor space', written, problems)) {
    const reactor = wordRead(reactorWords, words, written, problems);
    if (reactor !== undefined) design.reactors[space as 'RE1'] = reactor;
  }
  for (const words of written.customizations ?? []) {
    const customization = wordRead(customizationWords, words, written, problems);
    if (customization !== undefined && !comesWithClass(design, customization))
      design.customizations.push(customization);
  }
  return design;
}

/** Damaged spaces have to hold something; a first hit is of a bridge or a reactor. */
function breakSpaces(ship: Ship, { destroyed = [], struck = [] }: PositionShip, problems: Problems): void {
  for (const id of [...destroyed, ...struck]) {
    const space = ship.spaces[id];
    if (space === undefined || space.fitted === null)
      problems.push(`${ship.name} has nothing in space ${id} that could be damaged.`);
    else if (destroyed.includes(id)) ship.spaces[id] = { ...space, condition: 'destroyed' };
    else if (id === 'BR' || space.fitted.kind === 'reactor') ship.spaces[id] = { ...space, struck: true };
    else problems.push(`${id} of ${ship.name} is destroyed by its first hit: write it as destroyed.`);
  }
}

function setStores(ship: Ship, written: PositionShip, problems: Problems): void {
  for (const [space, arc] of Object.entries(written.shields ?? {}) as [SpaceId, Ship['shields'][SpaceId]][]) {
    if (ship.shields[space] === undefined) problems.push(`${ship.name} has no Shield Generator in space ${space}.`);
    else ship.shields[space] = arc ?? null;
  }
  for (const [space, used] of Object.entries(written.spent ?? {}) as [SpaceId, number][]) {
    if (ship.spaces[space]?.fitted?.kind === 'module') ship.spent[space] = used;
    else problems.push(`${ship.name} has no store in space ${space} of which anything could be spent.`);
  }
}

function shipOf(
  written: PositionShip,
  design: ShipDesign,
  of: Of,
  acting: boolean,
  problems: Problems,
  match: Pick<MatchViewRecord, 'options'>,
): Ship {
  const ship = buildShip(design, of, match);
  readShip(ship, written);
  ship.speed = written.speed ?? 'medium';
  ship.cloaked = written.cloaked ?? false;
  ship.evasive = written.evasive ?? false;
  ship.commsDown = written.commsDown ?? 'off';
  ship.fireControl = written.fireControl ?? 'off';
  ship.reactorScram = written.reactorScram ?? 'off';
  ship.gridFault = written.gridFault ?? 0;
  ship.leaving = written.leaving ?? false;
  ship.activation = activationRead(written.activation, ship, acting, freshActivation);
  ship.fate = fateRead(written, ship);
  breakSpaces(ship, written, problems);
  setStores(ship, written, problems);
  boxProblems(ship, problems);
  if (ship.cloaked && workingSpaces(ship, 'cloaking-device').length === 0)
    problems.push(`${ship.name} has no working Cloaking Device that could hide it.`);
  if (ship.reactorScram !== 'off' && ship.speed !== 'low')
    problems.push(`${ship.name} is scrammed and therefore at Low speed.`);
  return ship;
}

export const readingIn = (match: Pick<MatchViewRecord, 'options'>): ShipReading<PositionShip, ShipDesign, Ship> => ({
  design: designOf,
  ship: (written, design, of, acting, problems) => shipOf(written, design, of, acting, problems, match),
  fighters: buildFighters,
});
