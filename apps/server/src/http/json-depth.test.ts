import { expect, it } from 'vitest';
import { refuseDeepJson } from './json-depth.ts';

const nested = (depth: number): string => '[{"a":'.repeat(depth / 2) + '1' + '}]'.repeat(depth / 2);

it.each([nested(64), '[],'.repeat(1000), JSON.stringify(`\\"${'['.repeat(1000)}`), '"[[', '', '{"[":[]}'])(
  'takes what is as deep as anything here: %j',
  (json) => {
    expect(() => refuseDeepJson(json)).not.toThrow();
  },
);

it.each([nested(66), '['.repeat(200_000), `{"a\\"":${'['.repeat(64)}`])('refuses what is deeper', (json) => {
  expect(() => refuseDeepJson(json)).toThrow('Lists and objects are nested more than 64 deep.');
});
