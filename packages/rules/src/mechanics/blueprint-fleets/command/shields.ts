/** Raising and lowering shields. */
import { quadrants } from '../../../geometry/table/index.ts';
import type { Random, Rejection, RuleId } from '../../../kernel/contract.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { Arc } from '../ids.ts';

type Setting<SpaceId extends string> = { readonly [space in SpaceId]?: Arc | null | undefined };
interface Shielded<SpaceId extends string> {
  readonly name: string;
  readonly shields: Setting<SpaceId>;
}

export interface ShieldRules<SpaceId extends string, S extends Shielded<SpaceId>> {
  /** Spaces with a Shield Generator, and those whose generator works. */
  fitted(ship: S): readonly SpaceId[];
  working(ship: S): readonly SpaceId[];
  readonly set: RuleId;
  readonly sameArc: RuleId;
  readonly unchanged: RuleId;
}

export interface Shields<SpaceId extends string, S extends Shielded<SpaceId>> {
  /** Why the generators cannot be set so. */
  readonly shieldsFault: (ship: S, arcs: Setting<SpaceId>) => Rejection | undefined;
  /** Another setting of one generator, or of all of them. */
  readonly sampleShields: (ship: S, random: Random) => { [space in SpaceId]?: Arc | null };
}

const settings = <SpaceId extends string>(arcs: Setting<SpaceId>): [SpaceId, Arc | null][] =>
  (Object.entries(arcs) as [SpaceId, Arc | null | undefined][]).flatMap(([space, set]) =>
    set === undefined ? [] : [[space, set]],
  );

export function shieldsBy<SpaceId extends string, S extends Shielded<SpaceId>>(
  rules: ShieldRules<SpaceId, S>,
): Shields<SpaceId, S> {
  const shieldsFault = (ship: S, arcs: Setting<SpaceId>): Rejection | undefined => {
    const { name } = ship;
    if (rules.fitted(ship).length === 0)
      return refuse(
        'no-generator',
        rules.set,
        `${name} has no Shield Generator. Set the shields of a ship that has one.`,
      );
    const generators = rules.working(ship);
    const given = settings(arcs);
    const idle = given.find(([space]) => !generators.includes(space));
    if (idle !== undefined)
      return refuse(
        'generator-not-working',
        rules.set,
        `${idle[0]} of ${name} holds no working Shield Generator. Set one that works.`,
      );
    if (given.length === 0)
      return refuse(
        'nothing-set',
        rules.set,
        `Say which arc of ${name} to protect: fore, starboard, aft, port, or none.`,
      );
    const after: Setting<SpaceId> = { ...ship.shields, ...Object.fromEntries(given) };
    const raised = generators.map((space) => after[space] ?? null).filter((each) => each !== null);
    const twice = raised.find((each, index) => raised.indexOf(each) !== index);
    if (twice !== undefined)
      return refuse(
        'same-arc',
        rules.sameArc,
        `Two generators of ${name} would protect its ${twice} arc. Give each another arc.`,
      );
    if (given.some(([space, set]) => (ship.shields[space] ?? null) !== set)) return undefined;
    const sentence = `The shields of ${name} are like that already, and stay so without an order.`;
    return refuse('unchanged', rules.unchanged, sentence);
  };
  return {
    shieldsFault,
    sampleShields: (ship, random) => {
      const generators = rules.working(ship);
      const choices: (Arc | null)[] = [...quadrants, null];
      const any = () => choices[Math.floor(random() * choices.length)] ?? null;
      const setTo = (spaces: readonly SpaceId[], arc: () => Arc | null) =>
        Object.fromEntries(spaces.map((space) => [space, arc()])) as { [space in SpaceId]?: Arc | null };
      for (let attempt = 0; attempt < 24; attempt++) {
        const arcs = setTo(generators, any);
        if (shieldsFault(ship, arcs) === undefined) return arcs;
      }
      // One generator to an arc that nobody protects: there are always more arcs than generators.
      const [space] = generators;
      if (space === undefined) throw new Error(`${ship.name} has no generator to set`);
      const free =
        choices.find(
          (each) =>
            shieldsFault(
              ship,
              setTo([space], () => each),
            ) === undefined,
        ) ?? null;
      return setTo([space], () => free);
    },
  };
}
