/** Words of the game in a sentence: each stands out once, and opens what it means. */
import type { LogName, LogPart, Primer, PrimerWord } from '@broadside/rules/kernel';

/** A run of plain text, a name with its record, or a word of the game. */
export type MarkedPart = string | LogName | { readonly text: string; readonly word: PrimerWord };

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds the words of one primer; the first of each in a text is marked, the longest that fits. */
export function markerOf({ words }: Primer): (parts: readonly LogPart[]) => readonly MarkedPart[] {
  const byForm = new Map(
    words.flatMap((word) => [word.word, ...(word.also ?? [])].map((form) => [form.toLowerCase(), word])),
  );
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (forms.length === 0) return (parts) => parts;
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${forms.join('|')})(?![\\p{L}\\d])`, 'giu');
  return (parts) => {
    const told = new Set<PrimerWord>();
    return parts.flatMap((part): readonly MarkedPart[] => {
      if (typeof part !== 'string') return [part];
      return part.split(pattern).flatMap((text, at): readonly MarkedPart[] => {
        const word = at % 2 === 1 ? byForm.get(text.toLowerCase()) : undefined;
        if (text === '') return [];
        if (word === undefined || told.has(word)) return [text];
        told.add(word);
        return [{ text, word }];
      });
    });
  };
}
