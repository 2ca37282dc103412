import { runProgram } from './setup/program';

await runProgram('scripts/backup/run.ts', 'The backup');
