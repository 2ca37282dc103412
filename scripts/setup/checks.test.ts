import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { leftOut } from './checks';

const folder = mkdtempSync(join(tmpdir(), 'portal-checks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ends a script as `npm test` does, beside something that would end it with 0. */
function ended(counts: object) {
  const script = `
    process.on('beforeExit', () => process.exit(0));
    const { conclude } = await import('${resolve('scripts/setup/checks')}');
    conclude(${JSON.stringify(counts)});`;
  const program = join(folder, 'program.ts');
  writeFileSync(program, script);
  const { status, stdout } = spawnSync(process.execPath, ['scripts/run.mjs', program], {
    encoding: 'utf8',
  });
  return { status, line: stdout.trim().split('\n').at(-1) };
}

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, 0, '3 passed, 0 failed'],
  [{ passed: 3, failed: 0, skipped: 2 }, 0, '3 passed, 0 failed, 2 skipped'],
  [{ passed: 3, failed: 1, skipped: 0 }, 1, '3 passed, 1 failed'],
  [{ passed: 0, failed: 0, skipped: 0 }, 1, '0 passed, 0 failed'],
])('%j ends with %d and says so', (counts, status, line) => {
  expect(ended(counts)).toEqual({ status, line });
});

describe('a sample of the browser tests', () => {
  const LISTED = `Listing tests:
  [system] › system/mail.spec.ts:1:1 › a › kept
  [desktop] › home.spec.ts:1:1 › everywhere @phone @database
  [desktop] › home.spec.ts:2:1 › long @long
  [phone] › home.spec.ts:1:1 › everywhere @phone @database
  [postgres] › home.spec.ts:1:1 › everywhere @phone @database
Total: 5 tests in 2 files`;
  const seeds = Array.from({ length: 2000 }, (_, seed) => String(seed));

  it('runs a test in one of its projects or none, and in every one of them with some seed', () => {
    const chosen = seeds.map((seed) => {
      const left = leftOut(LISTED, seed).filter((test) => test.includes('everywhere'));
      return ['desktop', 'phone', 'postgres'].filter(
        (project) =>
          !left.includes(`[${project}] › home.spec.ts:1:1 › everywhere @phone @database`),
      );
    });
    expect(chosen.filter(({ length }) => length > 1)).toEqual([]);
    expect(new Set(chosen.flat()).size).toBe(3);
  });

  it('runs every second test and every fifth long one', () => {
    const left = seeds.map((seed) => leftOut(LISTED, seed).join('\n'));
    const share = (name: string) =>
      left.filter((tests) => !tests.includes(name)).length / seeds.length;
    expect(share('kept')).toBeCloseTo(1 / 2, 1);
    expect(share('@long')).toBeCloseTo(1 / 5, 1);
  });

  it('is the same for the same seed', () => {
    expect(leftOut(LISTED, '7')).toEqual(leftOut(LISTED, '7'));
  });
});
