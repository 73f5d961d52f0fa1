/** Tabs of the cards: what each leader and each parent lets a player buy (appendix E; all proposed, R-FC-205). */
import type { UnitType } from './classes.ts';
import type { LeaderId } from './leaders.ts';
import type { UnitCardId } from './units.ts';

export interface Tab {
  readonly colour: 'yellow' | 'blue' | 'grey';
  /** A solid tab must be used, a half-filled one may (FC-FB-5). */
  readonly fill: 'solid' | 'half';
  /** Types it takes; the card where it takes one card only. */
  readonly types: readonly UnitType[];
  readonly card?: UnitCardId;
}

const capital: readonly UnitType[] = ['frigate', 'super-capital', 'station'];
const strike: readonly UnitType[] = ['fighter', 'corvette', 'platform'];
const flagship: readonly UnitType[] = ['super-capital', 'station'];

const yellow = (fill: Tab['fill'], types: readonly UnitType[]): Tab => ({ colour: 'yellow', fill, types });
const blue = (fill: Tab['fill'], types: readonly UnitType[]): Tab => ({ colour: 'blue', fill, types });
const anyBay = blue('half', strike);
/** Filled by the free squadron; buys nothing (FC-FB-9). */
const squadron: Tab = { colour: 'grey', fill: 'solid', types: ['fighter'], card: 'interceptor' };
const marines: readonly Tab[] = [yellow('half', ['frigate', 'corvette'])];

export const leaderTabs: Readonly<Record<LeaderId, readonly Tab[]>> = {
  admiral: [
    yellow('solid', flagship),
    yellow('half', capital),
    yellow('half', capital),
    yellow('half', ['frigate']),
  ],
  'vice-admiral': [yellow('solid', flagship), yellow('half', ['frigate']), yellow('half', ['frigate'])],
  captain: [yellow('solid', ['frigate']), yellow('half', ['frigate'])],
  'carrier-captain': [{ ...yellow('solid', ['super-capital']), card: 'carrier' }, anyBay],
  commander: [blue('solid', ['corvette']), anyBay],
  'wing-commander': [blue('solid', ['fighter']), blue('half', ['fighter'])],
  'squadron-leader': [blue('solid', ['fighter'])],
  'marine-captain': marines,
  'marine-commander': marines,
};

/** Blue tabs of parents are their bays; what they buy starts aboard (FC-UNIT-11, FC-FB-8). */
export const unitTabs: { readonly [K in UnitCardId]?: readonly Tab[] } = {
  mothership: [squadron, anyBay, anyBay, anyBay],
  carrier: [squadron, anyBay, anyBay],
  'space-station': [anyBay, anyBay],
};
