/** Reading what people write: words become entries of the data tables. */
import { plainWord, type Titles } from '../../kernel/words.ts';
import type { Segment } from '../../mechanics/blueprint-fleets/records.ts';
import type { Arc } from '../ids.ts';
import type { MatchViewRecord } from '../table.ts';

export const arcWords: Titles<Arc> = { fore: ['Fore', 'Forward'], starboard: 'Starboard', aft: 'Aft', port: 'Port' };

export const segmentWords: Titles<Segment> = {
  command: ['Command', 'Command Segment'],
  movement: ['Movement', 'Movement Segment'],
  special: ['Special Actions', 'Special Action Segment', 'Special Actions Segment', 'Special Action'],
  combat: ['Combat', 'Combat Segment'],
};

export const phaseWords: Titles<MatchViewRecord['phase']> = {
  terrain: ['Terrain', 'Terrain Placement'],
  mines: ['Minelaying', 'Minelayers'],
  deployment: ['Deployment', 'Standard Deployment'],
  initiative: ['Initiative', 'Initiative Phase'],
  reserve: ['Reserve', 'Reserve Phase'],
  activation: ['Squadron Activation', 'Squadron Activation Phase'],
  end: ['End Phase'],
  over: 'Over',
};

/** A name makes an id. */
export { plainWord as idOf };

export const titlesIn = <K extends string>(table: Readonly<Record<K, { readonly name: string }>>): Titles<K> =>
  Object.fromEntries((Object.keys(table) as K[]).map((key) => [key, table[key].name])) as Titles<K>;
