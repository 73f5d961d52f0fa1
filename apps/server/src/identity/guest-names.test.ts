import { PersonName } from '@broadside/protocol';
import { catalog } from '@broadside/rules/catalog';
import { describe, expect, it } from 'vitest';
import { birds, tones } from './guest-names.ts';

describe('the names that guests are given', () => {
  it('come from two lists of 64 words each, none twice', () => {
    for (const list of [tones, birds]) {
      expect(list).toHaveLength(64);
      expect(new Set(list).size).toBe(64);
    }
  });

  it('are names that a person may have', () => {
    for (const tone of tones)
      for (const bird of birds) expect(PersonName.safeParse(`${tone} ${bird}`).success, `${tone} ${bird}`).toBe(true);
  });

  it('hold no name of a ship that is sailed here', async () => {
    const rulesets = await Promise.all(Object.values(catalog).map((load) => load()));
    const written = JSON.stringify(rulesets.map(({ presets }) => presets.map(({ setup }) => setup as unknown)));
    const ships = [...tones, ...birds].filter((word) => written.includes(`"name":"${word}"`));
    expect(ships).toEqual([]);
  });
});
