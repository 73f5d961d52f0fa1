import { pictureBy } from '#lib/blueprint-fleets/editor/picture.ts';
import { chartOf } from '../chart.ts';
import { game } from './game.ts';

export const positionPicture = pictureBy(game, (state) => chartOf(state, null, undefined));
