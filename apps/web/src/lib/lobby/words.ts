/** Words of the lobby: time that passed, time that is left, how strong somebody is. */
import { tempoWords, type Tempo } from '@broadside/match';
import type { Challenge, RatingShown, LobbyStandstill } from '@broadside/protocol';
import { instantWords } from '#lib/match/instant.ts';
import { timeLeft } from '#lib/match/time-left.ts';

/** `0:07`, `12:40`: how long a search has lasted. */
export function elapsedWords(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}

const hour = 3_600_000;

/** `41:07 left`, `28 h left`, `3 d left`: coarse as long as there is plenty. */
export function leftWords(ms: number): string {
  if (ms <= 0) return 'time is up';
  if (ms >= 72 * hour) return `${String(Math.floor(ms / (24 * hour)))} d left`;
  if (ms >= 2 * hour) return `${String(Math.floor(ms / hour))} h left`;
  return `${timeLeft(ms)} left`;
}

/** `Stopped by a judge`, `Paused until 18:30`. */
export function standstillWords(standstill: LobbyStandstill, now: number): string {
  if (standstill.why === 'stopped') return 'Stopped by a judge';
  return standstill.until === null ? 'Paused' : `Paused until ${instantWords(standstill.until, now)}`;
}

/** `1788`; `1540?` as long as it is a guess. */
export const ratingWords = ({ rating, provisional }: RatingShown): string =>
  `${String(rating)}${provisional ? '?' : ''}`;

/** As a narrow column has room for. */
export const clockWords = (of: Tempo): string =>
  of.kind === 'correspondence' ? `Turn by turn, ${tempoWords(of)}` : of.kind === 'none' ? 'No clock' : tempoWords(of);

/** Where everybody begins, and how far apart is near. */
const firstRating = 1500;
const near = 200;

/** Whether the maker is about as strong as the person is at that game. Who has no rating there counts as a beginner. */
export function nearMine(challenge: Challenge, mine: readonly RatingShown[]): boolean {
  const own = mine.find(({ ruleset }) => ruleset === challenge.match.ruleset)?.rating ?? firstRating;
  return Math.abs((challenge.rating?.rating ?? firstRating) - own) <= near;
}
