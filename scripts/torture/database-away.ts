import { createDatabase } from '../bench/database';
import type { Ordeal } from './ordeal';
import { startPortal } from './portal';
import { goThrough } from './recovery';

/** Postgres stands still, and then is ended and started again, under 32 posters. */
export const run: Ordeal = async (context) => {
  const { databases, isShort, onEnd } = context;
  if (!databases.includes('postgres')) return { rows: [], faults: [] };
  const { url, remove, postgres } = await createDatabase('postgres');
  onEnd(remove);
  if (!postgres) throw new Error('This Postgres cannot be stopped.');
  const portal = await startPortal(url);
  onEnd(portal.stop);
  const seconds = isShort ? 5 : 30;
  const server = { url: portal.url, databaseUrl: url };
  const still = await goThrough(server, context, {
    ...{ what: 'Postgres stands still', seconds: isShort ? 10 : seconds },
    leave: async () => {
      postgres.signal('SIGSTOP');
      return () => postgres.signal('SIGCONT');
    },
  });
  const ended = await goThrough(server, context, {
    ...{ what: 'Postgres is ended', seconds },
    leave: async () => {
      await postgres.halt();
      return () => postgres.start();
    },
  });
  return { rows: [...still.rows, ...ended.rows], faults: [...still.faults, ...ended.faults] };
};
