/** A decision that is a list of small ones: who helps, which return, how many of each. */
import type { Rejection } from '@broadside/rules/kernel';

/** One line of the list: a whole number from `min` to `max`; with `names` it is one of several words instead. */
export interface ListItem {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly min: number;
  readonly max: number;
  readonly first: number;
  readonly names?: readonly string[];
}

export interface ListPlan<Command> {
  readonly question: string;
  readonly facts: string;
  readonly items: readonly ListItem[];
  readonly build: (value: (id: string) => number) => Command;
  /** Words of the primary button. */
  readonly words: (value: (id: string) => number) => string;
  /** The safe answer, as plain as the other one. */
  readonly decline?: { readonly label: string; readonly command: Command };
}

export class ListDraft<Offer, Command> {
  readonly form = 'choice';
  readonly choices = ['values'];
  readonly offer: Offer;
  readonly plan: ListPlan<Command>;
  values = $state.raw<Readonly<Record<string, number>>>({});
  readonly #judge: (command: Command) => Rejection | undefined;
  readonly command: Command = $derived.by(() => this.plan.build((id) => this.value(id)));
  readonly reason: Rejection | undefined = $derived.by(() => this.#judge(this.command));
  readonly words: string = $derived.by(() => this.plan.words((id) => this.value(id)));

  constructor(offer: Offer, plan: ListPlan<Command>, judge: (command: Command) => Rejection | undefined) {
    this.offer = offer;
    this.plan = plan;
    this.#judge = judge;
  }

  value(id: string): number {
    return this.values[id] ?? this.plan.items.find((item) => item.id === id)?.first ?? 0;
  }

  set(id: string, value: number): void {
    const item = this.plan.items.find((each) => each.id === id);
    if (item) this.values = { ...this.values, [id]: Math.min(item.max, Math.max(item.min, value)) };
  }

  /** The next value round and round: what a press on the thing itself does. */
  cycle(id: string): boolean {
    const item = this.plan.items.find((each) => each.id === id);
    if (!item) return false;
    const next = this.value(id) + 1;
    this.set(id, next > item.max ? item.min : next);
    return true;
  }

  press(id: string): boolean {
    return this.cycle(id);
  }

  reset(): void {
    this.values = {};
  }
}
