import { runProgram } from './setup/program.mjs';

await runProgram('scripts/employee/run.ts', 'The accounts of employees');
