/** Where a match stands, in a few sentences: round and phase, who is to do what, who leads. */
import { scoreOf, type AnyRuleset, type Explaining, type View } from '@broadside/rules/kernel';
import { scoreSentence, strengthSentence } from './explain.ts';

/** Empty for a game that neither explains itself nor tells scores. */
export async function standingWords(ruleset: AnyRuleset, view: View): Promise<string> {
  const explaining = (await ruleset.explaining?.()) as Explaining<View> | undefined;
  const now = explaining?.happening(view);
  const sentence = now?.sentence.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const score = ruleset.story === undefined ? [] : scoreOf(ruleset.story.standing(view));
  return [now && `${now.label}. ${now.phase}.`, sentence, scoreSentence(score), strengthSentence(score)]
    .filter(Boolean)
    .join(' ');
}
