import { spawnSync } from 'node:child_process';

/** Ends a script as `npm test` does, beside something that would end it with 0. */
function ended(counts: object) {
  const script = `
    process.on('beforeExit', () => process.exit(0));
    const { conclude } = await import('./scripts/setup/checks.mjs');
    conclude(${JSON.stringify(counts)});`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { status, line: stdout.trim() };
}

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, 0, '3 passed, 0 failed'],
  [{ passed: 3, failed: 0, skipped: 2 }, 0, '3 passed, 0 failed, 2 skipped'],
  [{ passed: 3, failed: 1, skipped: 0 }, 1, '3 passed, 1 failed'],
  [{ passed: 0, failed: 0, skipped: 0 }, 1, '0 passed, 0 failed'],
])('%j ends with %d and says so', (counts, status, line) => {
  expect(ended(counts)).toEqual({ status, line });
});
