import { expect, test } from '@playwright/test';
import { run } from '@/scripts/setup/run';
import { sample } from '@/lib/testing/sample';

// A sample of what `npm run torture` does to the portal, each for a moment.

const ORDEALS = ['kill', 'sqlite-locked', 'disk-full', 'read-only', 'second-process'];

for (const name of sample(ORDEALS, 2)) {
  test(`${name}: what was taken is there, and the rest is refused with a sentence`, async () => {
    const [only = 'sqlite'] =
      name === 'kill' || name === 'read-only' ? sample(['sqlite', 'postgres'], 1) : [];
    const seed = process.env.TEST_SEED ?? '1';
    const { code, output } = await run(process.execPath, [
      ...['scripts/run.mjs', 'scripts/torture.ts', name, '--short'],
      ...['--only', only, '--seed', seed],
    ]);
    expect(code, output).toBe(0);
  });
}
