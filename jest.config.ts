/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { IS_FULL_RUN, sample } from './lib/testing/sample';

const createConfig = nextJest({ dir: './' });

/** Long by nature, and about what is seldom changed: programs that are started by hand. */
const LONG = [
  '<rootDir>/lib/adviser/evaluation/evaluate',
  '<rootDir>/scripts/employee.db',
  '<rootDir>/scripts/lint-rules',
  '<rootDir>/tools/prices-import',
  '<rootDir>/scripts/retention.test',
  '<rootDir>/scripts/run.test',
  '<rootDir>/scripts/schema-engine',
  '<rootDir>/tools/valuation/evaluate/run',
];

/** `npm test` runs two of them, which are others for each commit, … */
const DUE = sample(LONG, 2);

const ON_DATABASES = ['app', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith('.db.test.ts'));
/** … and half of what is tested on both databases on each. */
const ON_SQLITE = sample(ON_DATABASES, Math.ceil(ON_DATABASES.length / 2));
const ON_POSTGRES = IS_FULL_RUN
  ? ON_DATABASES
  : ON_DATABASES.filter((file) => !ON_SQLITE.includes(file));

const shared: Config = {
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
    ...LONG.filter((name) => !DUE.includes(name)),
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/', '<rootDir>/dist/'],
};

/** Tests named *.db.test.ts run on each of the two databases, in a sample each on one of them. */
const database = (provider: string): Config => ({
  ...shared,
  displayName: provider,
  testEnvironment: 'node',
  testMatch: (provider === 'sqlite' ? ON_SQLITE : ON_POSTGRES).map(
    // What stands between brackets in an address is no pattern.
    (file) => `<rootDir>/${file.replace(/[[\]]/g, '?')}`,
  ),
  globals: { databaseProvider: provider },
  globalSetup: '<rootDir>/scripts/setup/test-databases.ts',
  globalTeardown: '<rootDir>/scripts/setup/test-databases-end.ts',
  setupFilesAfterEnv: ['<rootDir>/lib/testing/database-setup.ts'],
});

/** Tests without a database; those of components have a document to render into. */
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
  // One core is left to the databases.
  maxWorkers: Math.max(1, availableParallelism() - 1),
  // A single worker is a process of its own, too, and makes room for another when it has grown.
  workerIdleMemoryLimit: '1GB',
  // A slow machine is no defect of what is tested.
  testTimeout: 600_000,
  projects: (await Promise.all(
    projects.map((project) => createConfig(project)()),
  )) as Config['projects'],
});

export default config;
