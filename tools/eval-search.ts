import { runProgram } from '../scripts/setup/program';

await runProgram('tools/eval-search/run.ts', 'The search', { database: false });
