import { runProgram } from './setup/program';

// The place that is restored into is empty.
await runProgram('scripts/backup/restore-run.ts', 'The restore', { database: false });
