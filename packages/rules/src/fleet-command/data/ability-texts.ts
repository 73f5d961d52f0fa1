/**
 * What is printed on Unit, weapon and Leader cards besides numbers, and what the tokens do, in our own words. `{n}` stands
 * for the level on the card. Which of them a card has is in `units.ts`, `weapons.ts` and `leaders.ts`.
 */
import type { RuleId } from '../../kernel/contract.ts';
import type { Leader } from './leaders.ts';
import type { Abilities } from './units.ts';
import type { Weapon } from './weapons.ts';

export interface AbilityText {
  readonly name: string;
  readonly text: string;
  readonly rule: RuleId;
}

export const abilityTexts: { readonly [K in keyof Required<Abilities>]: AbilityText } = {
  evasive: { name: 'Evasive {n}', text: 'In each attack on it {n} of the successes may be rolled again.', rule: 'FC-RNG-20' },
  afterburners: { name: 'Afterburners {n}', text: 'Lightning Move {n}, by cards that grant one.', rule: 'R-FC-82' },
  prowArmour: { name: 'Prow Armour', text: 'Armour +1 through its front side, and when it rams.', rule: 'R-FC-102' },
  allAroundArmour: { name: 'All Around Armour', text: 'Its rear is as strong as the rest.', rule: 'FC-RNG-37' },
  survey: { name: 'Survey', text: 'Next to asteroid fields it may look at their stars in secret.', rule: 'FC-HAR-9' },
  marines: { name: 'Marines {n}', text: '{n} more dice when boarding.', rule: 'FC-BRD-23' },
  harvest: { name: 'Harvest {n}', text: 'Mines {n} fields in one action, up to 2 hexes away.', rule: 'R-FC-06' },
  factory: { name: 'Factory', text: 'Builds units next to it for stars that it has mined.', rule: 'FC-REI-9' },
  launchTubes: { name: 'Launch Tubes {n}', text: 'At most {n} units leave it in a round.', rule: 'FC-REI-4' },
  squadronAssigned: { name: 'Squadron', text: 'Comes with one unit aboard, free of stars.', rule: 'FC-MISC-12' },
  inert: { name: 'Inert', text: 'Takes no orders and no interrupts.', rule: 'FC-ORD-8' },
  noAttack: { name: 'Unarmed', text: 'Makes no attacks of any kind.', rule: 'FC-SCN-13' },
  boardingOnly: { name: 'Derelict', text: 'Only boarding touches it.', rule: 'R-FC-197' },
};

export const weaponTexts: {
  readonly [K in Extract<
    keyof Weapon,
    | 'closeQuarters'
    | 'defensiveFire'
    | 'turret'
    | 'allAround'
    | 'ordnance'
    | 'penetrating'
    | 'rapidFire'
    | 'highExplosive'
    | 'ionizing'
    | 'cannotTarget'
    | 'bonus'
    | 'power'
  >]: AbilityText;
} = {
  closeQuarters: { name: 'Close quarters', text: 'Fires at a neighbour only.', rule: 'FC-CQ-1' },
  defensiveFire: { name: 'Defensive fire', text: 'Answers close attacks and ordnance first, at no cost.', rule: 'FC-DF-1' },
  turret: { name: 'Turret', text: 'Cannot fire straight behind.', rule: 'FC-RNG-8' },
  allAround: { name: 'Arc All Around', text: 'Fires in every direction.', rule: 'FC-RNG-9' },
  ordnance: { name: 'Ordnance', text: 'Flies in every direction; can be shot down.', rule: 'FC-RNG-10' },
  penetrating: { name: 'Penetrating {n}', text: 'Armour −{n}.', rule: 'FC-RNG-27' },
  rapidFire: { name: 'Rapid Fire {n}', text: '{n} of its failures may be rolled again.', rule: 'FC-RNG-20' },
  highExplosive: { name: 'High Explosive', text: 'Each natural 6 adds one die.', rule: 'R-FC-111' },
  ionizing: { name: 'Ionizing', text: 'A 2 places Focus Fire as a 1 does.', rule: 'FC-RNG-32' },
  cannotTarget: { name: 'Not against {n}', text: 'It cannot be aimed at them.', rule: 'FC-RNG-33' },
  bonus: { name: '+{n} dice', text: 'Against capital ships.', rule: 'FC-RNG-34' },
  power: { name: 'Power Attack', text: 'With such an order: {n}.', rule: 'FC-RNG-16' },
};

export const leaderTexts: {
  readonly [K in Extract<keyof Leader, 'coolUnderPressure' | 'acePilot' | 'inspirational'>]: AbilityText;
} = {
  coolUnderPressure: { name: 'Cool Under Pressure {n}', text: '{n} more dice in damage control.', rule: 'FC-DMG-10' },
  acePilot: { name: 'Ace Pilot {n}', text: '{n} more dice at close quarters.', rule: 'FC-CQ-6' },
  inspirational: { name: 'Inspirational {n}', text: '{n} more dice when boarding.', rule: 'FC-BRD-23' },
};

export const tokenTexts = {
  'focus-fire': { name: 'Focus Fire {n}', text: 'Armour −{n} and {n} dice less in defensive fire.', rule: 'FC-DMG-2' },
  'crew-damage': { name: 'Crew Damage {n}', text: '{n} dice less when boarding; too much, and it drifts.', rule: 'R-FC-155' },
  weapons: { name: 'Crippled Weapons', text: 'No weapon fires.', rule: 'R-FC-74' },
  engines: { name: 'Crippled Engines', text: 'It cannot move or turn.', rule: 'R-FC-75' },
  bays: { name: 'Crippled Bays', text: 'Nothing leaves it or is built there.', rule: 'R-FC-76' },
  braced: { name: 'Braced', text: 'Armour +{n}, except against boarding.', rule: 'R-FC-70' },
  evading: { name: 'Evading', text: 'Evasive is {n} higher.', rule: 'R-FC-71' },
  lockdown: { name: 'Lockdown', text: 'Armour +{n} against boarding.', rule: 'R-FC-72' },
  locked: { name: 'Locked', text: 'Boarded this round: it may counterattack for a card.', rule: 'R-FC-149' },
  hulk: { name: 'Hulk', text: 'Its crew is dead. It drifts until a neighbour sends crew over.', rule: 'R-FC-155' },
} as const satisfies Readonly<Record<string, AbilityText>>;

export const factionTexts = {
  'redundant-systems': {
    name: 'Redundant Systems',
    text: 'Once in a battle, in your turn: one token off one of your units.',
    rule: 'FC-VAL-8',
  },
  'ferocious-attack': {
    name: 'Ferocious Attack',
    text: 'Once in a battle: all dice of one attack are rolled again.',
    rule: 'FC-VAL-7',
  },
} as const satisfies Readonly<Record<string, AbilityText>>;
