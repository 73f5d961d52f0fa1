import { describe, expect, it } from 'vitest';
import { tokensOf } from '../pictures/standalone.ts';
import { fitted } from './share.ts';

describe('words in a picture', () => {
  it('are broken between words and cut where they do not fit', () => {
    expect(fitted('J. Okafor gave up in round 1. Maren K. wins', 26, 2)).toEqual([
      'J. Okafor gave up in round',
      '1. Maren K. wins',
    ]);
    expect(fitted('one two three four', 8, 1)).toEqual(['one two…']);
    expect(fitted('a'.repeat(40), 10, 2)).toEqual([`${'a'.repeat(9)}…`]);
    expect(fitted('', 10, 2)).toEqual(['']);
  });
});

it('takes the colours of paper over those of the page', () => {
  const css = ":root { --ink: #eee; --t: 1px; } :root[data-theme='paper'] { --ink: #111; }";
  expect(tokensOf(css, 'paper')).toEqual({ ink: '#111', t: '1px' });
  expect(tokensOf(css)).toEqual({ ink: '#eee', t: '1px' });
});
