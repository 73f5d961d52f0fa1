/** What the log says of attacks, with the cues that let them play as scenes. */
import type { LogPart, RollShown, Seat } from '../../../kernel/contract.ts';
import type { ThrowUse } from '../../../kernel/cues.ts';
import { bearing, inches, listed, shipName, sideName } from '../../../mechanics/blueprint-fleets/names.ts';
import { spaceTitles } from '../../ship/space-names.ts';
import { ordnance, type OrdnanceId } from '../../data/ordnance.ts';
import type { NarratorsOf, State } from '../../state.ts';
import type { BonusDie, DefenceDie, WeaponDie, WeaponEvent } from './schema.ts';

type EventOf<K extends WeaponEvent['kind']> = Extract<WeaponEvent, { kind: K }>;

const unique = (words: readonly string[]): string[] => [...new Set(words)];
const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** How its dice cross the board. */
const useOf = (id: OrdnanceId): ThrowUse => {
  if (ordnance[id].torpedo) return 'missile';
  return id === 'beam' || id === 'polaron-ray' || id === 'x-ray-laser' ? 'beam' : 'gun';
};

const weaponWords = ({ ordnance: id, mount, sides, twice, inBand }: WeaponDie): string =>
  `${ordnance[id].name} (${spaceTitles[mount]}) d${sides}${twice ? ' twice' : ''}${inBand ? '' : ', out of its band'}`;

const bonusWords: Readonly<Record<BonusDie['source'], string>> = {
  squadron: 'squadron',
  aft: 'from aft',
  'pack-hunters': 'Pack Hunters',
};
const defenceWords: Readonly<Record<DefenceDie['source'], string>> = {
  def: 'DEF',
  patrol: 'patrol',
  screen: 'screen',
  terrain: 'terrain',
  evasive: 'evasion',
  armor: 'armor',
  'difficult-target': 'difficult target',
  stealth: 'stealth',
  chaff: 'chaff',
};

/** One throw a roll: of two the one that is not kept says so. */
function shown(
  label: string,
  seat: Seat | null,
  { sides, rolls }: { readonly sides: number; readonly rolls: readonly (readonly number[])[] },
  keepHigher: boolean,
  use: ThrowUse,
): RollShown[] {
  const totals = rolls.map((faces) => faces.reduce((sum, face) => sum + face, 0));
  const kept = totals.indexOf(keepHigher ? Math.max(...totals) : Math.min(...totals));
  return rolls.map((faces, index) => ({
    label: index === kept ? label : `${label}, not kept`,
    seat,
    sides,
    faces,
    need: null,
    counted: index === kept ? (totals[index] ?? 0) : 0,
    use: index === kept ? use : 'again',
  }));
}

function declared(event: EventOf<'fire-declared'>, before: State): LogPart[] {
  const ships = unique(event.weapons.map(({ ship }) => ship)).map((id) => shipName(before, id));
  const one = ships.length === 1;
  const verb = event.torpedo ? (one ? 'launches' : 'launch') : one ? 'fires' : 'fire';
  const dice = [
    ...event.weapons.map(weaponWords),
    ...event.bonus.map(({ source, sides }) => `${bonusWords[source]} d${sides}`),
  ];
  // A name would count among those who attack.
  const cover =
    event.cover === null
      ? ''
      : ` ${before.terrain[event.cover.terrain]?.name ?? 'Terrain'} gives the defence d${event.cover.sides}.`;
  const target = shipName(before, event.target);
  return [
    ...listed(ships),
    ` ${verb}${event.mode === 'coordinated' ? ' together' : ''}, ${inches(event.rangeMils)} away: ${dice.join(', ')}.`,
    `${cover} At `,
    target,
    '.',
  ];
}

const modeRules = { single: 'DA-9.4.7', salvo: 'DA-12.6a', coordinated: 'DA-9.4.6b' } as const;

function attackLine(event: EventOf<'attack-rolled'>, before: State): LogPart[] {
  const kept = event.kept === null ? undefined : event.weapons[event.kept];
  const best =
    kept === undefined ? '' : ` ${ordnance[kept.ordnance].name} of ${before.ships[kept.ship]?.name ?? ''} counts.`;
  const less = event.fireControl ? ' 2 are lost to Fire Control Offline.' : '';
  return ['The attack on ', shipName(before, event.target), ` comes to ${event.total}.${best}${less}`];
}

