/**
 * Fleets as JSON files, and as plain text that survives chats: one line for each thing, nothing told by indentation,
 * costs for the reader only; and how it is read back: each mistake names its line and says what would be right.
 */
import { asTheyAre, nameIn, namesIn, vocabulary } from '../../kernel/lists/vocabulary.ts';
import { type EquipmentSpaceId, equipmentSpaceIds } from '../data/blueprints.ts';
import { type ClassCode, classes, type MountId, mountIds } from '../data/classes.ts';
import { type CustomizationId, customizations } from '../data/customizations.ts';
import { type CoreModuleId, coreModules, type ModuleId, modules } from '../data/modules.ts';
import { ordnance, type OrdnanceId } from '../data/ordnance.ts';
import {
  fleetDesign,
  type FleetDesign,
  fleetPoints,
  type ShipDesign,
  shipPoints,
  type SquadronDesign,
  squadronPoints,
} from './design.ts';
import { jsonForm } from '../../kernel/lists/json.ts';
import { itemsOf, ListReading, oneLine as line, readLines, type TextForm } from '../../kernel/lists/text.ts';
import type { Result } from '../../kernel/contract.ts';

export const classWords = vocabulary<ClassCode>('class', namesIn(classes));
export const rankWords = vocabulary<ShipDesign['rank']>('rank', [
  ['admiral', 'admiral', 'flagship'],
  ['commander', 'commander', 'squadron commander'],
  ['captain', 'captain'],
]);
export const mountWords = vocabulary<MountId>('mount', asTheyAre(mountIds));
export const spaceWords = vocabulary<EquipmentSpaceId>('equipment space', asTheyAre(equipmentSpaceIds));
export const ordnanceWords = vocabulary<OrdnanceId>('weapon', namesIn(ordnance));
export const moduleWords = vocabulary<ModuleId | CoreModuleId>('module', [
  ...namesIn(modules),
  ...namesIn(coreModules),
]);
export const customizationWords = vocabulary<CustomizationId>('customization', namesIn(customizations));

export const { checked: checkedDesign, write: fleetToJson, read: fleetFromJson } = jsonForm(fleetDesign, 'the fleet');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function shipLines(ship: ShipDesign): string[] {
  const rank = ship.rank === 'captain' ? '' : ` (${ship.rank})`;
  const weapons = mountIds.flatMap((mount) => {
    const weapon = ship.weapons[mount];
    return weapon === undefined ? [] : [`${mount} ${nameIn(ordnanceWords, weapon.ordnance)} ${weapon.dice}`];
  });
  const equipment = equipmentSpaceIds.flatMap((space) => {
    const module = ship.equipment[space];
    return module === undefined ? [] : [`${space} ${nameIn(moduleWords, module)}`];
  });
  const customizations = ship.customizations.map((id) => nameIn(customizationWords, id));
  const listed = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`  ${title}: ${items.join(', ')}`];
  return [
    `- ${capital(nameIn(classWords, ship.class))}${rank}, ${shipPoints(ship)} points: ${line(ship.name)}`,
    ...listed('Weapons', weapons),
    ...listed('Equipment', equipment),
    ...listed('Customizations', customizations),
  ];
}

/** The fleet in plain text. A name's line breaks and other control characters become spaces; all else comes back. */
export function fleetToText(fleet: FleetDesign): string {
  const squadrons = fleet.squadrons.flatMap((squadron) => [
    '',
    `Squadron, ${squadronPoints(squadron)} points: ${line(squadron.name)}`,
    ...squadron.ships.flatMap(shipLines),
  ]);
  return [
    `Fleet, ${fleetPoints(fleet)} points: ${line(fleet.name)}`,
    `Faction: ${line(fleet.faction)}`,
    ...squadrons,
    '',
  ].join('\n');
}

type Draft = { name: string | null; faction: string | null; squadrons: SquadronDesign[] };

/** Everything read so far, and what was wrong with it. */
class FleetReading extends ListReading {
  readonly fleet: Draft = { name: null, faction: null, squadrons: [] };
  /** A line about a ship or squadron that could not be read: what belongs to it is looked at, but not kept. */
  lost = false;
}

function readFleet(reading: FleetReading, text: string): void {
  if (reading.fleet.name !== null) return reading.fault('The fleet is named twice. Keep one "Fleet:" line.');
  reading.fleet.name = reading.name(text, 'fleet') ?? '?';
}

function readFaction(reading: FleetReading, text: string): void {
  if (reading.fleet.faction !== null) return reading.fault('The faction is named twice. Keep one "Faction:" line.');
  reading.fleet.faction = reading.name(text, 'faction') ?? '?';
}

function readSquadron(reading: FleetReading, text: string): void {
  reading.fleet.squadrons.push({ name: reading.name(text, 'squadron') ?? '?', ships: [] });
  reading.lost = true; // until its first ship
}

