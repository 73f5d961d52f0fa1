/** Keys of a page around a table, which the table's list of all keys has too. */
import type { KeyRow } from './rows.ts';

/** The context under which a page gives them. */
export const PAGE_KEYS = Symbol('keys of the page');
export type PageKeys = () => readonly KeyRow[];

/** A key of a page, and what it does there. */
export interface PageKey extends KeyRow {
  readonly act: () => void;
}

/** Whether somebody writes or chooses there, so that a letter is no order. */
export const isTyped = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof Element && target.closest('input, textarea, select, dialog') !== null);
