/** The table of a match that waits for players, as every game of this site gives it to whoever draws it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { catalog } from '@broadside/rules/catalog';
import type { Json } from '@broadside/rules/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import { readSetUp } from './reading.ts';

const folder = mkdtempSync(join(tmpdir(), 'broadside-set-up-'));
const drawing = join(folder, 'draw.mjs');
/** Draws a view as its text. */
writeFileSync(drawing, `export const draw = async (_ruleset, view) => ({ svg: JSON.stringify(view), words: '' });`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(Object.entries(catalog))('the set-up of %s', (id, load) => {
  it(
    'is what the public sees before the first order, the same for a match at any time',
    { timeout: 60_000 },
    async () => {
      const ruleset = await load();
      const [preset] = ruleset.presets;
      const asked = { match: '00000000000a', ruleset: id, setup: preset?.setup as Json, type: 'svg' as const, drawing };
      const rulesets = new Map([[id, ruleset]]);
      const drawn = async (match: string): Promise<string> => {
        const { value } = await readSetUp({ ...asked, match }, rulesets);
        return gunzipSync(value ?? new Uint8Array()).toString();
      };
      const text = await drawn('00000000000a');
      expect(await drawn('00000000000a')).toBe(text);
      expect(await drawn('00000000000b')).not.toBe(text);
      const view = JSON.parse(text) as Readonly<Record<string, { readonly at?: unknown }>>;
      // Both fleets stand on the table, and nobody's own secrets are there.
      const placed = Object.entries(view).filter(([key, { at }]) => /^(?:ship|unit):/.test(key) && at);
      expect(placed.length).toBeGreaterThan(3);
      expect(Object.keys(view)).not.toContain('own');
      expect(ruleset.codec.view.safeParse(view).success).toBe(true);
    },
  );
});
