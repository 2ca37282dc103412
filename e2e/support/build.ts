import { buildApplication } from '../../scripts/setup/application';

// Types are checked before the tests.
await buildApplication({ isTypeChecked: true });
