import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import { defineConfig, globalIgnores } from 'eslint/config';
import { importRules } from './eslint.imports.mjs';

export default defineConfig([
  globalIgnores([
    '.next/**',
    'data/**',
    'lib/db/generated/**',
    'next-env.d.ts',
    'playwright-report/**',
    'test-results/**',
  ]),
  ...nextVitals,
  ...nextTypescript,
  {
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  // Playwright hands its fixtures on with a function called `use`, which is no hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  ...importRules,
  prettier,
]);
