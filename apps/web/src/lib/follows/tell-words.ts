/** What following something comes to, in words. */
import type { FollowKind, FollowTell, FollowEntry } from '@broadside/protocol';

const some = { start: 'When a match begins', end: 'When a match ends', nothing: 'Tell me nothing' } as const;
const words: { readonly [K in FollowKind]: { readonly [T in Exclude<FollowTell, 'round'>]: string } } = {
  person: {
    start: 'When they begin a match',
    end: 'When a match of theirs ends',
    nothing: 'Show them under Watch, tell me nothing',
  },
  league: some,
  season: some,
  match: { start: 'When it begins', end: 'When it ends', nothing: 'Tell me nothing of it' },
};

/** A choice, as one makes it. */
export const tellWords = (kind: FollowKind, tell: Exclude<FollowTell, 'round'>): string => words[kind][tell];

/** The choice that was made, as a sentence of what will come. */
export function toldWords({ kind, tell, round }: Pick<FollowEntry, 'kind' | 'tell' | 'round'>): string {
  if (tell === 'nothing') return kind === 'person' ? 'They stand under Watch.' : 'You are told nothing of it.';
  if (tell === 'round') return `You are told when round ${String(round)} begins.`;
  const what = kind === 'match' ? 'it' : kind === 'person' ? 'a match of theirs' : 'a match of it';
  return `You are told when ${what} ${tell === 'start' ? 'begins' : 'ends'}.`;
}
