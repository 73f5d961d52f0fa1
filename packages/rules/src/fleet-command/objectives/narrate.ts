import { sideName, unitName } from '../names.ts';
import type { NarratorsOf } from '../state.ts';
import type { ObjectiveEvent } from './events.ts';

const leaving = {
  'core-home': { words: ' brings the core home and leaves play.', rule: 'R-FC-190' },
  'artifact-home': { words: ' brings its artifact home and leaves play.', rule: 'FC-SCN-10' },
  redeemed: { words: ' reaches the planet and leaves play.', rule: 'R-FC-199' },
  exit: { words: ' leaves the board.', rule: 'R-FC-193' },
  escape: { words: ' leaves the board by its escape zone.', rule: 'R-FC-232' },
} as const;

export const narrateObjectives: NarratorsOf<ObjectiveEvent> = {
  'objective-advanced': () => undefined,
  'objective-judged': ({ objective: id, status }, _before, after) => {
    const objective = after.objectives[id];
    if (objective === undefined) return undefined;
    const verdict = {
      won: `wins ${objective.medals === 1 ? '1 medal' : `${objective.medals} medals`}`,
      failed: 'fails',
      open: 'loses a medal',
    };
    return {
      parts: [sideName(after, objective.side), ` ${verdict[status]}: ${objective.text}`],
      rules: ['FC-WIN-1', 'R-FC-182'],
      tone: 'score',
    };
  },
  'part-done': ({ unit, what }, before) => ({
    parts: [unitName(before, unit), what === 'scan' ? ' scans the planet.' : ' takes the core aboard.'],
    rules: [what === 'scan' ? 'R-FC-189' : 'R-FC-190'],
    tone: 'score',
  }),
  'unit-left': ({ unit, why }, before) => ({
    parts: [unitName(before, unit), leaving[why].words],
    rules: [leaving[why].rule],
    tone: 'score',
  }),
  'match-ended': ({ side, winners, reason }, before) => ({
    parts:
      side === null
        ? [`The match ends in a draw: ${reason}.`]
        : winners?.length === 0
          ? // Its reason says already that the enemy has won.
            [`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`]
          : [sideName(before, side), ` wins: ${reason}.`],
    rules: ['FC-WIN-1', 'R-FC-186'],
    tone: 'score',
  }),
};
