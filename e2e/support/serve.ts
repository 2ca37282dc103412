import { claimDatabase } from '../../scripts/setup/database-access';
import { migrate } from '../../scripts/setup/migrations';
import { serve } from '../../server';

/** Milliseconds by which a test has moved the clock on, so that it need not wait. */
let moved = 0;
const now = Date.now.bind(Date);
const elapsed = performance.now.bind(performance);
Date.now = () => now() + moved;
performance.now = () => elapsed() + moved;
process.on('message', (milliseconds: number) => {
  moved += milliseconds;
  process.send?.('moved');
});
// Whoever listens shall not keep the server from ending.
process.channel?.unref();

// The built application as `npm start` serves it, without the stages that prepare it.
try {
  claimDatabase(process.env.DATABASE_URL ?? '');
  await migrate(process.env.DATABASE_URL ?? '');
  const { address } = await serve();
  console.log(`Ready: ${address}`);
} catch (error) {
  // Next would let a server live that has failed to start, and a test would wait for it.
  console.error(error);
  process.exit(1);
}
