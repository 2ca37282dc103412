import { runProgram } from '../scripts/setup/program';

// Only the measures belong on the standard output.
console.log = console.error;
await runProgram('tools/valuation/evaluate/run.ts', 'The evaluation', { database: false });
