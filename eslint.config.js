import { defineConfig, globalIgnores } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** With the types of Svelte files, which takes minutes: `npm run lint` and `npm run test:long`. */
const typed = process.env['LINT_TYPES'] !== 'no';

/** Svelte files. Everything else is checked by oxlint: .oxlintrc.json. */
export default defineConfig(
  globalIgnores([
    '**/build/',
    '**/dist/',
    '**/.svelte-kit/',
    '**/generated/',
    '**/.scratch/',
    '.cache/',
    '.data/',
    'coverage/',
    '**/static/',
  ]),
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true },
      ],
      // Numbers and seats read well inside template strings.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'no-else-return': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // Addresses of this single-page app are served at the root: there is no base path to resolve.
    rules: {
      'svelte/no-navigation-without-resolve': 'off',
      // The linter takes the reason that follows the codes for further codes.
      'svelte/no-unused-svelte-ignore': 'off',
      // The linter cannot infer what a handler in the markup is given; svelte-check can, and checks it.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      // Prettier writes {' '} where a space at the end of a line counts.
      'svelte/no-useless-mustaches': 'off',
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  typed ? [] : ts.configs.disableTypeChecked,
);
