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
import { fleetDesign, type FleetDesign, type ShipDesign, shipPoints } from './design.ts';
import { jsonForm } from '../../kernel/lists/json.ts';
import type { ListReading } from '../../kernel/lists/text.ts';
import { readIntoSpace, textForm } from '../../mechanics/blueprint-fleets/lists/text.ts';

export { rankWords } from '../../mechanics/blueprint-fleets/lists/text.ts';

export const classWords = vocabulary<ClassCode>('class', namesIn(classes));
export const mountWords = vocabulary<MountId>('mount', asTheyAre(mountIds));
export const spaceWords = vocabulary<EquipmentSpaceId>('equipment space', asTheyAre(equipmentSpaceIds));
export const ordnanceWords = vocabulary<OrdnanceId>('weapon', namesIn(ordnance));
export const moduleWords = vocabulary<ModuleId | CoreModuleId>('module', [
  ...namesIn(modules),
  ...namesIn(coreModules),
]);
export const customizationWords = vocabulary<CustomizationId>('customization', namesIn(customizations));

export const { checked: checkedDesign, write: fleetToJson, read: fleetFromJson } = jsonForm(fleetDesign, 'the fleet');

/** `F autocannon 5` */
function readWeapon(reading: ListReading, ship: ShipDesign, text: string): void {
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

function readModule(reading: ListReading, ship: ShipDesign, text: string): void {
  const words = { spaces: spaceWords, contents: moduleWords, example: 'E1 armor plating' };
  readIntoSpace(reading, words, ship.equipment, text);
}

function readCustomization(reading: ListReading, ship: ShipDesign, text: string): void {
  const id = reading.look(customizationWords, text);
  if (id !== undefined) ship.customizations.push(id);
}

/** The fleet in plain text; a name's line breaks and other control characters become spaces; and the fleet of a text, legal or not. */
export const { write: fleetToText, read: fleetFromText } = textForm<ShipDesign, ClassCode, FleetDesign>(
  {
    classWords,
    classOf: (ship) => ship.class,
    shipPoints,
    bare: (ship) => ({ ...ship, weapons: {}, equipment: {}, customizations: [] }),
    listed: (ship) => [
      [
        'Weapons',
        mountIds.flatMap((mount) => {
          const weapon = ship.weapons[mount];
          return weapon === undefined ? [] : [`${mount} ${nameIn(ordnanceWords, weapon.ordnance)} ${weapon.dice}`];
        }),
      ],
      [
        'Equipment',
        equipmentSpaceIds.flatMap((space) => {
          const module = ship.equipment[space];
          return module === undefined ? [] : [`${space} ${nameIn(moduleWords, module)}`];
        }),
      ],
      ['Customizations', ship.customizations.map((id) => nameIn(customizationWords, id))],
    ],
    fittings: {
      weapons: readWeapon,
      equipment: readModule,
      customizations: readCustomization,
      scr: readCustomization,
      scrs: readCustomization,
    },
    heads: 'a class such as "Frigate:", "Weapons:", "Equipment:" or "Customizations:"',
  },
  checkedDesign,
);
