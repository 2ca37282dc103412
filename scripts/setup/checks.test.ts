import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newFolder } from '@/lib/testing/folders';

const folder = newFolder();

function ended(counts: object) {
  const script = `
    process.on('beforeExit', () => process.exit(0));
    const { conclude } = await import('${resolve('scripts/setup/checks')}');
    conclude([${JSON.stringify(counts)}, { passed: 0, failed: 0, skipped: 0 }]);`;
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
