/** The figures of classes, weapons and modules in few words, and the choices that a ship has. */
import type { FleetLimits } from '@broadside/rules/mechanics/blueprint-fleets';
import { shipAt, type FleetBerth } from '#lib/blueprint-fleets/builder/design.ts';
import { fittingsOf } from '#lib/blueprint-fleets/builder/fittings.ts';
import { choicesOf, costWords, type Offered } from '#lib/builder/choices.ts';
import type { Choice } from '#lib/builder/list-kind.ts';
import { edits, setLifeSupport, setOrdnance, setReactor } from './edit.ts';
import { whyNotFit } from './judge.ts';
import {
  classes,
  customizationIds,
  customizations,
  lifeSupportIds,
  lifeSupportOf,
  lifeSupports,
  moduleIds,
  modules,
  mountKind,
  ordnance,
  ordnanceIds,
  reactorIds,
  reactorIn,
  reactors,
  type ClassCode,
  type FleetDesign,
  type ModuleId,
  type MountId,
  type ReactorSpaceId,
  type ShipDesign,
} from './rules.ts';

type Choices = readonly Choice<FleetDesign>[];

/** `30 power · d8 · 12″`: the die is that of DEF. */
export function classFacts(code: ClassCode): string {
  const { power, def, moveMils } = classes[code];
  return `${power} power · d${def}${moveMils > 0 ? ` · ${moveMils / 1000}″` : ''}`;
}

/** Hulls that stand for classes in the sprite. */
export function glyphFor(code: ClassCode): string {
  if (classes[code].station) return 'LS';
  return classes[code].civilian ? 'AF' : code;
}

const band = ([near, far]: readonly [number, number]): string => `${near / 1000}–${far / 1000}″`;

/** Torpedoes are listed at turrets alone: elsewhere they would only be noise. */
export function weaponChoices(fleet: FleetDesign, terms: FleetLimits, at: FleetBerth, mount: MountId): Choices {
  const held = shipAt(fleet, at)?.weapons[mount];
  const empty = edits.setWeapon(fleet, at, mount, null);
  const usable = ordnanceIds.filter((id) => mountKind(mount) === 'T' || !ordnance[id].torpedo || held?.ordnance === id);
  const offered = usable.map((id): Offered<FleetDesign> => {
    const { name, cost, effectiveMils, torpedo } = ordnance[id];
    const facts = `${band(effectiveMils)}${torpedo ? ', torpedo' : ''}`;
    return { id, name, cost: costWords(cost), facts, next: setOrdnance(fleet, at, mount, id) };
  });
  return choicesOf({ facts: 'The mount stays empty', next: empty }, held?.ordnance, offered, (next) =>
    whyNotFit(empty, next, terms, at),
  );
}

export const { moduleChoices, customizationChoices } = fittingsOf<ShipDesign, ModuleId>({
  edits,
  whyNotFit,
  modules: moduleIds.map((id) => ({
    ...modules[id],
    facts: modules[id].power > 0 ? `${modules[id].power} power` : '',
  })),
  customizations: customizationIds.map((id) => customizations[id]),
});

/** Systems that every ship has one of: there is no nothing. */
const system = (
  held: string,
  offered: readonly Offered<FleetDesign>[],
  whyNot: (next: FleetDesign) => Choice<FleetDesign>['reason'],
  without: FleetDesign,
): Choices => choicesOf({ facts: '', next: without }, held, offered, whyNot).filter(({ id }) => id !== null);

export function reactorChoices(fleet: FleetDesign, terms: FleetLimits, at: FleetBerth, space: ReactorSpaceId): Choices {
  const ship = shipAt(fleet, at);
  const usual = setReactor(fleet, at, space, 'fusion');
  const offered = reactorIds.map((id) => {
    const { name, cost, power } = reactors[id];
    const next = setReactor(fleet, at, space, id);
    return { id, name, cost: costWords(cost), facts: power > 0 ? `+${power} power` : '', next };
  });
  return ship ? system(reactorIn(ship, space), offered, (next) => whyNotFit(usual, next, terms, at), usual) : [];
}

export function lifeSupportChoices(fleet: FleetDesign, terms: FleetLimits, at: FleetBerth): Choices {
  const ship = shipAt(fleet, at);
  const usual = setLifeSupport(fleet, at, 'mk-1');
  const offered = lifeSupportIds.map((id) => {
    const { name, cost, crew } = lifeSupports[id];
    return { id, name, cost: costWords(cost), facts: `+${crew} CP`, next: setLifeSupport(fleet, at, id) };
  });
  return ship ? system(lifeSupportOf(ship), offered, (next) => whyNotFit(usual, next, terms, at), usual) : [];
}
