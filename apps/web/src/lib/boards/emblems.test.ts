/** What a game says of its folder here is so. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalog } from '@broadside/rules/catalog';
import { expect, it } from 'vitest';
import { emblemOf } from './index.ts';

const stands = (path: string): boolean => existsSync(fileURLToPath(new URL(path, import.meta.url)));

it.each(Object.keys(catalog))('the emblem of %s names the builder and the editor that its folder has', (id) => {
  const { builder = false, editor = false } = emblemOf(id);
  expect(builder).toBe(stands(`./${id}/builder/builder.svelte`));
  expect(editor).toBe(stands(`./${id}/editor/editor.svelte`));
  expect(stands(`./${id}/emblem.ts`)).toBe(true);
});
