/** Fleets as JSON files and as plain text, both ways. */
import { jsonForm } from '../../kernel/lists/json.ts';
import type { ListReading } from '../../kernel/lists/text.ts';
import { asTheyAre, nameIn, namesIn, vocabulary } from '../../kernel/lists/vocabulary.ts';
import { readIntoSpace, textForm } from '../../mechanics/blueprint-fleets/lists/text.ts';
import { type EquipmentSpaceId, equipmentSpaceIds, type ReactorSpaceId, reactorSpaceIds } from '../data/blueprints.ts';
import { type ClassCode, classes, type MountId, mountIds } from '../data/classes.ts';
import { type CustomizationId, customizations } from '../data/customizations.ts';
import { type DieSize, dieSizes } from '../data/dice.ts';
import {
  fixedModules,
  type LifeSupportId,
  lifeSupports,
  type ModuleId,
  modules,
  type ReactorId,
  reactors,
} from '../data/modules.ts';
import { ordnance, type OrdnanceId } from '../data/ordnance.ts';
import { type BuiltInId, fleetDesign, type FleetDesign, type ShipDesign, shipPoints } from './design.ts';

export { rankWords } from '../../mechanics/blueprint-fleets/lists/text.ts';

export const classWords = vocabulary<ClassCode>('class', namesIn(classes));
export const mountWords = vocabulary<MountId>('mount', asTheyAre(mountIds));
export const spaceWords = vocabulary<EquipmentSpaceId>('equipment space', asTheyAre(equipmentSpaceIds));
export const reactorSpaceWords = vocabulary<ReactorSpaceId>('reactor space', asTheyAre(reactorSpaceIds));
export const ordnanceWords = vocabulary<OrdnanceId>('weapon', namesIn(ordnance));
export const moduleWords = vocabulary<ModuleId | BuiltInId>('module', [
  ...namesIn(modules),
  ...namesIn(fixedModules),
  ...namesIn(lifeSupports),
  ...namesIn(reactors),
]);
export const reactorWords = vocabulary<ReactorId>('reactor', [
  ['fusion', 'fusion', 'fusion reactor'],
  ['antimatter', 'antimatter', 'antimatter reactor'],
  ['quantum', 'quantum', 'quantum reactor'],
]);
export const lifeSupportWords = vocabulary<LifeSupportId>('life support', [
  ['mk-1', 'Mk.1', 'life support Mk.1'],
  ['mk-2', 'Mk.2', 'life support Mk.2'],
  ['mk-3', 'Mk.3', 'life support Mk.3'],
]);
export const customizationWords = vocabulary<CustomizationId>('customization', namesIn(customizations));

export const { checked: checkedDesign, write: fleetToJson, read: fleetFromJson } = jsonForm(fleetDesign, 'the fleet');

/** `d8`, `8` or `D 8`. */
function dieOf(reading: ListReading, text: string): DieSize | undefined {
  const sides = Number(/^d?\s*(\d{1,3})$/i.exec(text.trim())?.[1]);
  const die = dieSizes.find((each) => each === sides);
  if (die === undefined)
    reading.fault(
      `There is no die "${text.slice(0, 60)}". Write one of: ${dieSizes.map((each) => `d${each}`).join(', ')}.`,
    );
  return die;
}

/** `F beam d8` */
function readWeapon(reading: ListReading, ship: ShipDesign, text: string): void {
  const parts = /^(\S+)\s+(.+?)\s+(d?\s*\d+)$/i.exec(text);
  if (parts === null)
    return reading.fault(`"${text.slice(0, 60)}" is no weapon. Write mount, weapon and die, as in "F beam d8".`);
  const mount = reading.look(mountWords, parts[1] ?? '');
  const kind = reading.look(ordnanceWords, parts[2] ?? '');
  const die = dieOf(reading, parts[3] ?? '');
  if (mount === undefined || kind === undefined || die === undefined) return;
  if (ship.weapons[mount] !== undefined) return reading.fault(`Mount ${mount} is armed twice. Keep one weapon.`);
  ship.weapons[mount] = { ordnance: kind, die };
}

function readModule(reading: ListReading, ship: ShipDesign, text: string): void {
  const words = { spaces: spaceWords, contents: moduleWords, example: 'E1 armor plating' };
  readIntoSpace(reading, words, ship.equipment, text);
}

function readReactor(reading: ListReading, ship: ShipDesign, text: string): void {
  const words = { spaces: reactorSpaceWords, contents: reactorWords, example: 'RE1 antimatter' };
  readIntoSpace(reading, words, ship.reactors, text);
}

function readDefense(reading: ListReading, ship: ShipDesign, text: string): void {
  const die = dieOf(reading, text);
  if (die === undefined) return;
  if (ship.def !== undefined) return reading.fault('DEF is told twice. Keep one die.');
  ship.def = die;
}

function readLifeSupport(reading: ListReading, ship: ShipDesign, text: string): void {
  const grade = reading.look(lifeSupportWords, text);
  if (grade === undefined) return;
  if (ship.lifeSupport !== undefined) return reading.fault('Life support is told twice. Keep one.');
  ship.lifeSupport = grade;
}

function readCustomization(reading: ListReading, ship: ShipDesign, text: string): void {
  const id = reading.look(customizationWords, text);
  if (id !== undefined) ship.customizations.push(id);
}

/** What stands in each of these spaces, as `space content`. */
const filled = <Space extends string>(spaces: readonly Space[], content: (space: Space) => string | undefined) =>
  spaces.flatMap((space) => {
    const held = content(space);
    return held === undefined ? [] : [`${space} ${held}`];
  });

function listed(ship: ShipDesign): readonly (readonly [title: string, items: readonly string[]])[] {
  const { def, lifeSupport, reactors: chosen, weapons, equipment } = ship;
  return [
    ['DEF', def === undefined ? [] : [`d${def}`]],
    ['Life support', lifeSupport === undefined ? [] : [nameIn(lifeSupportWords, lifeSupport)]],
    ['Reactors', filled(reactorSpaceIds, (space) => chosen[space] && nameIn(reactorWords, chosen[space]))],
    [
      'Weapons',
      filled(mountIds, (mount) => {
        const weapon = weapons[mount];
        return weapon && `${nameIn(ordnanceWords, weapon.ordnance)} d${weapon.die}`;
      }),
    ],
    ['Equipment', filled(equipmentSpaceIds, (space) => equipment[space] && nameIn(moduleWords, equipment[space]))],
    ['Customizations', ship.customizations.map((id) => nameIn(customizationWords, id))],
  ];
}

/** The fleet in plain text; a name's line breaks and other control characters become spaces; and the fleet of a text, legal or not. */
export const { write: fleetToText, read: fleetFromText } = textForm<ShipDesign, ClassCode, FleetDesign>(
  {
    classWords,
    classOf: (ship) => ship.class,
    shipPoints,
    bare: (ship) => ({ ...ship, reactors: {}, weapons: {}, equipment: {}, customizations: [] }),
    listed,
    fittings: {
      def: readDefense,
      'life support': readLifeSupport,
      reactors: readReactor,
      reactor: readReactor,
      weapons: readWeapon,
      equipment: readModule,
      customizations: readCustomization,
      scr: readCustomization,
      scrs: readCustomization,
    },
    heads:
      'a class such as "Frigate:", "DEF:", "Weapons:", "Equipment:", "Reactors:", "Life support:" or "Customizations:"',
  },
  checkedDesign,
);
