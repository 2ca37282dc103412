import { generateClients } from './setup/prisma';

// The quick half of the tests: static checks and unit tests.
await generateClients();
const { conclude, jestTests, staticChecks, total } = await import('./setup/checks');
conclude(
  total([await staticChecks(), await jestTests(['--selectProjects', 'unit', 'components'])]),
);
