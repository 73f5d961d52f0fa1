import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: '@broadside/server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Each file cleans up after itself; loading the server and its rulesets anew for each takes a third of the time.
    isolate: false,
  },
});
