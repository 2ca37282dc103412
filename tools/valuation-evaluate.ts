import { runProgram } from '../scripts/setup/program';

// Only the measures belong on the standard output; how they are prepared is told beside it.
console.log = console.error;
await runProgram('tools/valuation/evaluate/run.ts', 'The evaluation', { database: false });
