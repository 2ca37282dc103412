import { generateCode } from './setup/generated';
import { takeSample } from './setup/run';

// The quick half of the tests: static checks and unit tests.
takeSample();
await generateCode();
const { conclude, jestTests, staticChecks, total } = await import('./setup/checks');
conclude(
  total([await staticChecks(), await jestTests(['--selectProjects', 'unit', 'components'])]),
);
