/** The way back from the door leads to pages of this site alone. */
import { expect, it } from 'vitest';
import { doorFrom, wayBack } from './way-back.ts';

const at = (search: string): URL => new URL(`https://site.example/sign-up${search}`);

it('leads back to where somebody came from', () => {
  const door = doorFrom('/sign-up', new URL('https://site.example/season/new?league=narrow-sea'));
  expect(wayBack(new URL(door, 'https://site.example'), '/account')).toBe('/season/new?league=narrow-sea');
  expect(wayBack(at(''), '/account')).toBe('/account');
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/x',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  'http://[',
])('never leads to another site: %s', (back) => {
  expect(wayBack(at(`?back=${encodeURIComponent(back)}`), '/account')).toBe('/account');
});
