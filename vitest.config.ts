import './tools/node20.mjs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';
import { workspaces } from './tools/prepare.mjs';

/** Files of a minute and more: begun last, they would keep everybody waiting. */
const longest = [
  'whole-match.test.ts',
  'e2e/crash.test.ts',
  'e2e/small-windows.test.ts',
  'e2e/axe.test.ts',
  'one-server.test.ts',
  'table-looks.test.ts',
  'overlaps.test.ts',
  'traffic.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longest.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? longest.length : place;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** Whole matches beside that of the first game, and a game that is new: `npm run test:long` plays them. */
const wholeMatches = ['e2e/**/*.long.test.ts'];
const long = process.env['WHOLE_MATCHES'] === 'yes';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      ...workspaces(),
      { test: { name: 'structure', include: ['tools/**/*.test.ts'], testTimeout: 120_000 } },
      {
        // Whole matches in Chromium, each file against a server and a database of its own: long, and a few at a time.
        test: {
          name: 'browser',
          include: long ? wholeMatches : ['e2e/**/*.test.ts'],
          exclude: long ? [] : wholeMatches,
          globalSetup: ['./e2e/ready.ts'],
          setupFiles: ['./e2e/failures.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          // As long as a busy machine may take; what is never shown is as red after it.
          expect: { poll: { timeout: 30_000 } },
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
