import { runProgram } from './setup/program';

await runProgram('scripts/eval-search/run.ts', 'The search', { database: false });
