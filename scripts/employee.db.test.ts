import { spawnSync } from 'node:child_process';
import { findLogin } from '@/lib/auth/repository';
import { verifyPassword } from '@/lib/auth/password';
import { database } from '@/lib/platform/db/client';

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'scripts/command.ts', 'employee', ...args],
    { encoding: 'utf8', env: process.env },
  );
  return { status, stdout, stderr };
}

const EMAIL = 'karin@portal.example';

test('accounts are made, disabled and listed on the console, and each failure is a sentence', async () => {
  expect(run('add', EMAIL, '--name', 'Karin', '--role', 'leitung')).toEqual({
    status: 0,
    stdout: expect.stringMatching(
      /^karin@portal\.example can log in, as leitung\.\nPassword, shown only this once: [\w-]{22}\n$/,
    ),
    stderr: '',
  });
  expect(run('add', EMAIL)).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is an account ${EMAIL} already.\n`,
  });
  const renewed = run('password', EMAIL);
  const password = renewed.stdout.trim().split(': ')[1] ?? '';
  const login = await findLogin(EMAIL);
  expect(await verifyPassword(password, login?.passwordHash ?? null)).toBe(true);
  expect(run('disable', EMAIL)).toMatchObject({
    status: 1,
    stderr: `${EMAIL} is the last active account with the role leitung.\n`,
  });
  expect(run('list')).toEqual({ status: 0, stdout: `${EMAIL}\tKarin\tleitung\n`, stderr: '' });
});

test('what is no command changes nothing and tells the commands', async () => {
  const before = await (await database()).employee.count();
  expect(run('add', 'karin')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^npm run employee -- add EMAIL/),
  });
  expect(await (await database()).employee.count()).toBe(before);
});
