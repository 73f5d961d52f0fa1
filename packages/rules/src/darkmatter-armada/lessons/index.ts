/** The lessons of Darkmatter Armada: each is a file beside this one; and what they ask of a table. */
import { arcsOf } from '../../geometry/table/index.ts';
import type { JsonObject, Teaching, View } from '../../kernel/contract.ts';
import { actingShips, askingBy } from '../../mechanics/blueprint-fleets/lessons/asking.ts';
import { command } from '../commands.ts';
import { ordnance } from '../data/ordnance.ts';
import { mountId } from '../ids.ts';
import { quadrantOf } from '../phases/weapons/aim.ts';
import { forecast } from '../phases/weapons/forecast.ts';
import type { FireCommand } from '../phases/weapons/schema.ts';
import { type PlacedShip, weaponsOf } from '../ship/ships.ts';
import { spaceTitles } from '../ship/space-names.ts';
import type { State } from '../state.ts';
import type { Ship } from '../table.ts';
import { fromView } from '../view.ts';
import diceAndBands from './dice-and-bands.json' with { type: 'json' };
import firstSquadron from './first-squadron.json' with { type: 'json' };
import prompts from './prompts.json' with { type: 'json' };
import speedAndRepair from './speed-and-repair.json' with { type: 'json' };

/** A quadrant weapon bears over its own quadrant; what fires all round bears everywhere. */
function bears(ship: PlacedShip, mount: string, target: PlacedShip): boolean {
  const known = mountId.safeParse(mount);
  const quadrant = known.success ? quadrantOf[known.data] : undefined;
  return quadrant === null || arcsOf(ship.at, ship.facingCdeg, target.at).some((arc) => arc === quadrant);
}

/** The attack that is prepared at a target, else those of the weapons that bear on it now, together where there are several. */
function attackOn(target: PlacedShip, state: State, prepared: JsonObject | undefined): readonly FireCommand[] {
  const read = command.safeParse(prepared);
  if (read.success && read.data.kind === 'fire' && read.data.target === target.id) return [read.data];
  const shooters = actingShips<Ship>(state).flatMap((ship) => {
    const [first] = weaponsOf(ship).filter(
      ({ mount, space }) => space.condition === 'working' && bears(ship, mount, target),
    );
    return first ? [{ ship: ship.id, mounts: [first.mount] }] : [];
  });
  return [shooters, ...shooters.map((each) => [each])].map((all) => ({
    kind: 'fire',
    target: target.id,
    shooters: all,
  }));
}

/** The dice of an attack against those of the defence. */
function attackWords(state: State, target: PlacedShip, prepared: JsonObject | undefined): string {
  for (const order of attackOn(target, state, prepared)) {
    const shooter = state.ships[order.shooters[0]?.ship ?? ''];
    const told = shooter && forecast(state, order, shooter.seat);
    if (!told?.attack) continue;
    const { weapons, bonus, mode } = told.attack;
    const dice = (all: readonly { readonly sides: number }[]): string =>
      all.map(({ sides }) => `d${sides}`).join(' and ');
    const own = mode === 'coordinated' ? `the higher of ${dice(weapons)}` : dice(weapons);
    return `You throw ${[own, ...(bonus.length > 0 ? [dice(bonus)] : [])].join(' and ')} against ${dice(told.defence)}`;
  }
  return 'Nobody bears on her now';
}

export const teaching: Teaching<View> = {
  lessons: [firstSquadron, diceAndBands, speedAndRepair],
  help: prompts,
  ...askingBy<Ship, State>({
    fromView,
    weaponsOf: (ship) =>
      weaponsOf(ship).map(({ mount, weapon }) => ({
        mount,
        name: `${spaceTitles[mount].toLowerCase()} ${ordnance[weapon.ordnance].name}`,
      })),
    bears,
    forecast: attackWords,
  }),
};
