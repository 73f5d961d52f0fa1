/** The ships, squadrons and sides of a written position. Every problem is a sentence in `problems`. */
import { claimedId, noSuch } from '../../kernel/words.ts';
import { facingRead, pointRead } from '../../mechanics/open-table/index.ts';
import { fittedSpaces } from '../ship/ships.ts';
import { unmanned, working } from '../ship/stats.ts';
import { blueprints } from '../data/blueprints.ts';
import { classes } from '../data/classes.ts';
import { customizations } from '../data/customizations.ts';
import { modules } from '../data/modules.ts';
import type { ShipDesign } from '../fleet/index.ts';
import type { Rank, SpaceId } from '../ids.ts';
import { buildFighters, buildShip } from '../ship/build.ts';
import { freshActivation, type Ship } from '../table.ts';
import type { State } from '../state.ts';
import type { Position, PositionShip, PositionSquadron } from './codec.ts';
import { classOfWords, customizationOfWords, idOf, moduleOfWords, titlesOf, weaponOfWords } from './words.ts';

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

function checkBoxes(ship: Ship, problems: Problems): void {
  if (ship.hull > ship.hullMax)
    problems.push(`${ship.name} has ${ship.hull} hull, but a hull of ${ship.hullMax} at most.`);
  if (ship.crew > ship.crewMax)
    problems.push(`${ship.name} has ${ship.crew} crew, but a crew of ${ship.crewMax} at most.`);
  if (ship.hull === 0 && ship.place !== 'gone')
    problems.push(`${ship.name} has no hull left: leave it out, or write it as gone.`);
  if (ship.disorder > 0 && unmanned(ship)) problems.push(`${ship.name} is unmanned and cannot have Disorder.`);
}

function activationOf(written: PositionShip, ship: Ship, acting: boolean): Ship['activation'] {
  const { from, fired, ...rest } = written.activation ?? {};
  const here = acting && ship.at !== null ? { at: ship.at, facingCdeg: ship.facingCdeg } : null;
  const began = from === undefined ? here : from && { at: pointRead(from.at), facingCdeg: facingRead(from.facing) };
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...freshActivation(began), ...set, ...(fired === undefined ? {} : { fired }) };
}

function fateOf(written: PositionShip, ship: Ship): Ship['fate'] {
  const { gone } = written;
  if (gone === undefined) return null;
  const points = gone.points ?? (gone.how === 'escaped' ? ship.cost / 2 : ship.cost);
  return { how: gone.how, cause: gone.cause ?? gone.how, round: gone.round ?? 1, halfPoints: Math.round(points * 2) };
}

const placeOf = (written: PositionShip): Ship['place'] => {
  if (written.gone !== undefined) return 'gone';
  return written.at === undefined ? 'off' : 'table';
};

function shipOf(
  written: PositionShip,
  design: ShipDesign,
  of: Pick<Ship, 'id' | 'seat' | 'squadron'>,
  acting: boolean,
  problems: Problems,
): Ship {
  const ship = buildShip(design, of);
  ship.place = placeOf(written);
  ship.at = ship.place === 'table' && written.at !== undefined ? pointRead(written.at) : null;
  ship.facingCdeg = facingRead(written.facing);
  ship.hull = written.hull ?? (ship.place === 'gone' && written.gone?.how === 'destroyed' ? 0 : ship.hullMax);
  ship.crew = written.crew ?? ship.crewMax;
  ship.disorder = written.disorder ?? 0;
  ship.fullStop = written.fullStop ?? false;
  ship.defLost = written.defLost ?? 0;
  ship.crLost = written.crLost ?? 0;
  ship.plasmaEffects = written.plasma ?? 0;
  ship.antimatter = written.antimatter ?? false;
  ship.cloak = written.cloak ?? 'off';
  ship.activation = activationOf(written, ship, acting);
  const { launched = false, recovered = false, relaunched = false } = written.hangar ?? {};
  ship.hangar = { launched, recovered, relaunched };
  ship.checked = written.checked ?? false;
  ship.captured = written.captured ?? false;
  setSpent(ship, written, problems);
  ship.fate = fateOf(written, ship);
  breakSpaces(ship, written, problems);
  setShields(ship, written, problems);
  checkCloak(ship, problems);
  checkBoxes(ship, problems);
  return ship;
}

/** The first ship commands its squadron unless another is given a rank; a side's first such ship is its flagship. */
export function defaultRanks(position: Pick<Position, 'squadrons'>): ReadonlyMap<PositionShip, Rank> {
  const ranks = new Map<PositionShip, Rank>();
  for (const seat of ['seat-1', 'seat-2'] as const) {
    const squadrons = position.squadrons.filter((each) => each.seat === seat);
    let flagship = squadrons.some(({ ships }) => ships.some((ship) => ship.rank === 'admiral'));
    for (const { ships } of squadrons) {
      const commanded = ships.some((ship) => ship.rank === 'admiral' || ship.rank === 'commander');
      ships.forEach((ship, index) => {
        if (commanded || index > 0) return ranks.set(ship, 'captain');
        ranks.set(ship, flagship ? 'commander' : 'admiral');
        flagship = true;
        return undefined;
      });
    }
  }
  return ranks;
}

/** True where the position says that this squadron is activating. */
export const isActive = (position: Position, squadron: PositionSquadron): boolean =>
  position.active !== undefined &&
  (position.active === squadron.name || idOf(position.active) === (squadron.id ?? idOf(squadron.name)));

export interface Fleets {
  readonly squadrons: State['squadrons'];
  readonly ships: State['ships'];
  readonly fighters: State['fighters'];
}

/** All squadrons with their ships; the fighters of every carrier are aboard. */
export function fleetsOf(position: Position, problems: Problems): Fleets {
  const found: Fleets = { squadrons: {}, ships: {}, fighters: {} };
  const names = { squadrons: new Map<string, string>(), ships: new Map<string, string>() };
  const ranks = defaultRanks(position);
  for (const squadron of position.squadrons) {
    const id = claimedId(names.squadrons, squadron, problems);
    names.squadrons.set(id, squadron.name);
    const acting = isActive(position, squadron);
    const ids = squadron.ships.flatMap((written) => {
      const design = designOf(written, written.rank ?? ranks.get(written) ?? 'captain', problems);
      const shipId = claimedId(names.ships, written, problems);
      names.ships.set(shipId, written.name);
      if (design === undefined) return [];
      const ship = shipOf(written, design, { id: shipId, seat: squadron.seat, squadron: id }, acting, problems);
      found.ships[shipId] = ship;
      const match = { options: position.options ?? {} };
      for (const fighter of buildFighters(design, ship, match)) found.fighters[fighter.id] = { ...fighter };
      return [shipId];
    });
    const reserve = squadron.reserve ?? false;
    const present = reserve ? ids.find((each) => found.ships[each]?.place !== 'off') : undefined;
    if (present !== undefined)
      problems.push(
        `${squadron.name} waits in hyperspace as a whole, but ${found.ships[present]?.name} does not: leave its place out.`,
      );
    const deployed = squadron.deployed ?? (reserve || ids.some((each) => found.ships[each]?.place !== 'off'));
    const activated = squadron.activated ?? acting;
    found.squadrons[id] = { id, seat: squadron.seat, name: squadron.name, ships: ids, deployed, activated, reserve };
  }
  return found;
}

/** The ship that a word names, by name or by id. */
export function shipCalled(ships: State['ships'], word: string): Ship | undefined {
  return ships[word] ?? Object.values(ships).find((ship) => ship.name === word) ?? ships[idOf(word)];
}
