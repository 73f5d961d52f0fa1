/** A case while it is written: what it is about, what ought to happen, and whether the rules here do so. */
import { runCase } from '@broadside/rules/kernel';
import type { CaseResult, RuleId } from '@broadside/rules/kernel';
import { untrack } from 'svelte';
import type { RuleTexts } from '#lib/components/rule-notes.svelte.ts';
import type { Analysis } from './analysis.svelte.ts';
import {
  caseFile,
  caseOf,
  expectationOf,
  readableJson,
  refusalOf,
  rulesBetween,
  rulesOfText,
  type Expectation,
  type Refused,
  type Rejects,
  type Then,
  type CaseDraft,
} from './case-draft.ts';

/** How long the typing has to rest before the case is run, in milliseconds. */
const RUN_AFTER = 250;

type Expected = { readonly ok: true; readonly value: Expectation } | { readonly ok: false; readonly problem: string };

export class CaseDesk {
  title = $state('');
  note = $state('');
  /** The case begins after so many commands; where that lies behind the table, at the last one. */
  wantedFrom = $state(0);
  refused = $state.raw<Refused | undefined>();
  /** As typed; undefined while it follows the table. */
  coversText = $state<string | undefined>();
  expectedText = $state<string | undefined>();
  texts = $state.raw<RuleTexts | undefined>();
  result = $state.raw<CaseResult | undefined>();
  readonly analysis: Analysis;

  readonly mostFrom: number = $derived.by(() => this.analysis.history.at - (this.refused ? 0 : 1));
  readonly from: number = $derived.by(() => Math.max(0, Math.min(this.wantedFrom, this.mostFrom)));
  readonly empty: boolean = $derived.by(() => this.mostFrom < 0);
  readonly covers: readonly RuleId[] = $derived.by(() =>
    this.coversText === undefined ? this.#rulesApplied() : rulesOfText(this.coversText),
  );
  readonly unknown: readonly RuleId[] = $derived.by(() => {
    const { texts } = this;
    return texts ? this.covers.filter((id) => texts[id] === undefined) : [];
  });
  /** What did happen, as an expectation. */
  readonly happened: string = $derived.by(() => {
    if (this.empty) return '';
    return readableJson(this.refused ? refusalOf(this.refused) : expectationOf(this.analysis.history, this.from));
  });
  readonly expected: Expected = $derived.by(() => {
    try {
      const value: unknown = JSON.parse(this.expectedText ?? this.happened);
      return { ok: true, value: this.refused ? { rejects: value as Rejects } : { then: value as Then } };
    } catch (error) {
      return { ok: false, problem: error instanceof Error ? error.message : String(error) };
    }
  });
  readonly written: CaseDraft | undefined = $derived.by(() => {
    if (this.empty || !this.expected.ok) return undefined;
    const { title, note, covers, from, refused } = this;
    return caseOf(this.analysis.history, { title, note, covers, from, refused }, this.expected.value);
  });
  readonly file: string = $derived.by(() =>
    this.written ? caseFile(this.analysis.history.ruleset.id, this.written) : '',
  );
  readonly #story: CaseDraft | undefined = $derived.by(() => {
    // Title and note change nothing of what happens.
    if (this.empty || !this.expected.ok) return undefined;
    const { covers, from, refused } = this;
    return caseOf(this.analysis.history, { title: '', note: '', covers, from, refused }, this.expected.value);
  });

  constructor(analysis: Analysis) {
    this.analysis = analysis;
    // A table set up for a question is told from its beginning, a whole match by its last order.
    const { opening, at } = analysis.history;
    if (opening.origin.kind === 'setup') this.wantedFrom = Math.max(0, at - 1);
    void analysis.history.ruleset.rules().then(
      (texts) => (this.texts = texts),
      () => undefined,
    );
    $effect(() => {
      const story = this.#story;
      if (!story) {
        untrack(() => (this.result = undefined));
        return;
      }
      const timer = setTimeout(() => (this.result = runCase(analysis.history.ruleset, throughJson(story))), RUN_AFTER);
      return () => clearTimeout(timer);
    });
  }

  #rulesApplied(): readonly RuleId[] {
    if (this.empty) return [];
    const applied = rulesBetween(this.analysis.history, this.from);
    const forbids = this.refused?.reason.rule;
    return forbids ? [forbids] : applied;
  }

  /** Files what came of the steps, or a refusal at the step that is looked at. */
  choose(refused: Refused | undefined): void {
    this.refused = refused;
    this.expectedText = undefined;
    this.coversText = undefined;
    if (refused) this.wantedFrom = this.analysis.history.at;
    else if (this.wantedFrom === this.analysis.history.at) this.wantedFrom = 0;
  }
}

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
