import type { LogPart } from '../../kernel/contract.ts';
import { featureName, sideName, unitName } from '../names.ts';
import { leaders } from '../data/leaders.ts';
import type { LeaderId, SideId } from '../ids.ts';
import type { NarratorsOf, State } from '../state.ts';
import type { DamageEvent } from './events.ts';

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const cripplings = { weapons: 'Crippled Weapons', engines: 'Crippled Engines', bays: 'Crippled Bays' } as const;
const buffs = { braced: 'Braced', evading: 'Evading', lockdown: 'Lockdown' } as const;

function scored(state: State, to: SideId | null, stars: number, leader: LeaderId | null): LogPart[] {
  const with_ = leader === null ? '' : ` with its ${leaders[leader].name}`;
  return to === null ? [`${with_}.`] : [`${with_}. `, sideName(state, to), ` scores ${stars}★.`];
}

export const narrateDamage: NarratorsOf<DamageEvent> = {
  'ships-lost': ({ unit, lost, left, cause }, before) => ({
    parts: [unitName(before, unit), ` loses ${plural(lost, 'ship')} to ${cause.by}; ${left} left.`],
    rules: [cause.rule],
    tone: 'harm',
    cue: { is: 'loss', what: 'ships' },
  }),
  'focus-fire-placed': ({ unit, points, total, cause }, before) => ({
    parts: [unitName(before, unit), ` takes ${plural(points, 'Focus Fire point')}: now ${total}.`],
    rules: ['FC-DMG-1', 'R-FC-116', cause.rule],
    tone: 'harm',
    cue: { is: 'effect', what: 'Focus Fire' },
  }),
  'focus-fire-removed': ({ unit, points, total, cause }, before) => ({
    parts: [unitName(before, unit), ` loses ${plural(points, 'Focus Fire point')} by ${cause.by}: now ${total}.`],
    rules: [cause.rule],
    tone: 'act',
  }),
  'crew-damage-placed': ({ unit, points, total, cause }, before) => ({
    parts: [unitName(before, unit), ` takes ${points} Crew Damage from ${cause.by}: now ${total}.`],
    rules: [cause.rule],
    tone: 'harm',
    cue: { is: 'effect', what: 'Crew Damage' },
  }),
  'unit-crippled': ({ unit, crippling, cause }, before) => ({
    parts: [unitName(before, unit), ` has ${cripplings[crippling]} by ${cause.by}.`],
    rules: [cause.rule, 'R-FC-77'],
    tone: 'harm',
    cue: { is: 'effect', what: 'Crippled' },
  }),
  'crippling-removed': ({ unit, crippling, cause }, before) => ({
    parts: [unitName(before, unit), ` gets rid of ${cripplings[crippling]} by ${cause.by}.`],
    rules: [cause.rule, 'R-FC-44'],
    tone: 'act',
  }),
  'buff-placed': ({ unit, buff, cause }, before) => ({
    parts: [unitName(before, unit), ` is now ${buffs[buff]}.`],
    rules: [cause.rule],
    tone: 'act',
  }),
  'buffs-ended': ({ unit, buffs: ended, cause }, before) => ({
    parts: [unitName(before, unit), ` is no longer ${ended.map((buff) => buffs[buff]).join(' or ')}: ${cause.by}.`],
    rules: [cause.rule],
    tone: 'act',
  }),
  'unit-destroyed': ({ unit, to, stars, leader, cause }, before) => ({
    parts: [unitName(before, unit), ` is destroyed by ${cause.by}`, ...scored(before, to, stars, leader)],
    rules: ['FC-UNIT-5', 'R-FC-183', cause.rule],
    tone: 'loss',
    cue: { is: 'gone' },
  }),
  'hulk-made': ({ unit, to, stars, leader }, before) => ({
    parts: [
      'The crew of ',
      unitName(before, unit),
      ' is dead: it drifts as a hulk',
      ...scored(before, to, stars, leader),
    ],
    rules: ['R-FC-155', 'R-FC-156'],
    tone: 'loss',
    cue: { is: 'gone' },
  }),
  'unit-captured': ({ unit, by, side, stars, leader }, before) => ({
    parts: [
      unitName(before, by),
      ' captures ',
      unitName(before, unit),
      ...scored(before, leader === null ? null : side, stars, leader),
    ],
    rules: ['R-FC-150', 'R-FC-151'],
    tone: 'score',
    cue: { is: 'effect', what: 'Captured' },
  }),
  'crew-transferred': ({ giver, receiver, points, leader, joins }, before) => ({
    parts: [
      unitName(before, giver),
      ` takes over ${points} Crew Damage from `,
      unitName(before, receiver),
      leader === null ? '' : ` and sends its ${leaders[leader].name}`,
      joins === null ? '.' : ', which is manned again and changes hands.',
    ],
    rules: ['R-FC-157', ...(joins === null ? [] : ['FC-BRD-21'])],
    tone: 'act',
  }),
  'artifact-taken': ({ artifact, unit, from }, before) => ({
    parts: [
      unitName(before, unit),
      ' takes ',
      featureName(before, artifact),
      ...(from === null ? [] : [' from ', unitName(before, from)]),
      '.',
    ],
    rules: ['R-FC-153', 'FC-BRD-14'],
    tone: 'score',
  }),
  'artifact-dropped': ({ artifact, from }, before) => ({
    parts: [featureName(before, artifact), ' stays where ', unitName(before, from), ' was.'],
    rules: ['R-FC-154'],
    tone: 'act',
  }),
  'patrol-assigned': ({ unit, parent }, before) => ({
    parts: [unitName(before, unit), ' flies combat air patrol for ', unitName(before, parent), '.'],
    rules: ['FC-CAP-1', 'R-FC-158'],
    tone: 'act',
  }),
  'patrol-stranded': ({ unit, parent }, before) => ({
    parts: [unitName(before, unit), ' has lost its ship ', unitName(before, parent), ' and returns to the board.'],
    rules: ['R-FC-166'],
    tone: 'act',
  }),
  'patrol-reacted': ({ unit, parent }, before) => ({
    parts: [unitName(before, unit), ' meets the attack on ', unitName(before, parent), '.'],
    rules: ['FC-CAP-4', 'R-FC-160'],
    tone: 'act',
  }),
  'patrol-released': ({ unit, parent }, before) => ({
    parts: [unitName(before, unit), ' leaves the patrol of ', unitName(before, parent), '.'],
    rules: ['R-FC-164'],
    tone: 'act',
  }),
  'units-locked': ({ boarder, defender }, before) => ({
    parts: [unitName(before, defender), ' can counterattack ', unitName(before, boarder), ' for a card.'],
    rules: ['R-FC-149'],
    tone: 'act',
  }),
  'lock-ended': () => undefined,
  'minefield-reduced': ({ feature, to, why }, before) => ({
    parts: [
      featureName(before, feature),
      to === 0 ? ' is used up' : ` is down to ${plural(to, 'mine')}`,
      ` by ${why}.`,
    ],
    rules: ['FC-TER-9', 'R-FC-95'],
    tone: 'act',
  }),
  'valour-used': ({ side, to }, before) => ({
    parts: [
      sideName(before, side),
      ' uses Valour; the token goes ',
      ...(to === 'beside' ? ['beside the deck'] : ['to ', sideName(before, to)]),
      '.',
    ],
    rules: ['FC-VAL-2', 'R-FC-122'],
    tone: 'act',
  }),
  'faction-card-used': ({ side }, before) => ({
    parts: [sideName(before, side), ' uses its faction card.'],
    rules: [side === 'taiidan' ? 'R-FC-123' : 'R-FC-124', 'FC-VAL-9'],
    tone: 'act',
  }),
};
