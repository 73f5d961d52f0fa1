/** Raising and lowering shields: QR-8.1.4a, QR-11.6.29a, R-QR-80. */
import { quadrants } from '../../../geometry/table/index.ts';
import type { Random, Rejection } from '../../../kernel/contract.ts';
import type { CommandOf } from '../../commands.ts';
import type { Arc, SpaceId } from '../../ids.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import { fittedSpaces, type PlacedShip, workingSpaces } from '../../ship/ships.ts';

type Setting = CommandOf<'set-shields'>['arcs'];

export const generatorsOf = (ship: PlacedShip): readonly SpaceId[] => workingSpaces(ship, 'shield-generator');

const settings = (arcs: Setting): [SpaceId, Arc | null][] =>
  (Object.entries(arcs) as [SpaceId, Arc | null | undefined][]).flatMap(([space, set]) =>
    set === undefined ? [] : [[space, set]],
  );

/** Why the generators cannot be set so. */
export function shieldsFault(ship: PlacedShip, arcs: Setting): Rejection | undefined {
  const { name } = ship;
  if (fittedSpaces(ship, 'shield-generator').length === 0)
    return refuse(
      'no-generator',
      'QR-8.1.4a',
      `${name} has no Shield Generator. Set the shields of a ship that has one.`,
    );
  const generators = generatorsOf(ship);
  const given = settings(arcs);
  const idle = given.find(([space]) => !generators.includes(space));
  if (idle !== undefined)
    return refuse(
      'generator-not-working',
      'QR-8.1.4a',
      `${idle[0]} of ${name} holds no working Shield Generator. Set one that works.`,
    );
  if (given.length === 0)
    return refuse(
      'nothing-set',
      'QR-8.1.4a',
      `Say which arc of ${name} to protect: fore, starboard, aft, port, or none.`,
    );
  const after = { ...ship.shields, ...Object.fromEntries(given) };
  const raised = generators.map((space) => after[space] ?? null).filter((each) => each !== null);
  const twice = raised.find((each, index) => raised.indexOf(each) !== index);
  if (twice !== undefined)
    return refuse(
      'same-arc',
      'QR-11.6.29a',
      `Two generators of ${name} would protect its ${twice} arc. Give each another arc.`,
    );
  if (given.some(([space, set]) => (ship.shields[space] ?? null) !== set)) return undefined;
  return refuse('unchanged', 'R-QR-80', `The shields of ${name} are like that already, and stay so without an order.`);
}

/** Another setting of one generator, or of all of them. */
export function sampleShields(ship: PlacedShip, random: Random): Setting {
  const generators = generatorsOf(ship);
  const choices: (Arc | null)[] = [...quadrants, null];
  const any = () => choices[Math.floor(random() * choices.length)] ?? null;
  for (let attempt = 0; attempt < 24; attempt++) {
    const arcs: Setting = Object.fromEntries(generators.map((space) => [space, any()]));
    if (shieldsFault(ship, arcs) === undefined) return arcs;
  }
  // One generator to an arc that nobody protects: there are always more arcs than generators.
  const [space] = generators;
  if (space === undefined) throw new Error(`${ship.name} has no generator to set`);
  const free = choices.find((each) => shieldsFault(ship, { [space]: each }) === undefined) ?? null;
  return { [space]: free };
}
