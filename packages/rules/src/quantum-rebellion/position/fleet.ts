/** The ships, squadrons and sides of a written position. Every problem is a sentence in `problems`. */
import { noSuch } from '../../kernel/words.ts';
import {
  activationRead,
  boxProblems,
  defaultRanks as ranksOf,
  fateRead,
  type Of,
  readShip,
  type ShipReading,
} from '../../mechanics/blueprint-fleets/position/fleets.ts';
import { fittedSpaces } from '../ship/ships.ts';
import { unmanned, working } from '../ship/stats.ts';
import { blueprints } from '../data/blueprints.ts';
import { classes } from '../data/classes.ts';
import { customizations } from '../data/customizations.ts';
import { modules } from '../data/modules.ts';
import type { ShipDesign } from '../fleet/index.ts';
import type { Rank, SpaceId } from '../ids.ts';
import { buildFighters, buildShip, shade } from '../ship/build.ts';
import { freshActivation, type MatchViewRecord, type Ship } from '../table.ts';
import type { Position, PositionShip } from './codec.ts';
import { classOfWords, customizationOfWords, moduleOfWords, titlesOf, weaponOfWords } from './words.ts';

type Problems = string[];

const listOf = (words: readonly string[]): string => words.join(', ');

/** Weapons and modules by space; whatever the class cannot hold is a problem, the limits of fleet building are not. */
function designOf(written: PositionShip, rank: Rank, problems: Problems): ShipDesign | undefined {
  const code = classOfWords(written.class);
  if (code === undefined) {
    problems.push(`${written.name}: ${noSuch('class', written.class, titlesOf(classes))}`);
    return undefined;
  }
  const spaces = new Set<string>(blueprints[code].criticals.map(({ space }) => space));
  const { mounts, name } = classes[code];
  const design: ShipDesign = { name: written.name, class: code, rank, weapons: {}, equipment: {}, customizations: [] };
  for (const [mount, words] of Object.entries(written.weapons ?? {})) {
    const weapon = weaponOfWords(words);
    if (!(mounts as readonly string[]).includes(mount))
      problems.push(`${written.name}: a ${name.toLowerCase()} has no mount ${mount}. It has ${listOf(mounts)}.`);
    else if (typeof weapon === 'string') problems.push(`${written.name}: ${weapon}`);
    else design.weapons[mount as keyof ShipDesign['weapons']] = weapon;
  }
  for (const [space, words] of Object.entries(written.equipment ?? {})) {
    const module = moduleOfWords(words);
    if (!/^E[123]$/.test(space) || !spaces.has(space))
      problems.push(`${written.name}: a ${name.toLowerCase()} has no equipment space ${space}.`);
    else if (module === undefined) problems.push(`${written.name}: ${noSuch('module', words, titlesOf(modules))}`);
    else design.equipment[space as 'E1' | 'E2' | 'E3'] = module;
  }
  for (const words of written.customizations ?? []) {
    const customization = customizationOfWords(words);
    if (customization === undefined)
      problems.push(`${written.name}: ${noSuch('customization', words, titlesOf(customizations))}`);
    else design.customizations.push(customization);
  }
  return design;
}

/** `offline` and `destroyed` spaces have to hold something (R-QR-147). */
function breakSpaces(ship: Ship, written: PositionShip, problems: Problems): void {
  for (const condition of ['offline', 'destroyed'] as const) {
    for (const id of written[condition] ?? []) {
      const space = ship.spaces[id];
      if (space === undefined || space.fitted === null)
        problems.push(`${ship.name} has nothing in space ${id} that could be ${condition}.`);
      else ship.spaces[id] = { ...space, condition };
    }
  }
}

function setShields(ship: Ship, written: PositionShip, problems: Problems): void {
  for (const [space, arc] of Object.entries(written.shields ?? {}) as [SpaceId, Ship['shields'][SpaceId]][]) {
    if (ship.shields[space] === undefined) problems.push(`${ship.name} has no Shield Generator in space ${space}.`);
    else ship.shields[space] = arc ?? null;
  }
}

function setSpent(ship: Ship, written: PositionShip, problems: Problems): void {
  for (const [space, used] of Object.entries(written.spent ?? {}) as [SpaceId, number][]) {
    if (ship.spaces[space]?.fitted?.kind === 'module') ship.spent[space] = used;
    else problems.push(`${ship.name} has no store in space ${space} of which anything could be spent.`);
  }
}

function checkCloak(ship: Ship, problems: Problems): void {
  if (ship.cloak === 'off') return;
  if (fittedSpaces(ship, 'cloaking-device').length === 0)
    problems.push(`${ship.name} has no Cloaking Device, so that its cloak is off.`);
  else if (ship.cloak === 'on' && working(ship, 'cloaking-device') === 0)
    problems.push(
      `The Cloaking Device of ${ship.name} does not work or has no power: write its cloak as fading or off.`,
    );
}

function shipOf(written: PositionShip, design: ShipDesign, of: Of, acting: boolean, problems: Problems): Ship {
  const ship = buildShip(design, of);
  readShip(ship, written);
  ship.fullStop = written.fullStop ?? false;
  ship.defLost = written.defLost ?? 0;
  ship.crLost = written.crLost ?? 0;
  ship.plasmaEffects = written.plasma ?? 0;
  ship.antimatter = written.antimatter ?? false;
  ship.cloak = written.cloak ?? 'off';
  ship.activation = activationRead(written.activation, ship, acting, freshActivation);
  ship.checked = written.checked ?? false;
  setSpent(ship, written, problems);
  ship.fate = fateRead(written, ship);
  breakSpaces(ship, written, problems);
  setShields(ship, written, problems);
  checkCloak(ship, problems);
  boxProblems(ship, problems);
  if (ship.disorder > 0 && unmanned(ship)) problems.push(`${ship.name} is unmanned and cannot have Disorder.`);
  return ship;
}

/** How a position of the match is read. */
export const readingIn = (match: Pick<MatchViewRecord, 'options'>): ShipReading<PositionShip, ShipDesign, Ship> => ({
  design: designOf,
  ship: (written, design, of, acting, problems) => {
    const ship = shipOf(written, design, of, acting, problems);
    shade(ship, match);
    return ship;
  },
  fighters: (design, ship) => buildFighters(design, ship, match),
});

export const defaultRanks = ({ squadrons }: Pick<Position, 'squadrons'>): ReadonlyMap<PositionShip, Rank> =>
  ranksOf(squadrons);
