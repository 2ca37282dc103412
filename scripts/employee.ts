import { runProgram } from './setup/program';

await runProgram('scripts/employee/run.ts', 'The accounts of employees');
