import type { NarratorsOf } from '../../../kernel/ruleset/game.ts';
import type { LossRules } from '../book.ts';
import { points, shipName, sideName, squadronName } from '../names.ts';
import type { State } from '../table.ts';
import type { LossEvent } from './events.ts';
import type { ShipId } from '../ids.ts';

const seatOf = (state: State, ship: ShipId) => state.ships[ship]?.seat ?? null;

const removalWords = {
  destroyed: ' is destroyed',
  'emergency-jump': ' makes an emergency jump',
  escaped: ' leaves through a portal',
} as const;

/** Losses that leave the ship where it is name the rule of their cause alone. */
const narrateHarm = {
  'hull-lost': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` loses ${event.amount} hull (${event.cause.by}): ${event.hull + event.amount} to ${event.hull}.`,
    ],
    rules: [event.cause.rule],
    tone: 'harm',
    cue: { is: 'loss', what: 'hull' },
  }),
  'hull-restored': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` regains ${event.amount} hull (${event.cause.by}): ${event.hull - event.amount} to ${event.hull}.`,
    ],
    rules: [event.cause.rule],
    tone: 'act',
  }),
  'crew-lost': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` loses ${event.amount} crew (${event.cause.by}): ${before.ships[event.ship]?.crew ?? 0} to ${event.crew}.`,
    ],
    rules: [event.cause.rule],
    tone: 'harm',
    cue: { is: 'loss', what: 'crew' },
  }),
  'disorder-gained': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` gains ${event.markers} Disorder (${event.cause.by}): ${event.disorder - event.markers} to ${event.disorder}.`,
    ],
    rules: [event.cause.rule],
    tone: 'harm',
    cue: { is: 'effect', what: 'Disorder' },
  }),
  'disorder-shed': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` sheds ${event.markers} Disorder (${event.cause.by}): ${event.disorder + event.markers} to ${event.disorder}.`,
    ],
    rules: [event.cause.rule],
    tone: 'act',
  }),
} satisfies Partial<NarratorsOf<State, LossEvent>>;

/** Where a ship was; nothing of one that was not on the table. */
function lastPlace(ship: State['ships'][string] | undefined): { readonly what?: string } {
  return ship?.at ? { what: `${ship.at.xMils} ${ship.at.yMils} ${ship.facingCdeg}` } : {};
}

/** The lines about losses, by the rules of the game. */
export const narrateLosses = (rules: LossRules): NarratorsOf<State, LossEvent> => ({
  ...narrateHarm,
  'condition-checked': (event, before) => ({
    parts: [
      shipName(before, event.ship),
      ` checks its condition: ${event.faces.join(' + ')}${event.disorder > 0 ? ` − ${event.disorder} Disorder` : ''}`,
      ` = ${event.total}, needs ${event.need}: ${event.passed ? 'it stays.' : 'it must leave.'}`,
    ],
    rules: rules.told.check,
    tone: event.passed ? 'roll' : 'loss',
    cue: { is: 'effect', what: 'Condition' },
    rolls: [
      {
        label: 'condition check',
        seat: seatOf(before, event.ship),
        sides: 6,
        faces: event.faces,
        need: null,
        counted: event.passed ? 2 : 0,
        use: 'check',
      },
    ],
  }),
  'jump-blocked': (event, before) => ({
    parts: [shipName(before, event.ship), ` must jump (${event.cause.by}) but has no working Hyperdrive.`],
    rules: [event.cause.rule, ...rules.told.jumpBlocked],
    tone: 'harm',
    cue: { is: 'effect', what: 'Jump' },
  }),
  'ship-removed': (event, before) => {
    const aboard = event.fighters.length;
    return {
      parts: [
        shipName(before, event.ship),
        `${removalWords[event.how]} (${event.cause.by}). `,
        sideName(before, event.to),
        ` scores ${points(event.halfPoints)}.`,
        ...(aboard === 0 ? [] : [` ${aboard} fighter${aboard === 1 ? ' is' : 's are'} lost with it.`]),
      ],
      rules: [event.cause.rule, ...rules.told.removed, ...(aboard > 0 ? rules.told.fightersAboard : [])],
      tone: 'loss',
      cue: { is: 'gone', ...lastPlace(before.ships[event.ship]) },
    };
  },
  'command-lost': (event, before) => {
    const squadron = before.ships[event.ship]?.squadron ?? '';
    return {
      parts:
        event.rank === 'admiral'
          ? ['The flagship ', shipName(before, event.ship), ' is gone: its commanders waver.']
          : [squadronName(before, squadron), ' has lost its commander with ', shipName(before, event.ship), '.'],
      rules: [event.rank === 'admiral' ? rules.flagshipGone : rules.commanderGone, ...rules.told.commandLost],
      tone: 'loss',
    };
  },
});
