/** Words of the book in positions: ids or names, in any case; what a position holds afterwards are ids. */
import * as z from 'zod';
import { noSuch, plainWord, wordOf } from '../../kernel/words.ts';
import {
  allegianceNames,
  cardNames,
  crippledNames,
  directionNames,
  featureNames,
  interruptNames,
  leaderNames,
  placeNames,
  scenarioNames,
  sideNames,
  stepNames,
  unitCardNames,
} from '../data/names.ts';
import { direction, handId } from '../ids.ts';

const worded = <K extends string>(what: string, names: Readonly<Record<K, string>>) =>
  wordOf(what, names).meta({ examples: Object.values<string>(names) });

export const unitCardWord = worded('unit card', unitCardNames);
export const leaderWord = worded('leader', leaderNames);
export const cardWord = worded('Command card', cardNames);
export const scenarioWord: z.ZodType<string, string> = worded<string>('scenario', scenarioNames);
export const sideWord = worded('side', sideNames);
export const allegianceWord = worded('side', allegianceNames);
export const crippledWord = worded('token', crippledNames);
export const featureWord = worded('feature', featureNames);
export const interruptWord = worded('Interrupt card', interruptNames);
export const valourWord = worded('place of the Valour token', { ...sideNames, beside: 'Beside' });
export const stepWord = worded('step', stepNames);
export const placeWord = worded('place', placeNames);

/** `Kushan` is the hand kushan. */
export const handWord = z
  .string()
  .max(60)
  .transform(plainWord)
  .pipe(handId)
  .describe('a hand: the name of its side, or one that "hands" gives');

/** N, NE, SE, S, SW, NW, or their numbers from 0. */
export const directionWord = z.union([
  direction,
  z
    .string()
    .max(20)
    .transform((written, context) => {
      const found = directionNames.findIndex((name) => name === written.trim().toUpperCase());
      if (found >= 0) return found;
      context.addIssue({ code: 'custom', message: noSuch('direction', written, directionNames) });
      return z.NEVER;
    })
    .meta({ examples: [...directionNames] }),
]);
