import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { database } from '../../../lib/platform/db/client';
import { signalWork } from '../../../lib/platform/jobs/work-signal';
import { queuedMail } from '../../../lib/testing/queued-mail';
import { queuedRequests } from '../../../lib/testing/queued-requests';
import { serve } from '../../../server';
import { migrate } from '../../setup/migrations';
import { watchLoop } from './loop-delay';

// The built portal, which measures itself while its workers do what is queued here: there is no address
// at which a server would tell of its event loop.
const [pdfs, mails] = process.argv.slice(2).map(Number);
await migrate(process.env.DATABASE_URL ?? '');
await serve();
const db = await database();

/** Rings for the workers and watches until nothing waits any more. */
const watch = (waiting: () => Promise<number>) =>
  watchLoop(async () => {
    signalWork();
    while ((await waiting()) > 0) await pause(50);
  });

const homes = await queuedRequests(
  'valuation',
  Array.from({ length: pdfs ?? 0 }, () => ({})),
);
await db.document.createMany({
  data: homes.map((requestId) => ({ requestId, kind: 'valuation', revision: randomUUID() })),
});
const made = await watch(() => db.document.count({ where: { content: null, failedAt: null } }));
const failed = await db.document.count({ where: { failedAt: { not: null } } });

for (let queued = 0; queued < (mails ?? 0); queued++) {
  await queuedMail({ nextAttemptAt: new Date(Date.now() + 3_600_000) });
}
await db.outboxMessage.updateMany({ data: { nextAttemptAt: new Date() } });
const sent = await watch(() => db.outboxMessage.count({ where: { status: 'queued' } }));
process.send?.({ made, failed, sent });
process.disconnect();
process.kill(process.pid, 'SIGTERM');
