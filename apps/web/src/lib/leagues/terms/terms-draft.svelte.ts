/** Terms of a season as an organiser writes them down: of a new one, or others for one that goes on. */
import {
  usualScoring,
  usualTieBreaks,
  usualTimes,
  type SeasonTerms,
  type SeasonTimes,
  type TeamTerms,
} from '@broadside/competition/season';
import { noTempo, tempo as tempoSchema, usualTableTerms, type Tempo } from '@broadside/match';
import type { RulesetCard } from '@broadside/protocol';
import { browserZone } from '#lib/pairing/when.ts';
import { formatWishesOf, roundsFor, stagesOf, tempos, usualFormat, type SeasonPreset } from '../new-season.ts';
import { BattleTermsDraft, type SidesPlayed } from './battle-terms.svelte.ts';
import { EntryTermsDraft } from './entry-terms.svelte.ts';
import { ListTermsDraft } from './list-terms.svelte.ts';

type Leaving = NonNullable<SeasonTerms['whoLeft']>;

export class TermsDraft {
  readonly battles: BattleTermsDraft;
  readonly lists: ListTermsDraft;
  readonly entry: EntryTermsDraft;
  table = $state.raw(usualTableTerms);
  tempo = $state.raw<Tempo>(tempos.correspondence);
  limit = $state(16);
  lateUntil = $state(0);
  format = $state(structuredClone(usualFormat));
  /** What was chosen; nothing: as many as find one winner. */
  chosenRounds = $state<number | undefined>();
  roundDays = $state(14);
  times = $state.raw<SeasonTimes>({ ...usualTimes, zone: browserZone(), closesAt: 20 * 60 });
  scoring = $state.raw(usualScoring);
  /** What was chosen; nothing: as is usual for who competes. */
  chosenTieBreaks = $state.raw<SeasonTerms['tieBreaks'] | undefined>();
  /** What was chosen; nothing: as is usual for the format. */
  leaving = $state<Leaving | undefined>();
  reviewHours = $state(24);
  /** Results are hidden from whoever has not watched, unless they say otherwise. */
  hidesResults = $state(false);
  chosenTeams = $state.raw<TeamTerms | undefined>();
  /** What the form said of the terms before anybody touched it. */
  #found: SeasonTerms | undefined;

  constructor(of?: SeasonTerms) {
    this.battles = new BattleTermsDraft(() => this.sides, of);
    this.lists = new ListTermsDraft(of?.lists);
    this.entry = new EntryTermsDraft(of?.registration);
    if (of === undefined) return;
    const { table, tempo, registration, format, roundDays, times, scoring, tieBreaks, whoLeft, closing, teams } = of;
    const known = tempoSchema.safeParse(tempo);
    [this.table, this.tempo] = [table, known.success ? known.data : noTempo];
    [this.limit, this.lateUntil] = [registration.limit, registration.lateUntil];
    this.format = structuredClone(formatWishesOf(of));
    this.chosenRounds = 'rounds' in format ? format.rounds : undefined;
    [this.roundDays, this.times] = [roundDays, times ?? usualTimes];
    [this.scoring, this.chosenTieBreaks] = [scoring, tieBreaks];
    [this.leaving, this.reviewHours] = [whoLeft ?? 'kept', closing?.reviewHours ?? 24];
    this.hidesResults = of.hideResults === true;
    this.chosenTeams = teams;
  }

  /** The terms of a season that goes on, to be changed. */
  static of(terms: SeasonTerms, game: RulesetCard): TermsDraft {
    const draft = new TermsDraft(terms);
    draft.#found = draft.terms(game);
    return draft;
  }

  /** Everybody plays alone, and the points of the book are compared. */
  get solo(): boolean {
    return this.format.kind === 'score-series';
  }
  get takesLate(): boolean {
    return this.solo || this.format.kind === 'swiss';
  }
  get teams(): TeamTerms | undefined {
    return this.solo ? undefined : this.chosenTeams;
  }
  get sides(): SidesPlayed {
    return this.solo ? 'alone' : this.teams?.shared === true ? 'shared' : 'one-each';
  }

  roundsOf(game: RulesetCard): number {
    return this.chosenRounds ?? (this.solo ? this.battles.chosen(game).length : roundsFor(this.limit));
  }
  get whoLeft(): Leaving {
    return this.leaving ?? (this.format.kind === 'round-robin' ? 'struck' : 'kept');
  }
  get tieBreaks(): SeasonTerms['tieBreaks'] {
    if (this.chosenTieBreaks !== undefined) return this.chosenTieBreaks;
    // Whoever plays alone meets nobody: of as many points more battles won part them, or they share the place.
    if (this.solo) return [{ id: 'wins' }];
    const boards = this.teams !== undefined && this.teams.shared !== true;
    return boards ? [{ id: 'book-scored' }, ...usualTieBreaks] : [...usualTieBreaks];
  }

  take({ format, roundDays, pace }: SeasonPreset): void {
    [this.roundDays, this.tempo, this.chosenRounds] = [roundDays, tempos[pace], undefined];
    this.format = { ...this.format, ...format };
  }

  /** All of them, in the game's present edition. */
  terms(game: RulesetCard): SeasonTerms {
    const { table, tempo, limit, lateUntil, roundDays, times, scoring, teams, whoLeft, reviewHours } = this;
    return {
      ...{ ruleset: game.id, edition: game.edition, ...this.battles.terms(game) },
      ...{ lists: this.lists.terms(this.battles.chosen(game)), table, options: {}, tempo },
      ...stagesOf({ ...this.format, rounds: this.roundsOf(game) }),
      registration: this.entry.terms(limit, this.takesLate ? lateUntil : 0),
      ...{ scoring, ...(teams === undefined ? {} : { teams }), tieBreaks: this.tieBreaks },
      ...{ roundDays, times, whoLeft, closing: { reviewHours } },
      ...(this.hidesResults ? { hideResults: true as const } : {}),
    };
  }

  /**
   * The terms as they stand with what was changed here. What nobody touched stays to the letter: terms that were written
   * elsewhere may say what this form has no words for.
   */
  onto(standing: SeasonTerms, game: RulesetCard): SeasonTerms {
    const [found, now] = [this.#found, this.terms(game)];
    const keys = Object.keys({ ...found, ...now }) as (keyof SeasonTerms)[];
    const touched = keys.filter((key) => JSON.stringify(found?.[key]) !== JSON.stringify(now[key]));
    const kept = Object.entries(standing).filter(([key]) => !touched.includes(key as keyof SeasonTerms));
    const changed = touched.flatMap((key) => (now[key] === undefined ? [] : [[key, now[key]] as const]));
    return Object.fromEntries([...kept, ...changed]) as SeasonTerms;
  }
}
