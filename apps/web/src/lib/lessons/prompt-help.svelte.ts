/** 'What is this?' at prompts: it opens by itself the first time that a kind of prompt appears, and is a link from then on. */
import type { AnyRuleset, RollShown } from '@broadside/rules/kernel';
import { type PromptHelp, teachingOf } from '@broadside/rules/kernel/lessons';
import { getContext, setContext, untrack } from 'svelte';
import type { MatchSession } from '#lib/match/session.svelte.ts';

const KEY = Symbol('prompt help');
const SWITCH = 'broadside.explain-prompts';
const keyOf = (ruleset: string): string => `broadside.prompts-met.${ruleset}`;
/** More kinds of prompts than any game has. */
const KINDS_MOST = 100;

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};
function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser without storage explains again the next time.
  }
}
/** The kinds of prompts that somebody has met in this browser. */
export const metIn = (ruleset: string): readonly string[] => (stored(keyOf(ruleset)) ?? '').split(' ');

export interface ShownHelp {
  readonly say: string;
  readonly rule: string;
  /** The throws of this moment that it speaks of. */
  readonly rolls: readonly RollShown[];
}

export class PromptHelpDesk {
  readonly #session: MatchSession;
  #help = $state.raw<readonly PromptHelp[]>([]);
  #asked: AnyRuleset | undefined;
  /** A prompt stands on the table. */
  #prompting = $state(false);
  /** The kind of prompt whose help is open. */
  #open = $state<string | undefined>();
  explains = $state(stored(SWITCH) !== 'no');

  readonly entry: PromptHelp | undefined = $derived.by(() => {
    if (!this.#prompting) return undefined;
    const kinds = this.#session.offers.map((offer): unknown => Reflect.get(offer as object, 'kind'));
    return this.#help.find(({ asks }) => kinds.includes(asks));
  });
  readonly open: boolean = $derived.by(() => this.entry !== undefined && this.#open === this.entry.asks);
  /** Against people nothing opens by itself: it would cost them time. */
  readonly #alone: boolean = $derived.by(() => {
    const { match } = this.#session.state;
    return match?.seats.every(({ seat, kind }) => kind !== 'person' || seat === this.#session.seat) === true;
  });
  readonly steps: readonly ShownHelp[] = $derived.by(() => {
    const told = this.#session.state.log;
    // Dice of the phase before are of another matter, though one entry may tell of both.
    const log = told.slice(
      Math.max(
        0,
        told.findLastIndex(({ tone }) => tone === 'phase'),
      ),
    );
    const last = log.findLast((line) => (line.rolls?.length ?? 0) > 0)?.seq;
    const rolls = log.flatMap((line) => (line.seq === last ? (line.rolls ?? []) : []));
    const own = this.#session.seat;
    return (this.entry?.steps ?? []).map(({ say, rule, dice }) => {
      const fell = rolls.filter(({ seat }) => (dice === 'own' ? seat === own : dice === 'theirs' && seat !== own));
      return { say, rule, rolls: fell };
    });
  });

  constructor(session: MatchSession, prompting: () => boolean) {
    this.#session = session;
    $effect(() => {
      const stands = prompting();
      this.#prompting = stands;
      if (stands) untrack(() => this.#fetch());
    });
    $effect(() => {
      const { entry } = this;
      if (entry) untrack(() => this.#meet(entry.asks));
    });
  }

  #fetch(): void {
    const { ruleset } = this.#session;
    if (!ruleset || ruleset === this.#asked) return;
    this.#asked = ruleset;
    const take = async (): Promise<void> => {
      this.#help = (await teachingOf(ruleset))?.help ?? [];
    };
    // Without its help a prompt is answered as ever.
    void take().catch(() => (this.#asked = undefined));
  }

  #meet(kind: string): void {
    const ruleset = this.#session.state.match?.ruleset ?? '';
    const met = metIn(ruleset);
    if (met.includes(kind)) return;
    store(keyOf(ruleset), [...met, kind].slice(-KINDS_MOST).join(' ').trim());
    if (this.explains && (this.#alone || !this.#session.shared)) this.#open = kind;
  }

  toggle(): void {
    this.#open = this.open ? undefined : this.entry?.asks;
  }
  explain(wanted: boolean): void {
    this.explains = wanted;
    store(SWITCH, wanted ? 'yes' : 'no');
  }
}

export const providePromptHelp = (session: MatchSession, prompting: () => boolean): PromptHelpDesk =>
  setContext(KEY, new PromptHelpDesk(session, prompting));
/** Nothing where a prompt stands by itself. */
export const usePromptHelp = (): PromptHelpDesk | undefined => getContext<PromptHelpDesk | undefined>(KEY);
