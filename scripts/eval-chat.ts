import { runProgram } from './setup/program';

const USAGE = `npm run eval:chat                 how well the built-in adviser answers
npm run eval:chat -- --misses     also names each question that it answers wrong`;

const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option && option !== '--misses')) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram('scripts/eval-chat/run.ts', 'The evaluation', { database: false });
