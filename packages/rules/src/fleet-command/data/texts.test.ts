import { describe, expect, it } from 'vitest';
import { ruleRows } from '../generated/rule-rows.ts';
import { abilityTexts, factionTexts, leaderTexts, tokenTexts, weaponTexts } from './ability-texts.ts';
import { basicTexts, cardTexts } from './card-texts.ts';

const known = new Set(ruleRows.map(([id]) => id));

describe('the texts of the cards', () => {
  it('fit on a card and cite a rule that there is', () => {
    for (const [card, { line, rule }] of Object.entries({ ...cardTexts, ...basicTexts })) {
      expect(line.length, card).toBeLessThanOrEqual(46);
      expect(known.has(rule), `${card}: ${rule}`).toBe(true);
    }
  });

  it('cite rules that there are for abilities, weapons, leaders, tokens and factions', () => {
    const tables: readonly { readonly [name: string]: { readonly rule: string } }[] = [
      abilityTexts,
      weaponTexts,
      leaderTexts,
      tokenTexts,
      factionTexts,
    ];
    for (const [name, { rule }] of tables.flatMap((table) => Object.entries(table)))
      expect(known.has(rule), `${name}: ${rule}`).toBe(true);
  });
});

describe('the rulings', () => {
  /** What notes are written with instead of words. */
  const shorthand = /\s[→=×≤≥−+]\s|→|≥|floor\(|\bHand\/Play\b|bipartite/;

  it('are sentences, not notes', () => {
    const rulings = ruleRows.filter(([id]) => id.startsWith('R-FC-'));
    expect(rulings.length).toBeGreaterThan(200);
    for (const [id, , text] of rulings) {
      // Its title may be a question, or quote a card.
      const body = text.slice(text.indexOf('. ') + 2);
      expect(body, id).not.toMatch(shorthand);
      expect(body, id).toMatch(/^[A-Z(]/);
      expect(body, id).toMatch(/[.)]$/);
    }
  });
});
