/** Tabs as a matching: every bought unit fills one tab, every solid tab is filled (FC-FB-6, R-FC-205). */
import { leaders } from '../data/leaders.ts';
import { leaderTabs, type Tab, unitTabs } from '../data/tabs.ts';
import { unitCards } from '../data/units.ts';
import type { DesignedUnit, Force } from './design.ts';

/** A tab on a card of the force; `unit` is the unit that bears the card or its leader. */
interface OpenTab {
  readonly tab: Tab;
  readonly unit: number;
  /** Bought with a parent's bay: aboard that parent. */
  readonly bay: boolean;
}

const fits = (tab: Tab, { card }: DesignedUnit): boolean =>
  tab.card === undefined ? tab.types.includes(unitCards[card].type) : tab.card === card;

/** A unit aboard is bought with a bay of its parent, any other with the tab of a leader (FC-FB-8). */
const canFill = ({ tab, unit, bay }: OpenTab, bought: DesignedUnit): boolean =>
  fits(tab, bought) && (bay ? bought.aboard === unit : bought.aboard === undefined);

/** The places of units that find no tab; none where a matching serves all. Leaders sit where they may. */
export function unitsWithoutTab(force: Force): readonly number[] {
  const open: OpenTab[] = [];
  const served = new Set<number>();
  for (const [index, unit] of force.units.entries()) {
    const tabs = unit.leader === undefined ? [] : leaderTabs[unit.leader];
    for (const tab of tabs) {
      // The leader of a solid tab sits on the unit that fills it, so there is no choice (FC-FB-7).
      if (tab.fill === 'solid' && fits(tab, unit)) served.add(index);
      else open.push({ tab, unit: index, bay: false });
    }
    for (const tab of unitTabs[unit.card] ?? []) if (tab.colour !== 'grey') open.push({ tab, unit: index, bay: true });
  }
  return matching(force, open, served);
}

/** Augmenting paths; the units that find no tab. */
function matching(force: Force, open: readonly OpenTab[], served: ReadonlySet<number>): readonly number[] {
  const holder = new Map<number, number>();
  const place = (unit: number, tried: Set<number>): boolean => {
    const bought = force.units[unit];
    if (bought === undefined) return false;
    for (const [index, tab] of open.entries()) {
      if (tried.has(index) || !canFill(tab, bought)) continue;
      tried.add(index);
      const other = holder.get(index);
      if (other !== undefined && !place(other, tried)) continue;
      holder.set(index, unit);
      return true;
    }
    return false;
  };
  return [...force.units.keys()].filter((unit) => !served.has(unit) && !place(unit, new Set()));
}

/** Whether a leader may sit on a unit: by type, or by the one card it names (R-FC-206). */
export function maySit(unit: DesignedUnit): boolean {
  if (unit.leader === undefined) return true;
  const { types, card } = leaders[unit.leader];
  return card === undefined ? types.includes(unitCards[unit.card].type) : card === unit.card;
}
