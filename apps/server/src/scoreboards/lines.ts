/** A scoreboard in plain lines, for text in scenes of streaming programs [WATCH-38]. */
import { scoreboardLines } from '@broadside/protocol';
import type { Scoreboard, ScoreboardLine } from '@broadside/protocol';

const two = (value: number): string => String(value).padStart(2, '0');

/** '2 d 4 h', '3:05:09', '41:07'. */
export function clockWords(ms: number): string {
  const whole = Math.floor(ms / 1000);
  const [days, hours] = [Math.floor(whole / 86_400), Math.floor((whole % 86_400) / 3600)];
  if (days > 0) return `${String(days)} d ${String(hours)} h`;
  const [minutes, seconds] = [Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(seconds)}` : `${String(minutes)}:${two(seconds)}`;
}

const lineOf: { readonly [L in ScoreboardLine]: (board: Scoreboard) => string } = {
  names: ({ sides }) => sides.map(({ name }) => name).join(' – '),
  score: ({ sides }) =>
    sides.some(({ score }) => score === null) ? '' : sides.map(({ score }) => String(score)).join(' : '),
  round: ({ round, phase, verdict }) => verdict ?? [round, phase].filter((part) => part !== null).join(' · '),
  clocks: ({ sides }) => sides.flatMap(({ clock }) => (clock === null ? [] : [clockWords(clock.leftMs)])).join(' – '),
  sentence: ({ sentence }) => sentence,
  delay: ({ late }) => late,
};

/** One line for each that was asked for, empty where there is nothing to say: a scene finds each in its place. */
export const linesOf = (board: Scoreboard, asked: readonly ScoreboardLine[] = scoreboardLines): string =>
  `${asked.map((line) => lineOf[line](board).replaceAll(/\s+/g, ' ')).join('\n')}\n`;
