import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypescript from 'eslint-config-next/typescript';
import prettier from 'eslint-config-prettier';
import checkFile from 'eslint-plugin-check-file';
import { defineConfig, globalIgnores } from 'eslint/config';
import { importRules } from './eslint.imports.mjs';

/** Rules for components: half of the time of linting, and useless in files without any. */
const NO_REACT = Object.fromEntries(
  nextVitals
    .flatMap(({ rules = {} }) => Object.keys(rules))
    .filter((name) => /^react(-hooks)?\//.test(name))
    .map((name) => [name, 'off']),
);

export default defineConfig([
  globalIgnores([
    'dist/**',
    '.next/**',
    'data/**',
    '**/generated/**',
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
  { files: ['e2e/**/*.ts', 'lib/**/*.ts', 'scripts/**/*.ts', 'tools/**/*.ts'], rules: NO_REACT },
  {
    // Servers log with lib/platform/telemetry/log.ts.
    files: ['app/**/*.{ts,tsx}', 'lib/**/*.ts', 'server.ts', 'server/**/*.ts'],
    ignores: ['**/*.test.*', 'lib/testing/**', 'lib/platform/telemetry/log.ts'],
    rules: { 'no-console': 'error' },
  },
  ...importRules,
  prettier,
]);
