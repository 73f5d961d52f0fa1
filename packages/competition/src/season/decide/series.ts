/** Score series: everybody plays the battle of a round alone, as often as the terms let them [LEAGUE-119 … LEAGUE-121]. */
import type { Act } from '../acts.ts';
import { automatedEnemy, entrantOf } from '../season.ts';
import { formatAt } from '../stages.ts';
import { mostTables } from '../terms.ts';
import { actsFor, done, noEntrant, notOfficial, refuse } from './asking.ts';
import type { SeasonAsking, SeasonDecision } from './asking.ts';
import { noTable } from './rounds.ts';

/** One more table at the same battle, as long as the round goes on. */
export function tryAgain(
  { ledger: { season }, by, at }: SeasonAsking,
  { round, entrant }: Extract<Act, { act: 'try-again' }>,
): SeasonDecision {
  const who = entrantOf(season, entrant);
  if (who === undefined) return noEntrant(season, entrant);
  if (!actsFor(by, who)) return notOfficial;
  const of = season.rounds.find(({ number }) => number === round);
  const own = of?.pairings.filter(({ sides, void: gone }) => sides.includes(entrant) && gone !== true) ?? [];
  if (of === undefined || own.length === 0) return noTable(season, round, entrant);
  const format = formatAt(season, round);
  const no = (code: string, sentence: string): SeasonDecision => refuse(code, 'LEAGUE-121', sentence);
  if (format.kind !== 'score-series')
    return no('no-series', 'Only a battle of a score series is tried again. This table has its result.');
  if (who.status !== 'playing') return no('gone', 'Who does not play in the season any more tries nothing again.');
  if (own.some(({ result }) => result === null)) return no('open', 'This attempt is not over. Play it first.');
  if (at >= of.endsAt) return no('over', `Round ${String(round)} is over. Play the battle of the next one.`);
  if (own.length >= format.attempts)
    return no(
      'enough',
      format.attempts === 1
        ? 'Each battle of this series is played once. What you have counts.'
        : `You have had all ${String(format.attempts)} attempts at this battle. What you have counts.`,
    );
  if (of.pairings.length >= mostTables)
    return no('full', 'This round has as many tables as it can have. Ask an organiser.');
  const table = { sides: [entrant, automatedEnemy], match: null, result: null } as const;
  return done({ kind: 'pairing-added', round, pairing: of.pairings.length, table });
}
