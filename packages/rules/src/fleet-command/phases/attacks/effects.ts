/** What each event of an attack changes, and what the log says of it. */
import { evolveDamage } from '../../damage/evolve.ts';
import type { EvolversOf, NarratorsOf, State } from '../../state.ts';
import type { AttackEvent } from './schema.ts';
import type { LogPart, RollShown } from '../../../kernel/contract.ts';
import type { ThrowUse } from '../../../kernel/cues.ts';
import { narrateDamage, plural } from '../../damage/narrate.ts';
import { weapons, type WeaponId } from '../../data/weapons.ts';
import { featureName, unitName } from '../../names.ts';
import type { Part, Stage } from './roll.ts';
import { value } from './shot.ts';
import type { FeatureId, UnitId } from '../../ids.ts';

/** Told, not kept: what it led to stands in the frame and in the damage events. */
const told = (): void => undefined;

export const evolveAttacks: EvolversOf<AttackEvent> = {
  ...evolveDamage,
  'attack-declared': (draft, { attacker, mode, cause }) => {
    const unit = attacker === null ? undefined : draft.units[attacker];
    if (unit === undefined || mode === 'hazard') return;
    if (cause === 'order') unit.attacked = true;
    if (mode === 'counterattack') unit.lockedWith = null;
  },
  'defence-answered': told,
  'pool-rolled': told,
  'dice-rerolled': told,
  'rolled-again': told,
  'roll-resolved': told,
  'attack-void': told,
  'crippling-chosen': told,
  'overrun-answered': told,
};

const stages: { readonly [S in Stage]: string } = {
  initiator: 'attack on the patrol',
  patrol: 'patrol',
  defence: 'defensive fire',
  attack: 'attack',
  impact: 'roll of the rammed',
};

/** How the dice of an attack cross the board. */
function crossing(mode: keyof typeof verbs, weapon: WeaponId | null): ThrowUse {
  if (mode === 'boarding' || mode === 'counterattack' || mode === 'ram') return 'boats';
  if (weapon === null) return 'gun';
  if (weapons[weapon].ordnance !== null) return 'missile';
  return weapon === 'ion-cannon' || weapon === 'large-ion-cannon' ? 'beam' : 'gun';
}

const who = (state: State, unit: UnitId | null, feature: FeatureId | null): LogPart =>
  unit !== null ? unitName(state, unit) : feature !== null ? featureName(state, feature) : 'The field';

const reckoned = (parts: readonly Part[]): string =>
  parts.map(({ amount, why }) => `${amount < 0 ? `−${-amount}` : amount} ${why}`).join(', ');
const rulesOf = (parts: readonly Part[]): string[] => [...new Set(parts.map(({ rule }) => rule))];

const uses: { readonly [S in Stage]: ThrowUse } = {
  initiator: 'craft',
  patrol: 'defence',
  defence: 'defence',
  attack: 'gun',
  impact: 'defence',
};

const roll = (
  state: State,
  stage: Stage,
  unit: UnitId | null,
  need: number,
  faces: readonly number[],
  use = uses[stage],
): RollShown => ({
  label: stages[stage],
  seat: unit === null ? null : (state.units[unit]?.seat ?? null),
  sides: 6,
  faces,
  need,
  counted: faces.filter((face) => face >= need).length,
  use,
});

const verbs = {
  weapon: ' attacks ',
  ram: ' rams ',
  boarding: ' boards ',
  counterattack: ' counterattacks ',
  hazard: ' strikes ',
} as const;
const modeRules = {
  weapon: 'FC-RNG-1',
  ram: 'FC-RAM-1',
  boarding: 'FC-BRD-1',
  counterattack: 'FC-BRD-11',
  hazard: 'R-FC-86',
} as const;

