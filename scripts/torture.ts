import { parseArgs } from 'node:util';
import { DATABASES, type DatabaseKind } from './bench/database';
import { runBench, withEndings } from './bench/run-bench';
import { formatTable } from './bench/table';
import { say, stage } from './setup/run';
import type { Ordeal, Outcome } from './torture/ordeal';

const USAGE =
  'npm run torture -- [NAME …] [--only sqlite|postgres] [--seed 1] [--short]; without a name all of them';

/** By their names, in the order in which they are gone through. */
const ORDEALS: Record<string, () => Promise<{ run: Ordeal }>> = {
  kill: () => import('./torture/kill'),
  'database-away': () => import('./torture/database-away'),
  'sqlite-locked': () => import('./torture/sqlite-locked'),
  'disk-full': () => import('./torture/disk-full'),
  'read-only': () => import('./torture/read-only'),
  'second-process': () => import('./torture/second-process'),
  sigterm: () => import('./torture/sigterm'),
  rolling: () => import('./torture/rolling'),
  sync: () => import('./torture/sync'),
  'bad-input': () => import('./torture/bad-input'),
  'slow-clients': () => import('./torture/slow-clients'),
  backup: () => import('./torture/backup'),
};

interface Wanted {
  names: string[];
  databases: readonly DatabaseKind[];
  seed: number;
  isShort: boolean;
}

function readArguments(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      short: { type: 'boolean', default: false },
    },
  });
  const known = Object.keys(ORDEALS);
  const strange = positionals.filter((name) => !known.includes(name));
  if (strange.length > 0) throw new Error(`There is ${known.join(', ')}, and no ${strange[0]}.`);
  const databases = DATABASES.filter((each) => !values.only || each === values.only);
  if (databases.length === 0) throw new Error(`--only takes ${DATABASES.join(' or ')}.`);
  const seed = Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error('--seed takes a whole number.');
  return {
    names: positionals.length > 0 ? positionals : known,
    ...{ databases, seed, isShort: values.short },
  };
}

/** A column for each thing that any row tells. */
function outcomeTable(rows: Outcome['rows']): string {
  const titles = [...new Set(rows.flatMap(Object.keys))];
  const columns = titles.map((title) => ({
    title,
    text: rows.some((row) => typeof row[title] === 'string'),
    cell: (row: Outcome['rows'][number]) => row[title]?.toString(),
  }));
  return formatTable(columns, rows);
}

await runBench({
  usage: USAGE,
  readArguments,
  failure: 'The portal could not be put to the test.',
  measure: async ({ names, ...wanted }, signal) => {
    const { buildApplication } = await import('./setup/application');
    await buildApplication();
    say(`The same again: --seed ${wanted.seed}`);
    const all: string[] = [];
    for (const name of names) {
      signal.throwIfAborted();
      const { rows, faults } = await stage(name, () =>
        withEndings(async (onEnd) => {
          const { run } = await ORDEALS[name]!();
          const over = new AbortController();
          onEnd(() => over.abort());
          const patience = wanted.isShort ? Infinity : 1;
          return run({
            ...wanted,
            patience,
            signal: AbortSignal.any([signal, over.signal]),
            onEnd,
          });
        }),
      );
      console.log(`\n${outcomeTable(rows)}\n`);
      all.push(...faults.map((fault) => `${name}: ${fault}`));
    }
    for (const fault of all) say(`FAIL: ${fault}`);
    return all.length === 0;
  },
});
