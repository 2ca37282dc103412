import Database from 'libsql';
import { createDatabase } from '../bench/database';
import type { Ordeal } from './ordeal';
import { startPortal } from './portal';
import { goThrough } from './recovery';

/** Another program holds the SQLite file for 10 s, under 32 posters. */
export const run: Ordeal = async (context) => {
  const { databases, isShort, onEnd } = context;
  if (!databases.includes('sqlite')) return { rows: [], faults: [] };
  const { url, remove } = await createDatabase('sqlite');
  onEnd(remove);
  const portal = await startPortal(url);
  onEnd(portal.stop);
  return goThrough({ url: portal.url, databaseUrl: url }, context, {
    ...{ what: 'SQLite is locked', seconds: isShort ? 7 : 10 },
    leave: async () => {
      const holder = new Database(url.replace('file:', ''), {
        timeout: 60_000,
      } as Database.Options);
      holder.exec('BEGIN EXCLUSIVE');
      return () => {
        holder.exec('ROLLBACK');
        holder.close();
      };
    },
  });
};
