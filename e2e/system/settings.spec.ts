import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PROGRAM = ['scripts/run.mjs', 'e2e/support/check-settings.ts'];

function checkSettings(settings: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, PROGRAM, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...settings },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const WRONG: [name: string, value: string, expected: RegExp][] = [
  ['PORT', 'http', /PORT: expected a port number/],
  ['PORT', '70000', /PORT: expected a port number from 1 to 65535/],
  ['PORT', '0', /PORT: expected a port number from 1 to 65535/],
  ['PORT', '3000.5', /PORT: .*expected/],
  ['DATABASE_URL', 'mysql://localhost/portal', /DATABASE_URL: expected file:\S+ or postgresql:/],
  ['DATABASE_URL', './portal.db', /DATABASE_URL: expected file:\S+ or postgresql:/],
  ['RATE_LIMIT', 'yes', /RATE_LIMIT: expected "on" or "off"/],
  ['RATE_LIMIT', 'OFF', /RATE_LIMIT: expected "on" or "off"/],
  ['APP_URL', 'www.example.de', /APP_URL: expected an address like https:/],
  ['AUTH_SECRET', 'short', /AUTH_SECRET: expected at least 32 characters/],
  ['EMPLOYEE_EMAIL', 'chefin', /EMPLOYEE_EMAIL: expected a mail address/],
  ['EMPLOYEE_PASSWORD', 'short', /EMPLOYEE_PASSWORD: expected 12 to 256 characters/],
  ['TRUSTED_PROXIES', 'my proxy', /TRUSTED_PROXIES: .*expected/],
];

for (const [name, value, expected] of WRONG) {
  test(`${name}=${value} stops the start and says what is expected`, () => {
    const { status, output } = checkSettings({ [name]: value });
    expect(output).toMatch(expected);
    expect(status).toBe(1);
  });
}

test('several wrong settings are all named at once', () => {
  const { status, output } = checkSettings({ PORT: 'http', RATE_LIMIT: 'yes' });
  expect(output).toMatch(/PORT: .*\n.*RATE_LIMIT: /);
  expect(status).toBe(1);
});

test('no settings at all, empty ones and right ones pass', () => {
  expect(checkSettings({})).toEqual({ status: 0, output: '' });
  expect(checkSettings({ PORT: '', DATABASE_URL: '', RATE_LIMIT: '' }).status).toBe(0);
  const right = {
    PORT: '8080',
    DATABASE_URL: 'postgresql://portal:secret@127.0.0.1:5432/portal',
    RATE_LIMIT: 'off',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, loopback',
  };
  expect(checkSettings(right)).toEqual({ status: 0, output: '' });
});

test('a start on another port uses the build that is there', () => {
  const program = test.info().outputPath('build.ts');
  writeFileSync(
    program,
    `import { buildApplication } from '${resolve('scripts/setup/application')}';
    await buildApplication();
    console.log(process.env.PORTAL_BUILD);`,
  );
  const { stdout } = spawnSync(process.execPath, ['scripts/run.mjs', program], {
    env: { ...process.env, PORT: '4711' },
    encoding: 'utf8',
  });
  expect(stdout).toBe(`› Application: up to date\n${process.env.PORTAL_BUILD}\n`);
});
