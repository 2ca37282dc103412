/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';

const createConfig = nextJest({ dir: './' });

/** Threads are bundled and texts are read once for all tests of a run, as a build does. */
const portalBuild = resolve('node_modules/.cache', `tests-${process.pid}`);

const shared: Config = {
  globals: { portalBuild },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Outside a React server the real module throws.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
  testPathIgnorePatterns: [
    '/node_modules/',
    '/.next/',
    '/e2e/',
    '<rootDir>/data/',
    '<rootDir>/dist/',
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/', '<rootDir>/dist/'],
};

const database = (provider: string): Config => ({
  ...shared,
  displayName: provider,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/(app|lib|scripts)/**/*.db.test.ts'],
  globals: { portalBuild, databaseProvider: provider },
  globalSetup: '<rootDir>/scripts/setup/test-databases.ts',
  globalTeardown: '<rootDir>/scripts/setup/test-databases-end.ts',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/database-setup.ts'],
});

/** Tests of components get a document to render into. */
const unit = (folders: string, testEnvironment: 'node' | 'jsdom'): Config => ({
  ...shared,
  displayName: folders === 'components' ? 'components' : 'unit',
  testEnvironment,
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    ...(folders === 'components' && {
      '^next/navigation$': '<rootDir>/lib/testing/navigation.tsx',
    }),
  },
  testMatch: [`<rootDir>/${folders}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: [...(shared.testPathIgnorePatterns ?? []), '\\.db\\.test\\.ts$'],
  setupFilesAfterEnv: [
    `<rootDir>/lib/testing/${folders === 'components' ? 'component' : 'unit'}-setup.ts`,
  ],
});

const projects: Config[] = [
  unit('(app|lib|scripts|server|tools)', 'node'),
  unit('components', 'jsdom'),
  database('sqlite'),
  database('postgresql'),
];

const config = async (): Promise<Config> => ({
  // A test that waits for its database leaves its core to others.
  maxWorkers: availableParallelism(),
  // Replaces workers whose memory has grown.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 600_000,
  globalSetup: '<rootDir>/scripts/setup/test-build.ts',
  projects: (await Promise.all(
    projects.map((project) => createConfig(project)()),
  )) as Config['projects'],
});

export default config;
