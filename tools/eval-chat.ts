import { runProgram } from '../scripts/setup/program';

const USAGE = `npm run eval:chat                 how well the built-in adviser answers what it is improved with
npm run eval:chat -- --misses     also names each conversation that ends otherwise than it should
npm run eval:chat -- --judge      how well it answers what nothing was fitted with
npm run eval:chat -- --fit        finds the weights of lib/adviser/builtin/rank.ts and gate.ts again`;

const [option, ...rest] = process.argv.slice(2);
if (rest.length > 0 || (option && !['--misses', '--judge', '--fit'].includes(option))) {
  console.error(USAGE);
  process.exit(1);
}
await runProgram('tools/eval-chat/run.ts', 'The evaluation', { database: false });
