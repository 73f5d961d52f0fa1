/** The battles of a season as somebody chooses them: one, one for each round, or a pool. */
import { battlesNamed, type SeasonTerms } from '@broadside/competition/season';
import type { RulesetCard } from '@broadside/protocol';
import { isDuel, isForOne, isOfSides } from '#lib/match/battles.ts';

export type BattleCard = RulesetCard['battles'][number];
type Choice = SeasonTerms['battles']['choice'] | 'drawn-each';

/** Who sits at a table: one on each side, several on one of them at least, or one alone. */
export type SidesPlayed = 'one-each' | 'shared' | 'alone';

export const choices: readonly { readonly id: Choice; readonly name: string; readonly least: number }[] = [
  { id: 'fixed', name: 'The same in every round', least: 1 },
  { id: 'by-round', name: 'One for each round', least: 1 },
  { id: 'drawn', name: 'Drawn for each round', least: 2 },
  { id: 'drawn-each', name: 'Drawn for each table', least: 2 },
  { id: 'veto', name: 'A pool: each side strikes one out', least: 3 },
];

const fits = { 'one-each': isDuel, shared: isOfSides, alone: isForOne };
export const battlesOf = ({ battles }: RulesetCard, sides: SidesPlayed = 'one-each'): readonly BattleCard[] =>
  battles.filter((each) => fits[sides](each));

const isDrawn = (choice: Choice): boolean => choice !== 'fixed' && choice !== 'by-round';

/** Rounds that have a battle or points of their own at most. */
const mostRounds = 20;

export class BattleTermsDraft {
  #choice = $state<Choice>('fixed');
  /** Who sits at the tables. */
  readonly #sides: () => SidesPlayed;
  /** Battles by id: the one, those of the rounds in their order, or the pool; those of another game do not count. */
  ids = $state.raw<readonly string[]>([]);
  /** What a list costs at most; nothing: as usual. */
  points = $state<number | undefined>();
  /** What it may cost more in each round. */
  growth = $state(0);

  constructor(sides: () => SidesPlayed, of?: Pick<SeasonTerms, 'battles' | 'points'>) {
    this.#sides = sides;
    if (of === undefined) return;
    const { battles, points } = of;
    const drawnEach = battles.choice === 'drawn' && battles.each === 'table';
    this.#choice = drawnEach ? 'drawn-each' : battles.choice;
    this.ids = battles.choice === 'by-round' ? battles.battles : battlesNamed(battles);
    [this.points] = points;
    this.growth = (points[1] ?? points[0] ?? 0) - (points[0] ?? 0);
  }

  /** A choice that those at the tables do not have is none. */
  get choice(): Choice {
    return this.#sides() === 'alone' && isDrawn(this.#choice) ? 'by-round' : this.#choice;
  }
  set choice(choice: Choice) {
    this.#choice = choice;
  }

  /** Ways to choose: who compare their points alone all play the same. */
  ways(game: RulesetCard): typeof choices {
    const all = this.offered(game).length;
    return choices.filter(({ id, least }) => all >= least && (this.#sides() !== 'alone' || !isDrawn(id)));
  }

  /** Battles of a game to choose from. */
  offered(game: RulesetCard): readonly BattleCard[] {
    return battlesOf(game, this.#sides());
  }

  /** The chosen ones of a game, as many as the choice takes. */
  chosen(game: RulesetCard): readonly BattleCard[] {
    const all = this.offered(game);
    const usual = all.find(({ id }) => game.presets.find((preset) => preset.id === id)?.first !== true) ?? all[0];
    const known = this.ids.flatMap((id) => all.find((each) => each.id === id) ?? []);
    const found = known.length === 0 && usual !== undefined ? [usual] : known;
    return this.choice === 'fixed' ? found.slice(0, 1) : found;
  }

  /** How many battles the choice still lacks. */
  lacks(game: RulesetCard): number {
    const least = Math.min(choices.find(({ id }) => id === this.choice)?.least ?? 1, this.offered(game).length);
    return Math.max(0, least - this.chosen(game).length);
  }

  /** Puts a battle into the pool or takes it out. */
  toggle(game: RulesetCard, id: string): void {
    const ids = this.chosen(game).map((each) => each.id);
    this.ids = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];
  }

  set(game: RulesetCard, index: number, id: string): void {
    this.ids = this.chosen(game).map((each, at) => (at === index ? id : each.id));
  }

  /** One more round with a battle of its own, or one fewer. */
  resize(game: RulesetCard, count: number): void {
    const ids = this.chosen(game).map(({ id }) => id);
    this.ids = Array.from({ length: Math.min(Math.max(1, count), mostRounds) }, (_, at) => ids[at] ?? ids.at(-1) ?? '');
  }

  terms(game: RulesetCard): Pick<SeasonTerms, 'battles' | 'points'> {
    return { battles: this.#battles(this.chosen(game).map(({ id }) => id)), points: this.#points(game) };
  }

  #battles(ids: readonly string[]): SeasonTerms['battles'] {
    const [battle = ''] = ids;
    switch (this.choice) {
      case 'fixed':
        return { choice: 'fixed', battle };
      case 'by-round':
        return { choice: 'by-round', battles: [...ids] };
      case 'drawn':
        return { choice: 'drawn', pool: [...ids], each: 'round' };
      case 'drawn-each':
        return { choice: 'drawn', pool: [...ids], each: 'table' };
      case 'veto':
        return { choice: 'veto', pool: [...ids] };
    }
  }

  #points(game: RulesetCard): number[] {
    const { points, growth } = this;
    if (points === undefined || !this.chosen(game).some((each) => each.points !== undefined)) return [];
    return growth === 0 ? [points] : Array.from({ length: mostRounds }, (_, round) => points + round * growth);
  }
}
