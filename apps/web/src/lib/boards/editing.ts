/** How the pages around positions know a ruleset's position editor, without knowing the ruleset. */
import type { SavedPosition } from '@broadside/protocol';
import type { Scene } from './scene.ts';

/** What a new table begins with; nothing: where the last one was left. */
export type EditorBeginning =
  | { readonly kind: 'empty' }
  /** Both sides of a ready-made match, on the table. */
  | { readonly kind: 'preset'; readonly id: string }
  /** A fleet of a person's own for the first side, as its ruleset writes it. */
  | { readonly kind: 'fleet'; readonly design: unknown }
  | { readonly kind: 'text'; readonly text: string };

export interface EditorProps {
  readonly ruleset: string;
  /** The position that the address names; undefined for a new one. */
  readonly saved: SavedPosition | undefined;
  readonly begin: EditorBeginning | undefined;
}

/** What a list shows of a written position; undefined where it cannot be read. */
export type PositionPicture = (
  position: unknown,
) => { readonly scene: Scene; readonly words: string; readonly problems: number } | undefined;
