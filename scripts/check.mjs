import { checkNode, installDependencies } from './setup/dependencies.mjs';
import { generateClients } from './setup/prisma.mjs';

// The quick half of the tests: static checks and unit tests.
checkNode();
await installDependencies();
await generateClients();
const { conclude, jestTests, staticChecks, total } = await import('./setup/checks.mjs');
conclude(
  total([await staticChecks(), await jestTests(['--selectProjects', 'unit', 'components'])]),
);
