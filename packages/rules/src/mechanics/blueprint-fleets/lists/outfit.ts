/** What may be wrong with the outfit of one ship in every game of the family, each breach with the way out. */
import type { RuleId } from '../../../kernel/contract.ts';
import { counted, type Finding, type FleetCount, listed } from './problem.ts';

type Told = Finding<never, FleetCount>;

/** A ship in a sentence: its name, and its class in lower case. */
export interface NamedShip {
  readonly name: string;
  readonly class: string;
}

export function noSuchMount(ship: NamedShip, mount: string, mounts: readonly string[], rule: RuleId): Told {
  const sentence = `${ship.name} is a ${ship.class}, which has no ${mount}: it has ${listed(mounts, 'and')}.`;
  return { code: 'no-such-mount', rule, sentence };
}

export function ordnanceInWrongMount(
  ship: NamedShip,
  ordnance: string,
  mount: string,
  kinds: readonly string[],
  rule: RuleId,
): Told {
  const sentence = `${ordnance} does not go into ${ship.name}'s ${mount}: it goes into a ${listed(kinds, 'or')}.`;
  return { code: 'ordnance-in-wrong-mount', rule, sentence };
}

/** What is not sold to civilians; `allowed` is what is. */
export function militaryOnly(
  ship: NamedShip,
  what: { code: 'military-ordnance' | 'military-module' | 'military-customization'; verb: string; name: string },
  allowed: readonly string[],
  rule: RuleId,
): Told {
  const { code, verb, name } = what;
  const sentence = `${ship.name} is civilian and may not ${verb} ${name}: it may ${verb} ${listed(allowed, 'or')}.`;
  return { code, rule, sentence };
}

export function noSuchSpaces(ship: NamedShip, missing: readonly string[], spaces: number, rule: RuleId): Told {
  const sentence =
    `${ship.name} has no space ${listed(missing, 'or')}. A ${ship.class} has ` +
    `${counted(spaces, 'equipment space', 'equipment spaces')}: ` +
    `take ${counted(missing.length, 'module', 'modules')} off or move it to an empty space.`;
  return { code: 'no-such-space', rule, sentence };
}

/** `needed` in lower case. */
export function moduleMissing(ship: NamedShip, name: string, needed: string, rule: RuleId): Told {
  const sentence = `${name} works with ${needed}, and ${ship.name} has none: fit at least one.`;
  return { code: 'module-missing', rule, sentence };
}

/** Names in lower case. */
export function modulesExclude(ship: NamedShip, name: string, others: readonly string[], rule: RuleId): Told {
  const sentence = `${ship.name} has ${name} and ${listed(others, 'and')}: keep one of these kinds.`;
  return { code: 'modules-exclude', rule, sentence };
}

export function builtInFitted(ship: NamedShip, name: string, rule: RuleId): Told {
  const sentence =
    `${name} is part of ${ship.name}'s blueprint and is never fitted in an ` +
    `equipment space: choose an optional module or leave the space empty.`;
  return { code: 'core-module-fitted', rule, sentence };
}

/** `name` in lower case. */
export function customizationNotForClass(
  ship: NamedShip,
  name: string,
  classes: readonly string[],
  rule: RuleId,
): Told {
  const sentence = `${ship.name} is a ${ship.class} and may not take ${name}: only a ${listed(classes, 'or')} may.`;
  return { code: 'customization-not-for-class', rule, sentence };
}

/** More customizations than the class may have, and those that stand twice; `names` in lower case. */
export function customizationsCounted<Id extends string>(
  ship: NamedShip,
  { taken, most, name }: { taken: readonly Id[]; most: number; name: (id: Id) => string },
  rule: RuleId,
): readonly Finding<{ readonly part: 'customizations'; readonly at: number }, FleetCount>[] {
  const twice = [...new Set(taken)].flatMap((id) => {
    const times = taken.filter((each) => each === id).length;
    if (times === 1) return [];
    const sentence = `${ship.name} has ${name(id)} ${times} times: keep it once.`;
    const item = { part: 'customizations', at: taken.lastIndexOf(id) } as const;
    return [{ code: 'customization-twice', rule, sentence, item }];
  });
  if (taken.length <= most) return twice;
  const by = taken.length - most;
  const sentence =
    `${ship.name} has ${counted(taken.length, 'customization', 'customizations')}. ` +
    `A ${ship.class} may have ${most}: take ${by} off.`;
  const item = { part: 'customizations', at: most } as const;
  const over = { by, most, of: 'customizations' } as const;
  return [{ code: 'too-many-customizations', rule, sentence, item, over }, ...twice];
}