export const narrateAttacks: NarratorsOf<AttackEvent> = {
  ...narrateDamage,
  'attack-declared': ({ mode, attacker, feature, target, weapon, power }, before) => ({
    parts: [
      who(before, attacker, feature),
      verbs[mode],
      unitName(before, target),
      weapon === null ? '.' : ` with its ${weapons[weapon].name}${power ? ', a Power Attack' : ''}.`,
    ],
    rules: [modeRules[mode], ...(power ? ['FC-RNG-16'] : [])],
    tone: 'act',
    cue: { is: 'attack', what: crossing(mode, weapon) },
  }),
  'defence-answered': ({ unit, weapon }, before) => ({
    parts: [
      unitName(before, unit),
      weapon === null ? ' holds its defensive fire.' : ` answers with its ${weapons[weapon].name}.`,
    ],
    rules: ['FC-DF-1', 'R-FC-126'],
    tone: 'act',
  }),
  'pool-rolled': ({ stage, unit, feature, pool, need, faces, added }, before) => ({
    parts: [
      who(before, unit, feature),
      ` rolls ${plural(value(pool), 'die', 'dice')} (${reckoned(pool)}), ${need}+`,
      added === 0 ? '.' : `; H.E. Rounds add ${added}.`,
    ],
    rules: [...rulesOf(pool), ...(added === 0 ? [] : ['R-FC-111'])],
    tone: 'roll',
    rolls: [roll(before, stage, unit, need, faces)],
  }),
  'dice-rerolled': ({ stage, unit, ability, need, dice }, before) => ({
    parts: [
      ability === 'evasive' ? 'Evasive' : 'Rapid Fire',
      ': ',
      dice.map(({ from, to }) => `${from} becomes ${to}`).join(', '),
      '.',
    ],
    rules: ['FC-RNG-20', 'R-FC-108'],
    tone: 'roll',
    rolls: [
      roll(
        before,
        stage,
        unit,
        need,
        dice.map(({ to }) => to),
        'again',
      ),
    ],
  }),
  'rolled-again': ({ stage, unit, by, need, faces }, before) => ({
    parts: [unitName(before, unit), ` rolls all its dice again by ${by === 'valour' ? 'Valour' : 'Ferocious Attack'}.`],
    rules: [by === 'valour' ? 'R-FC-120' : 'R-FC-123'],
    tone: 'roll',
    cue: { is: 'anew' },
    rolls: [roll(before, stage, unit, need, faces)],
  }),
  'roll-resolved': ({ stage, unit, feature, against, successes, armour, remaining, reduces }, before) => ({
    parts:
      against === null
        ? [
            who(before, unit, feature),
            ` scores ${plural(successes, 'success', 'successes')}: ${plural(reduces, 'die', 'dice')} less.`,
          ]
        : [
            who(before, unit, feature),
            ` scores ${plural(successes, 'success', 'successes')}; Armour ${value(armour)} (${reckoned(armour)}) leaves ${remaining}.`,
          ],
    rules: against === null ? ['FC-DF-6'] : ['FC-RNG-23', ...rulesOf(armour)],
    tone: 'act',
    ...(stage === 'attack' && against !== null ? { cue: { is: remaining === 0 ? 'stopped' : 'through' } } : {}),
  }),
  'attack-void': ({ attacker, feature, target, why, rule }, before) => ({
    parts: [
      'The attack of ',
      who(before, attacker, feature),
      ' on ',
      unitName(before, target),
      ` comes to nothing: ${why}.`,
    ],
    rules: [rule],
    tone: 'act',
    cue: { is: 'stopped' },
  }),
  'crippling-chosen': ({ unit, target, crippling }, before) => ({
    parts: [unitName(before, unit), ` goes for the ${crippling} of `, unitName(before, target), '.'],
    rules: ['R-FC-143'],
    tone: 'act',
  }),
  'overrun-answered': ({ unit, go }, before) => ({
    parts: [unitName(before, unit), go ? ' overruns: it moves into the hex.' : ' stays where it is.'],
    rules: ['R-FC-133'],
    tone: 'act',
  }),
};
