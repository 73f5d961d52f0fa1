/** What entrants bring, as somebody chooses it. */
import { noLists, type ListTerms } from '@broadside/competition/season';
import type { BattleCard } from './battle-terms.svelte.ts';
import { fromLocalInput, localInput } from './entry-way.ts';

export const shownWords = {
  locked: 'open as soon as it is locked',
  match: 'closed until its match',
  round: 'closed until the round ends',
  season: 'closed until the season ends',
} as const satisfies { [S in ListTerms['shown']]: string };

/** Lists that each entrant has to be able to bring: one, or one for each side. */
export const listsNeededFor = (battles: readonly BattleCard[]): number =>
  Math.max(0, ...battles.map(({ brings, apart }) => (apart === true ? brings.length : Math.min(1, brings.length))));

export class ListTermsDraft {
  /** What was chosen; fewer than the battles need do not count. */
  most = $state(1);
  shown = $state<ListTerms['shown']>('match');
  organisersSee = $state(false);
  /** A day and time as the browser writes them; nothing: everybody locks their own. */
  lockAt = $state('');
  revisions = $state<'none' | 'between-rounds' | 'some'>('none');
  times = $state(1);

  constructor(of?: ListTerms) {
    if (of === undefined || of.most === 0) return;
    const { most, shown, organisersSee, lockAt, revisions } = of;
    [this.most, this.shown, this.organisersSee] = [most, shown, organisersSee];
    this.lockAt = localInput(lockAt);
    [this.revisions, this.times] = typeof revisions === 'number' ? ['some', revisions] : [revisions, 1];
  }

  terms(battles: readonly BattleCard[]): ListTerms {
    const needed = listsNeededFor(battles);
    if (needed === 0) return noLists;
    const { shown, organisersSee, lockAt, revisions, times } = this;
    return {
      most: Math.max(needed, this.most),
      shown,
      organisersSee,
      lockAt: fromLocalInput(lockAt),
      revisions: revisions === 'some' ? times : revisions,
    };
  }
}
