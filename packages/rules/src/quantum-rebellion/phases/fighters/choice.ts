import type { Random } from '../../../kernel/contract.ts';

/** Some of them, none or all included. */
export const someOf = <T>(items: readonly T[], random: Random): T[] => items.filter(() => random() < 0.5);

/** One of them, which must not be empty. */
export function oneOf<T>(items: readonly T[], random: Random): T {
  const item = items[Math.min(items.length - 1, Math.floor(random() * items.length))];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}
