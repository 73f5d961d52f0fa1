/**
 * A fleet as plain text that survives chats: one line for each thing, nothing told by indentation, costs for the
 * reader only. `text-reading.ts` reads it back.
 */
import { equipmentSpaceIds } from '../data/blueprints.ts';
import { mountIds } from '../data/classes.ts';
import { oneLine as line } from '../../kernel/lists/text.ts';
import { nameIn } from '../../kernel/lists/vocabulary.ts';
import type { FleetDesign, ShipDesign } from './design.ts';
import { fleetPoints, shipPoints, squadronPoints } from './points.ts';
import { classWords, customizationWords, moduleWords, ordnanceWords } from './terms.ts';

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
