import { createDatabase } from '../bench/database';
import type { Context, Ordeal, Outcome } from './ordeal';
import { faultsOf, startPortal, until } from './portal';
import { startPosters } from './posters';
import { NO_PROXY, startProxy } from './proxy';
import { round } from './recovery';

/** Milliseconds in which a server has ended after it was told to. */
const DRAINED_WITHIN = 10_000;
/** Posts that are answered between two restarts at least. */
const BETWEEN = 40;

/**
 * Two servers on one Postgres behind a proxy; one after the other is told to end, under 32 posters, and started
 * again.
 */
export async function restartInTurn(
  { patience, signal, onEnd }: Context,
  restarts: number,
): Promise<Outcome> {
  const { url, remove } = await createDatabase('postgres');
  onEnd(remove);
  const servers = [await startPortal(url)];
  servers.push(await startPortal(url));
  onEnd(() => Promise.all(servers.map(({ stop }) => stop())).then(() => {}));
  const proxy = await startProxy(servers.map(({ port }) => port));
  if (!proxy) return { rows: NO_PROXY, faults: [] };
  onEnd(proxy.stop);
  const posters = startPosters(proxy.url, { signal });
  const answered = () => {
    const wanted = posters.moments.length + BETWEEN;
    return until(() => posters.moments.length > wanted);
  };
  await answered();
  let longest = 0;
  for (let count = 0; count < restarts; count++) {
    const at = count % servers.length;
    const server = servers[at]!;
    const begun = performance.now();
    await server.stop();
    longest = Math.max(longest, performance.now() - begun);
    await answered();
    servers[at] = await startPortal(url, { port: server.port });
    await answered();
  }
  await posters.stop();
  const { 201: taken = 0, ...failed } = posters.answers;
  const failures = Object.entries(failed).map(([status, count]) => `${count} × ${status}`);
  return {
    rows: [
      {
        ...{ restarts, taken, failed: failures.join(', ') || 'none' },
        'longest drain s': round(longest / 1000),
        'longest answer s': round(posters.longest / 1000),
      },
    ],
    faults: [
      ...failures.map((each) => `${each} behind the proxy.`),
      ...(longest > DRAINED_WITHIN * patience
        ? [`A server took ${round(longest / 1000)} s to end.`]
        : []),
      ...(await faultsOf(url, posters.taken)),
    ],
  };
}

/** Ten restarts, one after the other. */
export const run: Ordeal = async (context) =>
  context.databases.includes('postgres')
    ? restartInTurn(context, context.isShort ? 2 : 10)
    : { rows: [], faults: [] };