/** `Heavy cruiser (commander), 95 points` before the colon, the name after it. */
function readShip(reading: FleetReading, head: string, text: string): void {
  const [, kind = '', rank = 'captain'] = /^([^(]*)(?:\(([^)]*)\))?$/.exec(head) ?? [];
  const squadron = reading.fleet.squadrons.at(-1);
  const design = {
    class: reading.look(classWords, kind.trim()),
    rank: reading.look(rankWords, rank),
    name: reading.name(text, 'ship'),
  };
  reading.lost = true;
  if (squadron === undefined)
    return reading.fault('This ship is in no squadron. Write a line "Squadron: its name" above it.');
  if (design.class === undefined || design.rank === undefined || design.name === undefined) return;
  reading.lost = false;
  squadron.ships.push({
    name: design.name,
    class: design.class,
    rank: design.rank,
    weapons: {},
    equipment: {},
    customizations: [],
  });
}

/** `F autocannon 5` */
function readWeapon(reading: FleetReading, ship: ShipDesign, text: string): void {
  const parts = /^(\S+)\s+(.+?)[\s:x×]*(\d{1,3})\s*(?:d|dice|die)?$/i.exec(text);
  if (parts === null)
    return reading.fault(`"${text.slice(0, 60)}" is no weapon. Write mount, weapon and dice, as in "F beam 4".`);
  const mount = reading.look(mountWords, parts[1] ?? '');
  const ordnance = reading.look(ordnanceWords, parts[2] ?? '');
  const dice = Number(parts[3]);
  if (dice > 99) reading.fault(`No mount holds ${dice} dice. Write 99 at most.`);
  if (mount === undefined || ordnance === undefined || dice > 99) return;
  if (ship.weapons[mount] !== undefined) return reading.fault(`Mount ${mount} is armed twice. Keep one weapon.`);
  ship.weapons[mount] = { ordnance, dice };
}

/** `E1 armor plating` */
function readModule(reading: FleetReading, ship: ShipDesign, text: string): void {
  const parts = /^(\S+)\s+(.+)$/.exec(text);
  if (parts === null)
    return reading.fault(`"${text.slice(0, 60)}" is no equipment. Write space and module, as in "E1 armor plating".`);
  const space = reading.look(spaceWords, parts[1] ?? '');
  const module = reading.look(moduleWords, parts[2] ?? '');
  if (space === undefined || module === undefined) return;
  if (ship.equipment[space] !== undefined) return reading.fault(`Space ${space} is filled twice. Keep one module.`);
  ship.equipment[space] = module;
}

function readCustomization(reading: FleetReading, ship: ShipDesign, text: string): void {
  const id = reading.look(customizationWords, text);
  if (id !== undefined) ship.customizations.push(id);
}

const fittings = {
  weapons: readWeapon,
  equipment: readModule,
  customizations: readCustomization,
  scr: readCustomization,
  scrs: readCustomization,
} as const;

const spare = (): ShipDesign => ({
  name: '?',
  class: 'FF',
  rank: 'captain',
  weapons: {},
  equipment: {},
  customizations: [],
});

function readFittings(reading: FleetReading, kind: keyof typeof fittings, text: string): void {
  const ships = reading.fleet.squadrons.at(-1)?.ships ?? [];
  const ship = reading.lost ? undefined : ships.at(-1);
  if (ship === undefined && reading.problems.length === 0)
    return reading.fault(`These belong to no ship. Write a line such as "Frigate: its name" above them.`);
  const own = ship ?? spare();
  for (const item of itemsOf(text)) fittings[kind](reading, own, item);
}

function readLine(reading: FleetReading, head: string, rest: string): void {
  const key = head.toLowerCase();
  if (key === 'fleet') return readFleet(reading, rest);
  if (key === 'faction') return readFaction(reading, rest);
  if (key === 'squadron') return readSquadron(reading, rest);
  if (Object.hasOwn(fittings, key)) return readFittings(reading, key as keyof typeof fittings, rest);
  return readShip(reading, head, rest);
}

const form: TextForm = {
  what: 'fleet',
  begins: /^[\s>*•·–-]*fleet\b(?!\s+carrier)[^:]*:/iu,
  noBeginning: 'The fleet has no name. Begin with a line "Fleet: its name".',
  heads: '"Fleet:", "Faction:", "Squadron:", a class such as "Frigate:", "Weapons:", "Equipment:" or "Customizations:"',
};

/** The fleet that a text describes, legal or not. */
export function fleetFromText(text: string): Result<FleetDesign> {
  const reading = new FleetReading();
  const first = readLines(text, form, reading, (head, rest) => readLine(reading, head, rest));
  if (first !== undefined && reading.fleet.faction === null && reading.problems.length === 0) {
    reading.line = first;
    reading.fault('The fleet has no faction. Write a line "Faction: its name" below this one.');
  }
  return reading.problems.length > 0 ? { ok: false, problems: reading.problems } : checkedDesign(reading.fleet);
}
