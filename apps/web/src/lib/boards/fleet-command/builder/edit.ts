/** What can be done to a force on paper. Every edit gives a new list and keeps the old one whole. */
import {
  aboard,
  inOrder,
  isStrikeType,
  leaderIds,
  leaders,
  listProblems,
  maySit,
  orderOf,
  unitCards,
  type ForceList,
  type DesignedUnit,
  type LeaderId,
  type SideId,
  type UnitCardId,
} from './rules.ts';

/** Where a unit begins: on the board, in reserve, or aboard the unit at that place of the list. */
export type Berth = 'board' | 'reserve' | number;

export const emptyForce: ForceList = { name: 'New force', faction: 'kushan', units: [] };

export const berthOf = ({ aboard: parent, reserve }: DesignedUnit): Berth => parent ?? (reserve ? 'reserve' : 'board');

/** Whether strike craft may start aboard it (FC-FB-8). */
export const hasBays = ({ card }: DesignedUnit): boolean =>
  unitCards[card].abilities.launchTubes !== undefined || unitCards[card].type === 'station';

/** `Interceptor B` where there are several, `Interceptor` where it is alone. */
export function nameOf({ units }: ForceList, at: number): string {
  const card = units[at]?.card;
  if (card === undefined) return '';
  const alike = [...units.keys()].filter((place) => units[place]?.card === card);
  const { name } = unitCards[card];
  return alike.length < 2 ? name : `${name} ${String.fromCharCode(65 + (alike.indexOf(at) % 26))}`;
}

const change = (force: ForceList, at: number, to: (unit: DesignedUnit) => DesignedUnit): ForceList => ({
  ...force,
  units: force.units.map((unit, place) => (place === at ? to(unit) : unit)),
});

function berthed({ aboard: _, reserve: __, ...unit }: DesignedUnit, berth: Berth): DesignedUnit {
  if (berth === 'board') return unit;
  return berth === 'reserve' ? { ...unit, reserve: true } : { ...unit, aboard: berth };
}

export const setBerth = (force: ForceList, at: number, berth: Berth): ForceList =>
  change(force, at, (unit) => berthed(unit, berth));

export const setLeader = (force: ForceList, at: number, leader: LeaderId | null): ForceList =>
  change(force, at, ({ leader: _, ...unit }) => (leader === null ? unit : { ...unit, leader }));

export const setFaction = (force: ForceList, faction: SideId): ForceList => ({ ...force, faction });

/** Takes a unit out, and what is aboard it. */
export function removeUnit(force: ForceList, at: number): ForceList {
  const gone = new Set([at, ...aboard(force, at)]);
  const kept = [...force.units.keys()].filter((place) => !gone.has(place));
  const units = kept.flatMap((place) => {
    const unit = force.units[place];
    if (unit === undefined) return [];
    return [unit.aboard === undefined ? unit : { ...unit, aboard: kept.indexOf(unit.aboard) }];
  });
  return { ...force, units };
}

/** The same unit once more, with what its card and its leader bring and nothing aboard. */
export const copyUnit = (force: ForceList, at: number): ForceList => {
  const unit = force.units[at];
  return unit === undefined ? force : { ...force, units: [...force.units, unit] };
};

/** Leaders that may sit on a card, the cheapest first. */
export const leadersFor = (card: UnitCardId): readonly LeaderId[] =>
  leaderIds.filter((leader) => maySit({ card, leader })).toSorted((a, b) => leaders[a].stars - leaders[b].stars);

const anyMatch = { purchase: { stars: Infinity, onBoard: Infinity }, reserve: true, modelCap: false };

/** Where a unit of that card begins that is bought while `wanted` is filled. */
function berthFor(force: ForceList, wanted: Berth, card: UnitCardId): Berth {
  const { type } = unitCards[card];
  const parent = typeof wanted === 'number' ? force.units[wanted] : undefined;
  if (typeof wanted === 'number') return isStrikeType(type) && parent && hasBays(parent) ? wanted : 'board';
  return wanted === 'reserve' && (isStrikeType(type) || type === 'station') ? 'board' : wanted;
}

/**
 * One more unit at the end of the list. Where no tab is free for it, it comes under the cheapest leader whose own tab
 * it fills (FC-FB-7).
 */
export function addUnit(force: ForceList, wanted: Berth, card: UnitCardId): ForceList {
  const at = force.units.length;
  const berth = berthFor(force, wanted, card);
  const led = [undefined, ...leadersFor(card)].map((leader): ForceList => {
    const unit = berthed({ card, ...(leader === undefined ? {} : { leader }) }, berth);
    return { ...force, units: [...force.units, unit] };
  });
  const [plain] = led;
  return led.find((list) => !listProblems(list, anyMatch).some(({ unit }) => unit === at)) ?? plain ?? force;
}

/** The list with what is aboard a parent behind it, and where the unit at `at` stands in it. */
export const ordered = (force: ForceList, at: number): { readonly force: ForceList; readonly at: number } => ({
  force: inOrder(force),
  at: Math.max(0, orderOf(force).indexOf(at)),
});
