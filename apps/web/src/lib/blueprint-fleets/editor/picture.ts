/** A written position seen from outside, for lists. */
import type { State } from '@broadside/rules/mechanics/blueprint-fleets';
import type { Chart } from '#lib/board/chart.ts';
import type { PositionPicture } from '#lib/boards/editing.ts';
import type { EditedGame } from '#lib/editor/game.ts';

export const pictureBy =
  <P extends object, S extends State>(game: EditedGame<P, S>, chartOf: (state: S) => Chart): PositionPicture =>
  (position) => {
    const read = game.codec.safeParse(position);
    if (!read.success) return undefined;
    const { state, findings } = game.survey(game.withIds(read.data));
    const words = findings.length > 0 ? '' : `${game.round(state)}. ${game.waitsFor(state)}`;
    return {
      scene: { kind: 'chart', chart: { ...chartOf(state), zones: [] } },
      words,
      problems: findings.length,
    };
  };
