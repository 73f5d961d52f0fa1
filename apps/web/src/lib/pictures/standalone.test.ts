// @vitest-environment node
// Pictures are drawn by a server, with Svelte's server build.
import { readFileSync } from 'node:fs';
import { catalog } from '@broadside/rules/catalog';
import { SeededDice, play, seededRandom } from '@broadside/rules/kernel';
import type { AnyRuleset, Bot, View } from '@broadside/rules/kernel';
import { describe, expect, test } from 'vitest';
import { drawer } from './draw.ts';
import { standalone, tokensOf } from './standalone.ts';

const sprite = `<svg><defs><pattern id="hb"><rect fill="var(--side-b)"/></pattern
><symbol id="CR" viewBox="0 0 1 1"><path class="h" d="M0 0"/><path class="i" d="M1 1"/></symbol
></defs></svg>`;
const tokens = tokensOf(
  ':root { --board: #111111; /* : none; */ --side-a: #2222ff80; --side-b: #ff2222; } :root[x] { --board: white; }',
);
const drawn = `<!--[--><svg viewBox="0 4 240 120" class="s-1" role="img"><!--x--><rect fill="var(--board)"></rect>
<g class="A s-1" transform="x"><use href="#CR"></use></g><g class="B" transform="y"><use href="#CR"></use></g></svg><!--]-->`;

describe('a picture that stands alone', () => {
  test('has its colours, its symbols for each side, and nothing of the page', () => {
    const svg = standalone(drawn, { tokens, sprite }, 1200);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 4 240 120" width="1200" height="600">/,
    );
    expect(svg).toContain('<symbol id="CR-A"');
    expect(svg).toContain('<symbol id="CR-B"');
    expect(svg).toContain('<use href="#CR-A"');
    expect(svg).toContain('fill="#2222ff" stroke="#111111"');
    expect(svg).not.toMatch(/var\(|class=|<!--/);
  });

  test('is refused where nothing was drawn', () => {
    expect(() => standalone('<p>', { tokens, sprite }, 10)).toThrow('no SVG');
  });
});

/** The public view of a table at which the computer has given some orders. */
function tableOf(ruleset: AnyRuleset): View {
  const random = seededRandom(1);
  const match = play(ruleset, ruleset.presets[0]?.setup as unknown, new SeededDice(random));
  const bot = ruleset.bots[0] as Bot<View, unknown, unknown>;
  for (let given = 0; given < 30; given += 1) {
    const by = match.awaiting[0] ?? 'seat-1';
    match.apply(bot.choose(match.viewOf(by) as View, match.offers(by), by, random), by);
  }
  return match.view({ kind: 'public' }) as View;
}

test('every game of this site has a picture of its table', { timeout: 60_000 }, async () => {
  const draw = drawer(readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8'));
  for (const [id, load] of Object.entries(catalog)) {
    const drawn = await draw(id, tableOf(await load()));
    expect(drawn?.svg).toMatch(/<use href="#[A-Z-]+-A"/);
    expect(drawn?.svg).toMatch(/<use href="#[A-Z-]+-B"/);
    expect(drawn?.svg).not.toMatch(/var\(|undefined|NaN/);
    expect(drawn?.svg).toContain('fill="#0c1520"');
    expect(drawn?.words.length).toBeGreaterThan(3);
  }
  expect(await draw('no-such-game', {})).toBeUndefined();
});
