/** Everything that belongs to a position, on the board or not, for the list. */
import type { PositionDraft, ListedThing, ListGroup } from '#lib/editor/game.ts';
import { brief, lookOf, sideNames } from '../rail/sides.ts';
import { sideIds } from './edit.ts';
import { placeNames, unitCards, type Allegiance, type Position, type State, type Unit } from './rules.ts';

function unitState({ ships, card, place, hulk, activated }: Unit): string {
  if (place === 'embarked') return 'aboard';
  if (place !== 'board') return placeNames[place].toLowerCase();
  if (hulk) return 'hulk';
  const full = unitCards[card].ships;
  return ships === full ? (activated ? 'activated' : '') : `${ships}/${full}`;
}

/** What is aboard a unit stands under it. */
function unitLines(state: State, side: Allegiance): readonly ListedThing[] {
  const own = Object.values(state.units).filter((unit) => unit.side === side);
  const line = (unit: Unit, deep: boolean): readonly ListedThing[] => [
    { thing: `unit:${unit.id}`, name: brief(unit.name), detail: unitState(unit), deep },
    ...own.filter(({ parent }) => !deep && parent === unit.id).flatMap((each) => line(each, true)),
  ];
  const tops = own.filter(({ parent }) => !own.some(({ id, parent: above }) => id === parent && above === null));
  return tops.flatMap((unit) => line(unit, false));
}

export function listed({ state }: PositionDraft<Position, State>): readonly ListGroup[] {
  const ground = Object.values(state.features).map(({ id, name, at }) => ({
    thing: `feature:${id}`,
    name,
    detail: at ? '' : 'off the board',
  }));
  const goals = Object.values(state.objectives).map(({ id, text, side, status }) => ({
    thing: `objective:${id}`,
    name: text,
    detail: status === 'open' ? sideNames[side] : status,
  }));
  const groups: readonly ListGroup[] = [
    ...sideIds.map((side) => ({ heading: sideNames[side], side: lookOf(side), things: unitLines(state, side) })),
    { heading: 'Neutral', things: unitLines(state, 'neutral') },
    { heading: 'Terrain', things: ground },
    { heading: 'Objectives', things: goals },
  ];
  return groups.filter(({ things }) => things.length > 0);
}
