import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

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
