/** What a correction makes of play-offs between tiers: others play, where nothing has begun [LEAGUE-117]. */
import type { SlotTable } from './bracket.ts';
import type { SeasonEvent } from './events.ts';
import type { Following, Repair } from './repair.ts';
import { hasBegun, samePair } from './season.ts';
import type { Season, Sides } from './season.ts';
import { drawOf, roundsOfStage } from './stages.ts';
import { isPlayOffs, playOffsOf } from './tiers.ts';

type Table = Pick<SlotTable, 'round' | 'index' | 'pairing'>;
type PlayOffRepair = Pick<Repair, 'events'> & { readonly begun: readonly Table[] };

const nothing: PlayOffRepair = { events: [], begun: [] };

export function playOffsAgain(season: Season, choice: Following | undefined): PlayOffRepair {
  const draw = drawOf(season, 1);
  if (draw === undefined || !isPlayOffs(season, 1) || choice === 'keep') return nothing;
  const pairs = playOffsOf(season).map(({ upper, lower }): Sides => [upper, lower]);
  const tables = roundsOfStage(season, 1).flatMap(({ number: round, pairings }) =>
    pairings.map((pairing, index): Table => ({ round, index, pairing })),
  );
  const stands = ({ pairing: { sides } }: Table): boolean => pairs.some((each) => samePair(each, sides));
  const wrong = tables.filter((table) => table.pairing.void !== true && !stands(table));
  if (wrong.length === 0) return nothing;
  const begun = wrong.filter(({ pairing }) => hasBegun(pairing));
  if (begun.length > 0 && choice === undefined) return { events: [], begun };
  const missing = pairs.filter((each) => !tables.some(({ pairing: { sides } }) => samePair(each, sides)));
  const redrawn = wrong.map(({ round, index: pairing }, at): SeasonEvent => {
    const sides = missing[at];
    return sides === undefined
      ? { kind: 'pairing-void', round, pairing }
      : { kind: 'pairing-redrawn', round, pairing, sides };
  });
  const groups = { kind: 'groups-made', stage: draw.stage, from: draw.from, groups: pairs } as const;
  return { events: [groups, ...redrawn], begun: [] };
}
