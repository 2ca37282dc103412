import { claimDatabase } from '../../scripts/setup/database-access';
import { migrate } from '../../scripts/setup/migrations';
import { serve } from '../../server';

/** Milliseconds by which a test has advanced the clock. */
let moved = 0;
const now = Date.now.bind(Date);
const elapsed = performance.now.bind(performance);
Date.now = () => now() + moved;
performance.now = () => elapsed() + moved;
process.on('message', (milliseconds: number) => {
  moved += milliseconds;
  process.send?.('moved');
});
// The channel must not keep the server alive.
process.channel?.unref();

// Like `npm start`, without its preparations.
try {
  claimDatabase(process.env.DATABASE_URL ?? '');
  await migrate(process.env.DATABASE_URL ?? '');
  const { address } = await serve();
  console.log(`Ready: ${address}`);
} catch (error) {
  // Next keeps a process alive that failed to start, and the test would wait.
  console.error(error);
  process.exit(1);
}
