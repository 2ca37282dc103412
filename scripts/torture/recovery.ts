import { setTimeout } from 'node:timers/promises';
import type { Context, Outcome } from './ordeal';
import { faultsOf, until } from './portal';
import { startPosters } from './posters';

/** Seconds in which a server takes requests again by itself once its database does. */
const RECOVERED_WITHIN = 5;
/** Seconds in which each answer comes, also while nothing can be stored. */
const MOST = 20;

export const round = (number: number) => Number(number.toFixed(2));

/**
 * Posts while a database is away and after it has come back: each answer is a 201 or a 503 that says when to
 * come again, and all that was sent is stored once in the end.
 * @param what what the row is called
 * @param seconds how long it is away
 * @param leave takes it away; resolves to what brings it back
 */
export async function goThrough(
  server: { url: string; databaseUrl: string },
  { patience, signal }: Context,
  {
    what,
    seconds,
    leave,
  }: { what: string; seconds: number; leave: () => Promise<() => Promise<void> | void> },
): Promise<Outcome> {
  const posters = startPosters(server.url, { signal, patience: 60_000 });
  await until(() => posters.moments.length > 20);
  const comeBack = await leave();
  const before = { ...posters.answers };
  await setTimeout(seconds * 1000);
  const during = posters.answers[503] ?? 0;
  await comeBack();
  const back = performance.now();
  const taken = posters.moments.length;
  await until(() => posters.moments.length > taken);
  const recovered = ((posters.moments[taken] ?? 0) - back) / 1000;
  await posters.stop();
  const refused = during - (before[503] ?? 0);
  const strange = Object.keys(posters.answers).filter((status) => !/^(201|503)$/.test(status));
  const wrong = await faultsOf(server.databaseUrl, posters.taken);
  return {
    rows: [
      {
        what,
        'away s': seconds,
        '503 meanwhile': refused,
        taken: posters.taken.size,
        'taken again after s': round(recovered),
        'longest answer s': round(posters.longest / 1000),
      },
    ],
    faults: [
      ...wrong,
      ...strange.map((status) => `${posters.answers[Number(status)]} answers were ${status}.`),
      ...(refused === 0 ? ['Nothing was refused.'] : []),
      ...(posters.unwilling > 0 ? [`${posters.unwilling} refusals have no Retry-After.`] : []),
      ...(recovered > RECOVERED_WITHIN * patience
        ? [`It took ${round(recovered)} s to take anything.`]
        : []),
      ...(posters.longest > MOST * patience * 1000
        ? [`An answer took ${round(posters.longest / 1000)} s.`]
        : []),
    ].map((fault) => `${what}: ${fault}`),
  };
}
