/** The lessons of Fleet Command: each is a file beside this one. */
import { distance } from '../../geometry/hex/index.ts';
import type { Json, Teaching, View } from '../../kernel/contract.ts';
import type { Hex } from '../ids.ts';
import { fromView } from '../sight.ts';
import { hexOf } from '../unit/units.ts';
import beamAndArmour from './beam-and-armour.json' with { type: 'json' };
import fieldsAndFighters from './fields-and-fighters.json' with { type: 'json' };
import firstOrder from './first-order.json' with { type: 'json' };
import prompts from './prompts.json' with { type: 'json' };

/** Where a unit or a feature lies on the board; undefined where it is no such thing, or is gone. */
function placeOf(view: View, id: Json | undefined): Hex | undefined {
  const sight = fromView(view);
  const name = typeof id === 'string' ? id : '';
  const unit = sight.units[name];
  return (unit ? hexOf(sight, unit) : sight.features[name]?.at) ?? undefined;
}
function apart(view: View, from: Json | undefined, to: Json | undefined): number | undefined {
  const [one, other] = [placeOf(view, from), placeOf(view, to)];
  return one && other && distance(one, other);
}
const counted = (count: number, what: string, many: string): string => `${count} ${count === 1 ? what : many}`;

export const teaching: Teaching<View> = {
  lessons: [firstOrder, beamAndArmour, fieldsAndFighters],
  help: prompts,
  facts: {
    /** `{ from, to, hexes }`: at most so many hexes lie between two things. */
    within: ({ view }, { from, to, hexes }) => {
      const far = apart(view, from, to);
      return far === undefined || typeof hexes !== 'number' ? undefined : far <= hexes;
    },
  },
  measures: {
    apart: ({ view }, [from, to]) => {
      const far = apart(view, from, to);
      return far === undefined ? undefined : counted(far, 'hex', 'hexes');
    },
    ships: ({ view }, [id]) => {
      const unit = fromView(view).units[id ?? ''];
      return unit && counted(unit.ships, 'ship', 'ships');
    },
    focus: ({ view }, [id]) => {
      const unit = fromView(view).units[id ?? ''];
      return unit && counted(unit.focusFire, 'point', 'points');
    },
  },
};
