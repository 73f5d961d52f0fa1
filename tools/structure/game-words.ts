/** Words that mean something in one game or a few: code that all games share knows none of them. */
import type { Source } from './sources.ts';

/** Add those of a new game that a reader of its book would look up. */
const WORDS = [
  'admiral',
  'ambush',
  'asteroid',
  'beacon',
  'bentusi',
  'boarding',
  'captain',
  'catapult',
  'cloak',
  'corvette',
  'disorder',
  'dogfight',
  'fighter',
  'freighter',
  'frigate',
  'full stop',
  'harvest',
  'hyperspace',
  'interceptor',
  'kushan',
  'marine',
  'mass driver',
  'minefield',
  'minelayer',
  'orbit',
  'portal',
  'scout',
  'shield',
  'slingshot',
  'squadron',
  'taiidan',
  'torpedo',
  'valour',
];

/** What the ids of a ruleset's rules begin with, from its checklist: `AB` of `AB-1.2a`. */
export const codeOf = (checklist: string): string | undefined => /^([A-Z]+)-/m.exec(checklist)?.[1];

/** What games of one family share may have their words, in the rules and in the web app: everything else that is shared is for all. */
export const isFamily = (path: string): boolean =>
  /^(packages\/rules\/src\/mechanics|apps\/web\/src\/lib)\/blueprint-fleets\//.test(path);

/** A sentence for each line of a shared file that has a word of a game, or the id of one of its rules; of a family: the id alone. */
export function gameWords({ path, text }: Source, codes: readonly string[]): string[] {
  const word = new RegExp(`\\b(${WORDS.join('|')})(e?s|ed|ing)?\\b`, 'i');
  const rule = new RegExp(`\\b(R-)?(${codes.join('|')})-\\d`);
  // Names are written together in code: `shieldOf`, `maxTorpedoes`.
  const apart = (line: string): string => line.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  return text.split('\n').flatMap((line, index) => {
    const known = isFamily(path) ? undefined : word.exec(apart(line))?.[0];
    const found = known ?? (codes.length > 0 ? rule.exec(line)?.[0] : undefined);
    return found === undefined
      ? []
      : [`${path}:${index + 1} says "${found}", a word of a game: say what it is for every game, or move it there.`];
  });
}
