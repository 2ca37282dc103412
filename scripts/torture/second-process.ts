import { createDatabase } from '../bench/database';
import type { Ordeal } from './ordeal';
import { startPortal, tryStart } from './portal';

/** Two processes on one SQLite file: the second ends with a sentence, and the first is none the worse. */
export const run: Ordeal = async ({ databases, onEnd }) => {
  if (!databases.includes('sqlite')) return { rows: [], faults: [] };
  const { url, remove } = await createDatabase('sqlite');
  onEnd(remove);
  const first = await startPortal(url);
  onEnd(() => first.stop());
  const second = await tryStart(url);
  const isWell = (await fetch(`${first.url}/api/health`)).status === 200;
  await first.stop('SIGKILL');
  const next = await startPortal(url);
  onEnd(() => next.stop());
  const isRefused = second.code === 1 && second.output.includes('serves');
  return {
    rows: [
      {
        ...{ 'the second ends with': String(second.code), 'after s': second.seconds.toFixed(1) },
        'the first is well': String(isWell),
        'a start after kill -9': 'Ready',
      },
    ],
    faults: isRefused && isWell ? [] : [second.output],
  };
};
