/** What watchers are told of the synthetic game. */
import type { Explaining, MatchNow, View } from '@broadside/rules/kernel';
import type { Ship } from './fleet.ts';

const name = (side: unknown): string => (side === 0 ? 'First' : 'Second');

function happening(seen: View): MatchNow {
  const { round, active } = (seen['turn'] ?? {}) as { round?: number; active?: number };
  const conceded = (seen['result'] ?? {})['conceded'] ?? null;
  const about = { round: round ?? 0, of: null };
  if (conceded !== null)
    return {
      ...about,
      label: 'Match over',
      phase: 'Result',
      sentence: [`${name(1 - Number(conceded))} has won: ${name(conceded)} has conceded.`],
      over: true,
    };
  return {
    ...about,
    label: `Round ${String(round)}, without a limit`,
    phase: 'Moves',
    sentence: [`${name(active)} moves a ship or fires a volley.`],
    over: false,
  };
}

export const explaining: Explaining<View> = {
  primer: {
    aim: 'Two fleets take turns until one side gives up.',
    phases: [
      { name: 'Moves', text: 'The sides take turns. Each turn is one move or one volley.' },
      { name: 'Result', text: 'The match is over.' },
    ],
    words: [{ word: 'volley', text: 'Three dice that are added up and taken off the target.' }],
  },
  happening,
  ship: (seen, record) => {
    const ship = /^ship-\d+$/.test(record) ? (seen[record] as unknown as Ship | undefined) : undefined;
    if (ship === undefined) return undefined;
    const suffered = ship.hp < ship.maxHp ? [`It has ${String(ship.hp)} of ${String(ship.maxHp)} left.`] : [];
    return {
      name: ship.name,
      is: `A ship of ${name(ship.side)}.`,
      can: ['Moves anywhere and hits one enemy.'],
      suffered,
    };
  },
  attackDice: { defence: 'else' },
};
