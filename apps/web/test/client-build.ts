/** Tests run what a browser runs: Svelte's client build, in which deriveds remember and effects run. It has no document. */
import type { Environment } from 'vitest/runtime';

export default {
  name: 'client-build',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
} satisfies Environment;
