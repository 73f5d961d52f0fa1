/** Where things of a written position stand, by the sizes of this game. */
import { placesOf } from '#lib/blueprint-fleets/editor/places.ts';
import { baseDiameterMils, classes, classOfWords, sizes } from './rules.ts';

export { placeOf } from '#lib/blueprint-fleets/editor/places.ts';

/** What cannot be read stands as the smallest. */
export const fleetSizes = {
  ...sizes,
  baseOf: (written: string): number => {
    const code = classOfWords(written);
    return code === undefined ? 1000 : baseDiameterMils[classes[code].hull];
  },
};
export const places = placesOf(fleetSizes);
export const { freePlace, moveThing, moveTogether, turnThing } = places;
