/** Reads the files of `references/`, see the README there. */
import { readFileSync } from 'node:fs';
import { bye } from '../../src/pairing/swiss.ts';
import type { Lock, PastRound, SwissRound } from '../../src/pairing/swiss.ts';

export interface ReferenceGame {
  /** Start number; 0 for none. */
  readonly opponent: number;
  readonly side: 'w' | 'b' | '-';
  readonly result: string;
}

export interface ReferenceTournament {
  readonly players: readonly { readonly number: number; readonly games: readonly ReferenceGame[] }[];
  /** Of the round after the last one. */
  readonly expected: readonly Lock[];
}

export function readReference(name: string): ReferenceTournament {
  const text = readFileSync(new URL(`../../src/pairing/references/${name}.txt`, import.meta.url), 'utf8');
  const lines = text.trimEnd().split('\n');
  const expected = lines.filter((line) => line.startsWith('expected ')).flatMap((line) => line.split(' ').slice(1));
  return {
    players: lines
      .filter((line) => /^\d/.test(line))
      .map((line) => {
        const [number, , ...games] = line.split(' ');
        return { number: Number(number), games: games.map(gameOf) };
      }),
    expected: expected.map((pair) => {
      const [first = 0, second = 0] = pair.split('-').map(Number);
      return { first, second };
    }),
  };
}

function gameOf(word: string): ReferenceGame {
  const [, opponent, side, result] = /^(\d+)([wb-])(.)$/.exec(word) ?? [];
  if (result === undefined) throw new Error(`"${word}" is no game: write 12w1, 3b= or 0-Z.`);
  return { opponent: Number(opponent), side: side === 'w' || side === 'b' ? side : '-', result };
}

const halves: { readonly [result: string]: number } = { '1': 2, '+': 2, '=': 1, '0': 0, '-': 0, Z: 0 };

/** The round as it stood before it was paired, in half points; who is marked `Z` in it is absent. */
export function roundOf({ players }: ReferenceTournament, round: number): SwissRound {
  const scores = new Map(
    players.map(({ number, games }) => [
      number,
      games.reduce<number[]>((sums, { result }) => [...sums, (sums.at(-1) ?? 0) + (halves[result] ?? 0)], [0]),
    ]),
  );
  const scoreOf = (number: number, before: number): number => scores.get(number)?.[before - 1] ?? 0;
  return {
    round,
    within: 'slide',
    entrants: players.map(({ number, games }) => ({
      number,
      lot: number,
      score: scoreOf(number, Math.min(round, games.length + 1)),
      absent: games[round - 1]?.result === 'Z',
      past: games.slice(0, round - 1).map((game, at) => {
        const difference = scoreOf(number, at + 1) - scoreOf(game.opponent, at + 1);
        return pastOf(game, at + 1, game.opponent === 0 ? 0 : difference);
      }),
    })),
  };
}

function pastOf({ opponent, side, result }: ReferenceGame, round: number, difference: number): PastRound {
  if (opponent === 0) return { round, kind: 'absent' };
  if (result === '+') return { round, kind: 'forfeit-won', opponent };
  if (result === '-') return { round, kind: 'forfeit-lost', opponent };
  const float = difference > 0 ? 'down' : difference < 0 ? 'up' : 'none';
  return { round, kind: 'played', opponent, side: side === 'w' ? 'first' : 'second', float };
}

/** The pairs of a round that was played. */
export const pairsPlayed = ({ players }: ReferenceTournament, round: number): readonly Lock[] =>
  players.flatMap(({ number, games }) => {
    const game = games[round - 1];
    if (game === undefined || game.result === 'Z') return [];
    if (game.opponent === 0) return [{ first: number, second: bye }];
    return game.side === 'w' ? [{ first: number, second: game.opponent, sides: true }] : [];
  });
