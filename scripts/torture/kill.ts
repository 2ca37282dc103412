import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { createDatabase } from '../bench/database';
import { holdings } from '../bench/senders';
import type { Ordeal } from './ordeal';
import { faultsOf, randomly, startPortal, until } from './portal';
import { startPosters } from './posters';

/** Seconds from a restart to the first 201. */
const RESTARTED_WITHIN = 2;
/** Milliseconds of posting between a first 201 and the next kill, at most. */
const AT_MOST = 1500;

const round = (number: number) => Number(number.toFixed(2));

/** Ends the server at random moments, as a loss of power would, under 32 posters. */
export const run: Ordeal = async ({ databases, seed, isShort, patience, signal, onEnd }) => {
  const rows = [];
  const faults: string[] = [];
  const random = randomly(seed);
  for (const kind of databases) {
    const database = await createDatabase(kind);
    onEnd(database.remove);
    let portal = await startPortal(database.url);
    onEnd(() => portal.stop('SIGKILL'));
    const posters = startPosters(portal.url, { signal });
    await until(() => posters.moments.length > 0);
    const seconds: number[] = [];
    const work: number[] = [];
    const kills = isShort ? 3 : 20;
    while (seconds.length < kills) {
      signal.throwIfAborted();
      await setTimeout(random() * AT_MOST);
      await portal.stop('SIGKILL');
      const begun = performance.now();
      const starting = startPortal(database.url, { port: portal.port });
      // What the dead one had sent may still be read.
      await setTimeout(50);
      const before = posters.moments.length;
      await until(() => posters.moments.length > before);
      seconds.push(((posters.moments[before] ?? 0) - begun) / 1000);
      portal = await starting;
      work.push(holdings(portal.pid, '/nowhere').work / 1000);
    }
    await posters.stop();
    await portal.stop();
    const slowest = Math.max(...seconds);
    const ordered = [...seconds].sort((one, other) => one - other);
    rows.push({
      database: kind,
      kills,
      taken: posters.taken.size,
      'first 201 s': round(ordered[Math.floor(kills / 2)] ?? 0),
      'slowest s': round(slowest),
      'CPU s to Ready': round(work.reduce((sum, each) => sum + each, 0) / kills),
      load: round(loadavg()[0] ?? 0),
    });
    faults.push(
      ...(await faultsOf(database.url, posters.taken)).map((fault) => `${kind}: ${fault}`),
      ...(slowest > RESTARTED_WITHIN * patience
        ? [`${kind}: the first 201 came ${round(slowest)} s after a restart.`]
        : []),
    );
  }
  return { rows, faults };
};