export const narrateWeapons: NarratorsOf<WeaponEvent> = {
  'fire-declared': (event, before) => ({
    parts: declared(event, before),
    rules: unique([
      modeRules[event.mode],
      ...event.bonus.map(({ rule }) => rule),
      ...(event.weapons.some(({ inBand }) => !inBand) ? ['DA-1.8.18b'] : []),
      ...(event.cover === null ? [] : ['DA-9.4.8g']),
      ...(event.scattered ? ['DA-12.5.13'] : []),
      ...(event.targetResolution === null ? [] : ['DA-12.4.16']),
    ]),
    tone: 'act',
    cue: { is: 'attack' },
  }),
  'attack-rolled': (event, before) => ({
    parts: attackLine(event, before),
    rules: ['DA-9.4.8e', ...(event.fireControl ? ['DA-1.7.10'] : [])],
    tone: 'roll',
    rolls: [
      ...event.weapons.flatMap((die) => {
        const label = `${before.ships[die.ship]?.name ?? die.ship}: ${ordnance[die.ordnance].name}`;
        return shown(label, event.by, die, true, useOf(die.ordnance));
      }),
      ...event.bonus.flatMap((die) => shown(bonusWords[die.source], event.by, die, true, 'gun')),
    ],
  }),
  'defence-committed': (event, before) => {
    const clouds = event.chaff.reduce((sum, each) => sum + each.clouds, 0);
    const helps: LogPart[][] = [
      ...(event.screen === null ? [] : [['a screen by ', shipName(before, event.screen)]]),
      ...(event.escorts.length === 0 ? [] : [[counted(event.escorts.length, 'fighter')]]),
      ...(clouds === 0 ? [] : [[counted(clouds, 'chaff cloud')]]),
    ];
    const target = shipName(before, event.target);
    const parts: LogPart[] = helps.flatMap((help, index) => (index === 0 ? help : [', ', ...help]));
    return {
      parts: helps.length === 0 ? [target, ' stands alone.'] : [target, ' is helped by ', ...parts, '.'],
      rules: [
        'R-DA-10',
        ...(event.screen === null ? [] : ['DA-9.4.4a']),
        ...(event.escorts.length === 0 ? [] : ['DA-9.4.9.4']),
        ...(clouds === 0 ? [] : ['DA-12.7.9']),
      ],
      tone: 'act',
    };
  },
  'defence-rolled': (event, before) => {
    const through = event.hits - event.screened;
    const screened = event.screened === 0 ? '' : ` The screen takes ${event.screened}.`;
    return {
      parts: [
        `${event.attack} against ${event.total}: ${through === 0 ? 'nothing gets through to ' : `${counted(through, 'hit')} on `}`,
        shipName(before, event.target),
        `.${screened}`,
      ],
      rules: unique(['DA-9.4.8h', 'DA-9.4.8f', ...event.dice.map(({ rule }) => rule)]),
      tone: 'roll',
      cue: { is: through === 0 ? 'stopped' : 'through' },
      rolls: event.dice.flatMap((die) => shown(defenceWords[die.source], event.by, die, false, 'defence')),
    };
  },
  'effect-chosen': (event, before) => ({
    parts: [`${ordnance[event.ordnance].name} acts on `, shipName(before, event.target), '.'],
    rules: ['DA-9.4.8i', ordnance[event.ordnance].rule],
    tone: 'act',
  }),
  'initiative-jammed': (event, before) => ({
    parts: [
      sideName(before, event.seat),
      ' counts 3 less on its next initiative: ',
      shipName(before, event.target),
      '.',
    ],
    rules: ['DA-12.5.5', 'R-DA-54'],
    tone: 'harm',
    cue: { is: 'effect', what: 'Initiative' },
  }),
  'ship-displaced': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` is moved ${inches(event.distanceMils)} and faces ${bearing(event.facingCdeg)}.`,
    ],
    rules: ['DA-12.5.9', 'R-DA-128'],
    tone: 'harm',
    cue: { is: 'effect', what: 'Moved' },
  }),
  'location-rolled': (event, before) => ({
    parts: ['Critical hit on ', shipName(before, event.ship), `: ${event.face}, which the Polaron ray may shift.`],
    rules: ['DA-9.4.11.7a', 'DA-12.5.12'],
    tone: 'roll',
    rolls: [
      { label: 'critical location', seat: null, sides: 20, faces: [event.face], need: null, counted: 1, use: 'place' },
    ],
  }),
  'location-shifted': (event, before) => ({
    parts: [`The Polaron ray shifts the hit on `, shipName(before, event.ship), ` from ${event.from} to ${event.to}.`],
    rules: ['DA-12.5.12', 'R-DA-127'],
    tone: 'act',
  }),
};
