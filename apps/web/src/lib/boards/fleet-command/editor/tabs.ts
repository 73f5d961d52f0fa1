/** What may be put on the board: units by card, forces, what lies in hexes, objectives. */
import type { AddDesk, AddTab, OfferedThing } from '#lib/editor/add-tabs.ts';
import type { PositionDraft } from '#lib/editor/game.ts';
import { lookOf, sideNames } from '../rail/sides.ts';
import { glyphOf } from '../table-model.ts';
import { addFeature, addForce, addObjective, addUnit } from './adding.ts';
import {
  featureNames,
  forceList,
  unitCardIds,
  unitCards,
  type Allegiance,
  type Feature,
  type Position,
  type SideId,
  type State,
} from './rules.ts';

/** The cards that a side can hold come first; nobody is kept from others. */
const usualFirst = (side: Allegiance) =>
  [...unitCardIds].sort((one, other) => Number(holds(side, other)) - Number(holds(side, one)));
const holds = (side: Allegiance, card: (typeof unitCardIds)[number]): boolean =>
  side === 'neutral' ? unitCards[card].factions.length === 0 : unitCards[card].factions.includes(side);

function forces(draft: PositionDraft<Position, State>, desk: AddDesk, side: SideId): AddTab<Position>['items'] {
  const pick = { kind: 'pick', key: 'fleet', label: 'Force', options: desk.fleets } as const;
  const read = forceList.safeParse(desk.fleet);
  if (!read.success) return [pick];
  const words = `All ${read.data.units.length} units for the ${sideNames[side]}`;
  const things = read.data.units.map(({ card, leader }): OfferedThing<Position> => {
    const unit = { card, ...(leader === undefined ? {} : { leader }) };
    return {
      name: unitCards[card].name,
      label: `Add ${unitCards[card].name}${leader === undefined ? '' : ' with its leader'}`,
      glyph: { id: glyphOf(unit), side: lookOf(side) },
      put: () => addUnit(draft.position, side, card, leader),
    };
  });
  return [pick, { kind: 'all', words, put: () => addForce(draft.position, side, read.data) }, { kind: 'grid', things }];
}

export function adding(draft: PositionDraft<Position, State>, desk: AddDesk): readonly AddTab<Position>[] {
  const side = desk.side as Allegiance;
  const own = side === 'neutral' ? 'kushan' : side;
  const units = usualFirst(side).map((card): OfferedThing<Position> => ({
    name: unitCards[card].name,
    label: `Add ${unitCards[card].name}`,
    glyph: { id: glyphOf({ card }), side: lookOf(side) },
    put: () => addUnit(draft.position, side, card),
  }));
  const ground = (Object.entries(featureNames) as [Feature['kind'], string][]).map(
    ([kind, name]): OfferedThing<Position> => ({
      name,
      label: `Add ${name.toLowerCase()}`,
      put: () => addFeature(draft.position, kind, side),
    }),
  );
  const goal: OfferedThing<Position> = {
    name: 'Objective',
    label: 'Add an objective',
    detail: `for the ${sideNames[own]}`,
    put: () => addObjective(draft.position, own),
  };
  return [
    { id: 'unit', name: 'Unit', items: [{ kind: 'grid', things: units }] },
    { id: 'force', name: 'Force', items: forces(draft, desk, own) },
    { id: 'feature', name: 'Terrain', items: [{ kind: 'grid', things: ground }] },
    { id: 'goal', name: 'Goal', items: [{ kind: 'lines', things: [goal] }] },
  ];
}
