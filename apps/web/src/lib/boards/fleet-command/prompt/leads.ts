/** What an answer leads to, from the open table alone: exact chances of the rules, or nothing where a hidden hand decides. */
import { called } from '../drafts/draft.ts';
import {
  answerOdds,
  attackForecast,
  controlDice,
  warDice,
  type AttackFrame,
  type Command,
  type Sight,
  type Unit,
  type WindowFrame,
} from '../rules.ts';

type Chances = readonly number[];
const mean = (chances: Chances): number => chances.reduce((sum, chance, count) => sum + chance * count, 0);
const percent = (chance: number): string => `${Math.min(99, Math.max(1, Math.round(chance * 100)))} %`;

/** '44 % Bombers D destroyed'; of several ships what they lose on average; nothing where none is lost. */
function lossWords(sight: Sight, unit: Unit | undefined, chances: Chances): readonly string[] {
  const expected = mean(chances);
  if (unit === undefined || expected < 0.005) return [];
  const name = called(sight, unit.id);
  const gone = chances[unit.ships] ?? 0;
  if (gone > 0.995) return [`${name} destroyed`];
  const ships = unit.ships > 1 ? `${name} loses ${expected.toFixed(1)} of ${unit.ships}` : '';
  const all = gone >= 0.005 ? `${percent(gone)} ${unit.ships > 1 ? 'all' : `${name} destroyed`}` : '';
  return [[ships, all].filter((each) => each !== '').join(', ')];
}

interface Losses {
  readonly losses: Chances;
  readonly ownLosses: Chances;
}

function exchange(sight: Sight, frame: AttackFrame, odds: Losses, ...more: readonly string[]): string {
  const told = [
    ...lossWords(sight, sight.units[frame.target], odds.losses),
    ...more,
    ...lossWords(sight, sight.units[frame.attacker ?? ''], odds.ownLosses),
  ];
  return told.length === 0 ? 'nobody loses a ship' : told.join('; ');
}

/** An attack asks for defensive fire. */
function firing(sight: Sight, frame: AttackFrame, command: Command): string | undefined {
  if (frame.step !== 'defence' || command.kind !== 'defensive-fire') return undefined;
  const odds = answerOdds(sight, frame, null);
  const of = command.weapon === null ? odds?.held : odds?.fired.find(({ weapon }) => weapon === command.weapon)?.odds;
  return of && exchange(sight, frame, of);
}

/** An attack on a ship with a patrol that may meet it. */
function patrolling(sight: Sight, window: WindowFrame, frame: AttackFrame, command: Command): string | undefined {
  const patrol = window.patrol === null ? undefined : sight.units[window.patrol];
  if (patrol === undefined) return undefined;
  const odds = answerOdds(sight, frame, patrol.id);
  if (command.kind === 'decline') return odds && exchange(sight, frame, odds.best);
  if (command.kind !== 'send-patrol' || !odds?.patrol) return undefined;
  return exchange(sight, frame, odds.patrol, ...lossWords(sight, patrol, odds.patrol.patrolLosses ?? [1]));
}

/** Somebody's interrupt would attack: what comes of it where it stands. */
function standing(sight: Sight, command: Command): string | undefined {
  const pending = sight.frames.slice(0, -1).findLast((frame) => frame.kind === 'window' && frame.pending !== null);
  const use = pending?.kind === 'window' ? pending.pending?.use : undefined;
  if (use?.use !== 'attack' || command.kind !== 'decline') return undefined;
  const { unit: attacker, target, mode, weapon } = use;
  const told = attackForecast(sight, { attacker, target, mode, weapon, cause: 'interrupt' });
  return told && (lossWords(sight, sight.units[target], (told.underFire ?? told).losses)[0] ?? 'nobody loses a ship');
}

/** The words for one answer to the question that is asked now; undefined where nothing can be told. */
export function leadOf(sight: Sight, command: Command | undefined): string | undefined {
  const frame = sight.frames.at(-1);
  if (command === undefined || frame === undefined) return undefined;
  if (frame.kind === 'attack') return firing(sight, frame, command);
  if (frame.kind === 'window') {
    if (frame.at === 'interrupt') return standing(sight, command);
    const attack = sight.frames.findLast((each): each is AttackFrame => each.kind === 'attack');
    return frame.at === 'attack' && attack ? patrolling(sight, frame, attack, command) : undefined;
  }
  if (frame.kind !== 'order' || command.kind !== 'damage-control' || !command.roll) return undefined;
  const unit = sight.units[frame.lines[frame.line]?.unit ?? ''];
  if (unit === undefined) return undefined;
  const missing = (warDice(unit) - 1) / 6;
  return `${percent(1 - missing ** controlDice(unit))} a token comes off`;
}
