import { runProgram } from './setup/program';

const USAGE = `npm run retention                 deletes whatever is past its period
npm run retention -- --dry-run    tells what it would delete`;

const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option && option !== '--dry-run')) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram('scripts/retention/run.ts', 'The retention run');
