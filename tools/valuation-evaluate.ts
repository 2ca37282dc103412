import { runProgram } from '../scripts/setup/program';

console.log = console.error;
await runProgram('tools/valuation/evaluate/run.ts', 'The evaluation', { database: false });
