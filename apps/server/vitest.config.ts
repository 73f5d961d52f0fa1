import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: '@broadside/server',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/postgres.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
