import { runProgram } from '../scripts/setup/program';

await runProgram('tools/valuation/prove-run.ts', 'The proof', { database: false });
