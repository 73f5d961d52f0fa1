/** What the fields on the way of a drafted move come to, before it is made. Public facts only. */
import { neighbour } from '../../../geometry/hex/index.ts';
import { type Distribution, expected, successOdds } from '../../../mechanics/dice/index.ts';
import type { FeatureId, Hex } from '../../ids.ts';
import type { OpenTable } from '../../state.ts';
import type { Feature, Unit } from '../../table.ts';
import { evasiveOf, isFighter, warDice } from '../../unit/stats.ts';
import { strongest, worn } from '../attacks/chances.ts';
import { HAZARD_NEED } from '../attacks/fight.ts';
import { markedOdds } from '../attacks/odds.ts';
import type { Part } from '../attacks/roll.ts';
import { defenceOptions, hazardPool, plainArmour, value } from '../attacks/shot.ts';
import { hazardsAt } from './course.ts';

export interface HazardOdds {
  /** Chances of having lost 0, 1, 2, … ships once the unit has come through this hex. */
  readonly losses: Distribution;
  readonly expectedLosses: number;
  /** Chance that nothing is left of the unit by then. */
  readonly destroyed: number;
}
export interface HexHazard {
  readonly at: Hex;
  readonly fields: readonly {
    readonly feature: FeatureId;
    readonly name: string;
    readonly dice: number;
    /** Least face that hits. */
    readonly need: number;
    /** Armour of the unit as it is now. */
    readonly armour: readonly Part[];
    readonly armourValue: number;
  }[];
  /** While the unit holds its fire, and once it fires at every field with the most dice; null where it cannot. */
  readonly held: HazardOdds;
  readonly fired: HazardOdds | null;
}

/** What the unit may be by then, with its chance; one that is gone has no ships. */
interface Fate {
  readonly unit: Unit;
  readonly chance: number;
}

function fatesOf(fates: readonly Fate[]): Fate[] {
  const found = new Map<string, Fate>();
  for (const { unit, chance } of fates) {
    const key = `${unit.ships} ${unit.focusFire}`;
    found.set(key, { unit, chance: (found.get(key)?.chance ?? 0) + chance });
  }
  return [...found.values()];
}

/** Tokens end what a card gave the unit (R-FC-43). */
const bare = (unit: Unit): Unit => ({ ...unit, braced: false, evading: false, lockdown: false });

function through(table: OpenTable, field: Feature, { unit, chance }: Fate, fires: boolean): Fate[] {
  if (unit.ships === 0) return [{ unit, chance }];
  const incoming = { mode: 'hazard', attacker: null, weapon: null } as const;
  const option = fires ? strongest(defenceOptions(table, unit, incoming)) : undefined;
  const off =
    option === undefined
      ? [1]
      : successOdds({
          dice: option.dice,
          need: warDice(unit),
          net: 0,
          sixesAdd: option.weapon.highExplosive,
        });
  const pool = value(hazardPool(field));
  const armour = value(plainArmour(table, unit, 1));
  const net = -evasiveOf(unit, table.match.options);
  return off.flatMap((weight, reduced) =>
    markedOdds({ dice: Math.max(0, pool - reduced), need: HAZARD_NEED, net, marks: 1, spares: true }).map(
      ({ hits, tokens, chance: part }) => {
        const lost = Math.min(unit.ships, Math.max(0, hits - armour));
        const left = worn(unit, lost, tokens) ?? { ...unit, ships: 0 };
        const marked = tokens > 0 && !isFighter(unit);
        return { unit: marked ? bare(left) : left, chance: chance * weight * part };
      },
    ),
  );
}

function oddsOf(fates: readonly Fate[], ships: number): HazardOdds {
  const losses = new Array<number>(ships + 1).fill(0);
  for (const { unit, chance } of fates) losses[ships - unit.ships] = (losses[ships - unit.ships] ?? 0) + chance;
  return { losses, expectedLosses: expected(losses), destroyed: losses[ships] ?? 0 };
}

/**
 * The hexes of a path whose fields attack the unit, in the order in which it enters them (R-FC-86, R-FC-96). The path is
 * not judged. Left out are what its patrol and Command cards could do, and that mines grow fewer where it comes twice.
 */
export function hazardForecast(table: OpenTable, unit: Unit, path: readonly number[]): readonly HexHazard[] {
  if (unit.at === null) return [];
  let at = unit.at;
  let held: Fate[] = [{ unit, chance: 1 }];
  let fired = held;
  const armour = plainArmour(table, unit, 1);
  const incoming = { mode: 'hazard', attacker: null, weapon: null } as const;
  const fires = defenceOptions(table, unit, incoming).length > 0;
  return path.flatMap((direction) => {
    at = neighbour(at, direction);
    const fields = hazardsAt(table, unit, at).flatMap((id) => table.features[id] ?? []);
    if (fields.length === 0) return [];
    for (const field of fields) {
      held = fatesOf(held.flatMap((fate) => through(table, field, fate, false)));
      fired = fatesOf(fired.flatMap((fate) => through(table, field, fate, true)));
    }
    return [
      {
        at,
        fields: fields.map((field) => ({
          feature: field.id,
          name: field.name,
          dice: value(hazardPool(field)),
          need: HAZARD_NEED,
          armour,
          armourValue: value(armour),
        })),
        held: oddsOf(held, unit.ships),
        fired: fires ? oddsOf(fired, unit.ships) : null,
      },
    ];
  });
}
