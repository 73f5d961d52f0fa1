/** The anatomy of a table: what a ruleset fills in, and what every part of it may ask for. A page may lay it out in another way. */
import { getContext, setContext, type Component, type Snippet } from 'svelte';
import type { Seat } from '@broadside/protocol';
import type { Camera } from '#lib/board/camera.svelte.ts';
import type { Tape, TapeEnd } from '#lib/board/tape.svelte.ts';
import { RULE_NOTES, RuleNotes } from '#lib/components/rule-notes.svelte.ts';
import { setSides } from '#lib/components/side.ts';
import type { SceneStage } from '#lib/scene/stage.svelte.ts';
import type { AutomatedSide } from './automated-side.ts';
import { provideDecisionTime } from './decision-time.svelte.ts';
import type { KeyRow } from './keyboard/rows.ts';
import type { MatchSession } from './session.svelte.ts';
import type { TableMoment } from './table-header.svelte';

export interface ShellProps {
  session: MatchSession;
  /** Round and steps. */
  moment: TableMoment;
  /** What the match waits for, in words; the page title and the phone's plate say it too. */
  waits: string;
  fleet: (seat: Seat) => { readonly detail: string; readonly points: string | undefined };
  /** The side that nobody sits on, if there is one: an automated enemy. */
  automated?: AutomatedSide | undefined;
  left: Snippet;
  board: Snippet<[boolean]>;
  /** The attacks that are told here: over the foot of the board, which keeps its size. */
  scenes: SceneStage;
  /** Whether dice of no attack are laid out: not where something is moved beneath them. */
  dicing?: boolean;
  /** Cards, under the board. */
  hand?: Snippet | undefined;
  /** Where the board lies; dice that cover its foot are told to it. */
  camera?: Camera | undefined;
  prompt?: Snippet | undefined;
  /** True on a phone, where the primary button stands in the sheet's foot. */
  orders: Snippet<[boolean]>;
  confirm?: Snippet | undefined;
  onpick?: (record: string) => void;
  /** What measures on the board. */
  tape?: Pick<Tape<TapeEnd>, 'measuring' | 'said' | 'toggle'> | undefined;
  onfit?: () => void;
  /** What the list of all keys says of this table's own. */
  keyRows?: (() => Promise<readonly KeyRow[]>) | undefined;
}

const SHELL = Symbol('how the tables of a page are laid out');
export const provideShell = (shell: Component<ShellProps>): void => void setContext(SHELL, shell);
/** Undefined where the page lays tables out as for those who play. */
export const useShell = (): Component<ShellProps> | undefined => getContext<Component<ShellProps> | undefined>(SHELL);

/** What the parts of a table ask for: clocks of decisions, sides, the rules it names. */
export function furnish(session: () => MatchSession): void {
  provideDecisionTime(session());
  setSides(() => session().state.match?.seats ?? []);
  setContext(
    RULE_NOTES,
    new RuleNotes(
      () => session().ruleset?.rules() ?? Promise.reject(new Error('no ruleset')),
      (id) => `/rules/${session().state.match?.ruleset ?? ''}/${id}`,
    ),
  );
}
