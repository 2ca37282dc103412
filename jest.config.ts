/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const shared: Config = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    // Outside a React server the real module throws.
    '^server-only$': '<rootDir>/node_modules/server-only/empty.js',
  },
  testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/', '/data/'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/'],
};

/** Tests named *.db.test.ts run once on each of the two databases. */
const database = (provider: string): Config => ({
  ...shared,
  displayName: provider,
  testEnvironment: 'node',
  testMatch: ['**/*.db.test.ts'],
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
  testMatch: [`<rootDir>/${folders}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: [...(shared.testPathIgnorePatterns ?? []), '\\.db\\.test\\.ts$'],
  setupFilesAfterEnv: [
    `<rootDir>/lib/testing/${folders === 'components' ? 'component' : 'unit'}-setup.ts`,
  ],
});

const projects: Config[] = [
  unit('(app|lib|scripts)', 'node'),
  unit('components', 'jsdom'),
  database('sqlite'),
  database('postgresql'),
];

const config = async (): Promise<Config> => ({
  // Jest leaves one core idle otherwise.
  maxWorkers: '100%',
  // A busy machine is no defect of what is tested.
  testTimeout: 30_000,
  projects: (await Promise.all(
    projects.map((project) => createConfig(project)()),
  )) as Config['projects'],
});

export default config;
