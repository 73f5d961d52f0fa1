/** Everything that a unit's card, leader and tokens tell, in the order in which it is read. */
import {
  abilityTexts,
  bracedArmour,
  cardOf,
  crewOf,
  evasiveOf,
  leaderOf,
  leaderStars,
  leaderTexts,
  lockdownArmour,
  printedArmour,
  ramOf,
  tokenTexts,
  unitCards,
  unitStars,
  warDice,
  weaponsOf,
  weaponTexts,
  type AbilityText,
  type Sight,
  type Unit,
} from '../rules.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
  /** It is not what the card prints. */
  readonly changed?: boolean;
}

export interface WeaponFact {
  readonly id: string;
  readonly name: string;
  /** Dice of the whole unit as it stands. */
  readonly dice: number;
  readonly each: string;
  readonly range: string;
  readonly silent: boolean;
  readonly notes: readonly AbilityText[];
}

const filled = (text: AbilityText, n: number | string): AbilityText => ({
  name: text.name.replaceAll('{n}', String(n)),
  text: text.text.replaceAll('{n}', String(n)),
  rule: text.rule,
});

const hexes = (count: number): string => `${count} ${count === 1 ? 'hex' : 'hexes'}`;

export function figuresOf(sight: Sight, unit: Unit): readonly Fact[] {
  const card = cardOf(unit);
  const { options } = sight.match;
  const armour = Math.max(0, printedArmour(unit) + bracedArmour(unit, options) - unit.focusFire);
  const crew = crewOf(unit);
  const stuck = unit.crippled.includes('engines') || unit.hulk;
  return [
    { label: 'Ships', value: `${unit.ships}/${card.ships}`, changed: unit.ships < card.ships },
    { label: 'Dice', value: `${warDice(unit)}+` },
    { label: 'Armour', value: String(armour), changed: armour !== printedArmour(unit) },
    { label: 'Move', value: stuck ? '0' : String(card.move), changed: stuck && card.move > 0 },
    { label: 'Crew', value: crew === null ? 'none' : String(crew) },
    { label: 'Ram', value: ramOf(unit) === null ? 'none' : String(ramOf(unit)) },
    { label: 'Stars', value: String(unitStars(unit) + leaderStars(unit)) },
  ];
}

export function weaponFacts(unit: Unit): readonly WeaponFact[] {
  const silent = unit.crippled.includes('weapons') || unit.hulk;
  return weaponsOf(unit).map((weapon) => {
    const notes: AbilityText[] = [];
    const add = (key: keyof typeof weaponTexts, n: number | string = '') => notes.push(filled(weaponTexts[key], n));
    if (weapon.closeQuarters) add('closeQuarters');
    if (weapon.defensiveFire) add('defensiveFire');
    if (weapon.turret) add('turret');
    if (weapon.allAround) add('allAround');
    if (weapon.ordnance !== null) add('ordnance');
    if (weapon.penetrating > 0) add('penetrating', weapon.penetrating);
    if (weapon.rapidFire !== null) add('rapidFire', weapon.rapidFire.level);
    if (weapon.highExplosive) add('highExplosive');
    if (weapon.ionizing) add('ionizing');
    if (weapon.bonus !== null) add('bonus', weapon.bonus.dice);
    if (weapon.cannotTarget.length > 0) add('cannotTarget', listed(weapon.cannotTarget));
    if (weapon.power !== null) add('power', powerWords(weapon.power));
    return {
      id: weapon.id,
      name: weapon.name,
      dice: weapon.dice * unit.ships,
      each: unit.ships > 1 ? `${weapon.dice} a ship` : '',
      range: weapon.closeQuarters ? 'next hex' : hexes(weapon.range),
      silent,
      notes,
    };
  });
}

const listed = (types: readonly string[]): string =>
  types.length > 1 ? `${types.slice(0, -1).join('s, ')}s and ${types.at(-1) ?? ''}s` : `${types[0] ?? ''}s`;

function powerWords(power: NonNullable<ReturnType<typeof weaponsOf>[number]['power']>): string {
  if (power.penetrating !== undefined) return `Penetrating ${power.penetrating}`;
  if (power.rapidFire !== undefined) return `Rapid Fire ${power.rapidFire}`;
  return `Evasive ${power.evasive ?? 0} against defensive fire`;
}

export function abilityFacts(unit: Unit): readonly AbilityText[] {
  const { abilities } = cardOf(unit);
  const found: AbilityText[] = [];
  for (const [key, value] of Object.entries(abilities)) {
    const text = abilityTexts[key as keyof typeof abilities];
    if (key === 'harvest') found.push(filled(text, abilities.harvest?.fields ?? 0));
    else if (key === 'factory')
      found.push({ ...text, text: `${text.text.slice(0, -1)}: ${factoryWords(abilities.factory)}.` });
    else if (key === 'squadronAssigned')
      found.push({
        ...text,
        text: `Comes with ${abilities.squadronAssigned ? unitCards[abilities.squadronAssigned].name : 'one unit'}s aboard, free of stars.`,
      });
    else found.push(filled(text, typeof value === 'number' ? value : ''));
  }
  return found;
}
const factoryWords = (types: readonly string[] | undefined): string =>
  (types ?? []).map((type) => `${type}s`).join(', ');

export function leaderFacts(
  unit: Unit,
): { readonly name: string; readonly line: string; readonly notes: readonly AbilityText[] } | undefined {
  const leader = leaderOf(unit);
  if (leader === undefined) return undefined;
  const notes = (['coolUnderPressure', 'acePilot', 'inspirational'] as const).flatMap((key) =>
    leader[key] > 0 ? [filled(leaderTexts[key], leader[key])] : [],
  );
  return { name: leader.name, line: `Hand ${leader.hand}, Play ${leader.play}, ${leader.stars}★`, notes };
}

export interface TokenFact extends AbilityText {
  readonly tone: 'bad' | 'good';
}

export function tokenFacts(sight: Sight, unit: Unit): readonly TokenFact[] {
  const { options } = sight.match;
  const bad = (key: keyof typeof tokenTexts, n: number | string = ''): TokenFact => ({
    ...filled(tokenTexts[key], n),
    tone: 'bad',
  });
  const good = (key: keyof typeof tokenTexts, n: number | string = ''): TokenFact => ({
    ...filled(tokenTexts[key], n),
    tone: 'good',
  });
  const evading = evasiveOf(unit, options) - evasiveOf({ ...unit, evading: false }, options);
  return [
    ...(unit.hulk ? [bad('hulk')] : []),
    ...unit.crippled.map((what) => bad(what)),
    ...(unit.focusFire > 0 ? [bad('focus-fire', unit.focusFire)] : []),
    ...(unit.crewDamage > 0 ? [bad('crew-damage', unit.crewDamage)] : []),
    ...(unit.lockedWith !== null ? [bad('locked')] : []),
    ...(unit.braced ? [good('braced', bracedArmour(unit, options))] : []),
    ...(unit.evading ? [good('evading', evading)] : []),
    ...(unit.lockdown ? [good('lockdown', lockdownArmour(unit, options))] : []),
  ];
}
