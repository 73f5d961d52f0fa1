import { expect, test } from 'vitest';
import { selfFeeding } from './effects.ts';

const found = (text: string): string[] =>
  selfFeeding({ path: 'a.svelte', text, linesBefore: 0 }).map((each) => /sets (\S+),/.exec(each)?.[1] ?? '');

const state = 'let stand = $state.raw<Rematch | undefined>(); let other = $state(0);';

test('an effect that reads what it sets is found, however it does', () => {
  // As the bar of a rematch once did: 80 requests a second.
  const look = `const look = () => { if (stand?.match === null) void ask().then((found) => (stand = found)); };`;
  expect(found(`${state} $effect(() => { ${look} look(); const timer = setInterval(look, 4000); });`)).toEqual([
    'stand',
  ]);
  expect(found(`${state} $effect(() => { stand = [stand, 1]; });`)).toEqual(['stand']);
  expect(found(`${state} $effect.pre(() => { other += 1; });`)).toEqual(['other']);
  expect(found(`${state} $effect(() => { [other, stand] = [1, stand]; });`)).toEqual(['stand']);
  expect(
    found(`${state} async function load() { if (other) return; await ask(); other = 1; } $effect(() => void load());`),
  ).toEqual(['other']);
  expect(found(`${state} $effect(() => { list.forEach((each) => each === other); other = 2; });`)).toEqual(['other']);
  expect(found(`${state} $effect(() => { if (stand) untrack(() => (stand = undefined)); });`)).toEqual(['stand']);
  expect(
    found(
      `class A { #n = $state(0); constructor() { $effect(() => { if (this.#n) this.#set(); }); } #set() { this.#n = 1; } }`,
    ),
  ).toEqual(['this.#n']);
  expect(
    found(
      `class A { #n = $state(0); get n() { return this.#n; } constructor() { $effect(() => { this.#n = this.n; }); } }`,
    ),
  ).toEqual(['this.#n']);
});

test('an effect that only sets, only reads, reads later or in untrack is not', () => {
  for (const effect of [
    'stand = undefined;',
    'if (stand) other = 1;',
    'untrack(() => { if (stand) stand = undefined; });',
    'setInterval(() => { if (other > 0) other = 0; }, 1000);',
    'return poll(async () => { if (!stand) stand = await ask(); }, 4000);',
    'void load();',
    'const shown = { stand: 1 }; stand = shown;',
    'stand = thing.stand;',
  ])
    expect(
      found(`${state} async function load() { await ask(); if (!stand) stand = 1; } $effect(() => { ${effect} });`),
      effect,
    ).toEqual([]);
});
