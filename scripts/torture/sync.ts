import { run as runCommand } from '../setup/run';
import type { Ordeal } from './ordeal';

/** Follows the system calls of server and database: no 201 leaves before its sync has ended well. */
export const run: Ordeal = async ({ signal }) => {
  const { code, output } = await runCommand(
    process.execPath,
    ['scripts/run.mjs', 'scripts/e2e.ts', 'durability', '--project=system', '--grep', 'sync'],
    { signal, env: { TEST_SEED: '' } },
  );
  const [, passed = 0] = /(\d+) passed/.exec(output) ?? [];
  const [, skipped = 0] = /(\d+) skipped/.exec(output) ?? [];
  return {
    rows: [{ what: 'each 201 follows a completed sync', passed, skipped }],
    faults: code === 0 ? [] : [output],
  };
};
