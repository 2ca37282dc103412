import { runProgram } from './setup/program';

// node scripts/run.mjs scripts/command.ts NAME [argument …]
const COMMANDS: Record<string, Parameters<typeof runProgram>> = {
  employee: ['scripts/employee/run.ts', 'The accounts of employees'],
  retention: ['scripts/retention/run.ts', 'The retention run'],
  backup: ['scripts/backup/run.ts', 'The backup'],
  // It fills an empty database.
  restore: ['scripts/backup/restore-run.ts', 'The restore', { database: false }],
};

const [name = '', ...args] = process.argv.slice(2);
const [program, label, options] = COMMANDS[name] ?? [];
if (!program || !label) throw new Error(`The commands are ${Object.keys(COMMANDS).join(', ')}.`);
await runProgram(program, label, { ...options, args });
