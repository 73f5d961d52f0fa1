/** What this browser put into the dice of matches, and what it was promised: kept here, so that it need not take anybody's word. */
import { entropy } from '@broadside/client';

const entropyKey = 'broadside.own-entropy';
const promiseKey = 'broadside.promises';
const kept = 400;

function read(key: string): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
function write(key: string, list: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(list.slice(-kept)));
  } catch {
    // A browser that keeps nothing can still verify the rest.
  }
}

/** Numbers of this browser's own for the dice of a match, remembered. */
export function ownEntropy(): string {
  const mine = entropy();
  write(entropyKey, [...read(entropyKey), mine]);
  return mine;
}

/** Whether something that this browser sent is among what the seats added; undefined where it remembers nothing at all. */
export function hasOwn(added: string | null): boolean | undefined {
  const mine = read(entropyKey);
  return mine.length === 0 ? undefined : (added ?? '').split(':').some((each) => mine.includes(each));
}

/** Remembers the commitment of a match as it was first seen here. */
export function keepPromise(match: string, commitment: string): void {
  const list = read(promiseKey);
  if (!list.some((each) => each.startsWith(`${match}:`))) write(promiseKey, [...list, `${match}:${commitment}`]);
}

/** The commitment that this browser saw first; undefined where it was never at that table. */
export const promiseOf = (match: string): string | undefined =>
  read(promiseKey)
    .find((each) => each.startsWith(`${match}:`))
    ?.slice(match.length + 1);
