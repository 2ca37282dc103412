import { runProgram } from './setup/program';

await runProgram('scripts/valuation/prove-run.ts', 'The proof', { database: false });
