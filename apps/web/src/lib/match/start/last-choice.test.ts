import { expect, it } from 'vitest';
import { readChoice } from './last-choice.ts';

it('takes what it kept, and nothing of what somebody else put there', () => {
  const kept = { ruleset: 'narrow-sea', presets: { 'narrow-sea': 'race' }, setUp: false };
  expect(readChoice(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, 'no JSON', '7', 'null', '[]'])
    expect(readChoice(text)).toEqual({ presets: {}, setUp: true });
  expect(readChoice('{"ruleset":7,"presets":{"a":1,"b":"c"},"setUp":"x"}')).toEqual({
    presets: { b: 'c' },
    setUp: true,
  });
});
