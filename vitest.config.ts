import './tools/node20.mjs';
import { defineConfig } from 'vitest/config';
import { workspaces } from './tools/prepare.mjs';

export default defineConfig({
  test: {
    projects: [
      ...workspaces(),
      { test: { name: 'structure', include: ['tools/**/*.test.ts'], testTimeout: 120_000 } },
      {
        // Whole matches in Chromium, each file against a server and a database of its own: long, and two at a time.
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['{packages,apps}/*/src/**/*.{ts,svelte}'],
      exclude: ['**/generated/**', '**/*.d.ts'],
    },
  },
});
