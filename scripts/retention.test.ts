import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@/lib/testing/folders';

const folder = newFolder();
const file = join(folder, 'portal.db');

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: `file:${file}` },
  });
  return { status, stdout, stderr };
}

const retention = (...args: string[]) => run('scripts/command.ts', 'retention', ...args);

test('without a database it ends with a sentence and makes none', () => {
  const { status, stderr } = retention();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no database at .+ yet; npm start makes one\.\n$/);
  expect(existsSync(file)).toBe(false);
});

test('an option that it does not know is no reason to delete', () => {
  expect(retention('--dry')).toMatchObject({ status: 1, stdout: '' });
});

test('on a database it tells what is, or would be, deleted', () => {
  expect(run('scripts/db.ts', 'migrate').status).toBe(0);
  const trial = retention('--dry-run');
  expect(trial).toMatchObject({ status: 0, stderr: '' });
  expect(trial.stdout).toMatch(/^Would be deleted:\n +0 {2}valuation submissions/);
  const real = retention();
  expect(real).toMatchObject({ status: 0, stderr: '' });
  expect(real.stdout).toMatch(/^Deleted:\n +0 {2}valuation submissions/);
});
