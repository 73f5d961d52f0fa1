/** What an attack would be and what may come of it, exactly, from what its owner sees: no die falls. */
import type { Rejection, Seat } from '../../../kernel/contract.ts';
import type { Squadron } from '../../../mechanics/blueprint-fleets/records.ts';
import { combined, type Distribution, expected, totalOdds } from '../../../mechanics/dice/index.ts';
import { refuse } from '../../../kernel/ruleset/refuse.ts';
import type { OpenTable } from '../../state.ts';
import { criticalRating, criticalsOf } from '../../ship/stats.ts';
import { defenceDice, type Helpers } from './dice.ts';
import { cloudsFor, escortsFor, screensFor } from './handler.ts';
import { type Attack, effectiveKinds, muster } from './muster.ts';
import { FIRE_CONTROL, SCREEN_HULL } from './resolution.ts';
import type { DefenceDie, FireCommand } from './schema.ts';
import type { FighterId, OrdnanceId, ShipId } from '../../ids.ts';
import { bonusThrow, defenceThrow, throwOdds, weaponThrow } from './throwing.ts';

export interface Odds {
  /** The chances of each total of the attack, of the defence, and of each number of hits on the target. */
  readonly attack: Distribution;
  readonly defence: Distribution;
  readonly hits: Distribution;
  readonly expectedHits: number;
  /** The chances of 0, 1, 2 … critical hits before any effect changes their number; none on a ship that is destroyed. */
  readonly criticals: Distribution;
  readonly destroyed: number;
}

export interface Forecast {
  readonly target: ShipId;
  /** Why the order is refused; null where it may be given. */
  readonly why: Rejection | null;
  readonly attack: Attack | null;
  readonly defence: readonly DefenceDie[];
  readonly odds: Odds | null;
  /** Who may screen and escort, and how many chaff clouds there are. */
  readonly screens: readonly ShipId[];
  readonly escorts: readonly FighterId[];
  readonly clouds: number;
  /** One of these may be chosen if any hit gets through. */
  readonly effects: readonly OrdnanceId[];
}

/** The total of the attack: DA-9.4.8e. */
export function attackOdds({
  weapons,
  bonus,
  mode,
  fireControl,
}: Pick<Attack, 'weapons' | 'bonus' | 'mode' | 'fireControl'>): Distribution {
  const dice = weapons.map((die) => throwOdds(weaponThrow(die)));
  const counted =
    mode === 'coordinated' ? dice.reduce((best, each) => combined(best, each, Math.max), [1]) : totalOdds(dice);
  const all = totalOdds([counted, ...bonus.map((die) => throwOdds(bonusThrow(die)))]);
  return fireControl ? combined(all, [1], (total) => Math.max(0, total - FIRE_CONTROL)) : all;
}

export const defenceOdds = (dice: readonly DefenceDie[]): Distribution =>
  totalOdds(dice.map((die) => throwOdds(defenceThrow(die))));

/** Hits on the target; a screen takes its share out of them (R-DA-114). */
export const hitOdds = (attack: Distribution, defence: Distribution, screened: boolean): Distribution =>
  combined(attack, defence, (a, d) => Math.max(0, a - d - (screened ? SCREEN_HULL : 0)));

interface Chances {
  readonly attack: Distribution;
  readonly defence: Distribution;
  readonly hits: Distribution;
  readonly expectedHits: number;
}

/** Of the same dice the same comes, whoever throws them: so many throws are remembered at most. */
const MOST_REMEMBERED = 20_000;
const remembered = new Map<string, Chances>();

function chancesOf(attack: Attack, dice: readonly DefenceDie[], screened: boolean): Chances {
  const thrown = attack.weapons.map(({ sides, twice }) => `${sides}${twice ? '!' : ''}`).join('+');
  const bonus = attack.bonus.map(({ sides }) => sides).join('+');
  const against = dice.map(({ sides, twice, less }) => `${sides}${twice ? '!' : ''}-${less}`).join('+');
  const key = `${attack.mode} ${thrown} ${bonus} ${attack.fireControl} ${against} ${screened}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  const odds = { attack: attackOdds(attack), defence: defenceOdds(dice) };
  const hits = hitOdds(odds.attack, odds.defence, screened);
  const chances = { ...odds, hits, expectedHits: expected(hits) };
  remembered.set(key, chances);
  return chances;
}

function oddsOf(state: OpenTable, attack: Attack, dice: readonly DefenceDie[], screened: boolean): Odds {
  const chances = chancesOf(attack, dice, screened);
  const { hits } = chances;
  const rating = criticalRating(attack.target);
  const { hull } = attack.target;
  return {
    ...chances,
    criticals: combined(hits, [1], (each) => (each >= hull ? 0 : criticalsOf(state, each, rating))),
    destroyed: hits.slice(hull).reduce((sum, chance) => sum + chance, 0),
  };
}

function squadronFor(state: OpenTable, command: FireCommand, by: Seat): Squadron | undefined {
  const ship = state.ships[command.shooters[0]?.ship ?? ''];
  return ship?.seat === by ? state.squadrons[ship.squadron] : undefined;
}

/** With this answer of the defender: nobody screens and no chaff is used unless given. */
export function forecast(
  state: OpenTable,
  command: FireCommand,
  by: Seat,
  answer: Helpers = { screen: undefined, escorts: 0, chaff: 0 },
): Forecast {
  const refused = (why: Rejection): Forecast => ({
    target: command.target,
    why,
    attack: null,
    defence: [],
    odds: null,
    screens: [],
    escorts: [],
    clouds: 0,
    effects: [],
  });
  const squadron = squadronFor(state, command, by);
  if (squadron === undefined)
    return refused(refuse('not-in-squadron', 'DA-9.4.8d', 'The first ship is not yours. Name one of your own.'));
  const mustered = muster(state, squadron, command);
  if (!mustered.ok) return refused(mustered.reason);
  const { attack } = mustered;
  const defence = defenceDice(state, attack.target, attack, answer);
  return {
    target: command.target,
    why: null,
    attack,
    defence,
    odds: oddsOf(state, attack, defence, answer.screen !== undefined),
    screens: screensFor(state, attack.target, attack.torpedo).map(({ id }) => id),
    escorts: escortsFor(state, attack.target, attack.torpedo),
    clouds: cloudsFor(attack.target, attack.torpedo),
    effects: attack.scattered ? [] : effectiveKinds(attack.weapons),
  };
}
