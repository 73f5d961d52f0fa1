import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: '@broadside/rules',
    // Rules are pure: no file can spoil another's, and loading the books anew for each takes longer than most tests.
    isolate: false,
  },
});
