import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { newFolder } from '@/lib/testing/folders';

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

function write(name: string, code: string): string {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
}

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...args], { encoding: 'utf8' });

test('a program runs as it is now, also when only what it loads was changed', () => {
  const program = write('program.ts', "import { word } from './word'; console.log(word);");
  for (const word of ['one', 'two']) {
    write('word.ts', `export const word = '${word}';`);
    expect(run(program).stdout).toBe(`${word}\n`);
  }
});

test('a program gets its arguments, and ends with its code or with an error that it does not catch', () => {
  const program = write(
    'program.ts',
    "const given = process.argv.slice(2) as string[]; if (given.length === 2) process.exit(2); throw new Error('no luck');",
  );
  expect(run(program, '--one', 'two')).toMatchObject({ status: 2, stdout: '', stderr: '' });
  expect(run(program)).toMatchObject({ status: 1, stderr: expect.stringContaining('no luck') });
});

test('a signal reaches the program, which is the process that was started', async () => {
  const program = write(
    'program.ts',
    "process.once('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('here');",
  );
  const child = spawn(process.execPath, ['scripts/run.mjs', program]);
  await once(child.stdout, 'data');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([7, null]);
});

(existsSync('/proc/self/task') ? test : test.skip)('no process stays beside the program', () => {
  const program = write(
    'program.ts',
    `import { readFileSync } from 'node:fs';
    setTimeout(() => console.log(readFileSync('/proc/self/task/' + process.pid + '/children', 'utf8')), 200);`,
  );
  expect(run(program)).toMatchObject({ stdout: '\n', stderr: '' });
});

test('modules of the application load, drawings too, and the loader of Node is as it was', () => {
  const program = write(
    'program.ts',
    `import Module from 'node:module';
    import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { LogoMark } from '${resolve('components/illustrations/logo-mark')}';
    import { postcodesByCode } from '${resolve('lib/platform/places/postcodes')}';
    import { env } from '${resolve('lib/platform/env')}';
    const { _extensions } = Module as { _extensions: object };
    console.log(JSON.stringify([
      Object.keys(_extensions),
      renderToStaticMarkup(createElement(LogoMark)).slice(0, 4),
      postcodesByCode.has('80331'),
      typeof env,
    ]));`,
  );
  const { stdout, stderr } = run(program);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual([['.js', '.json', '.node'], '<svg', true, 'function']);
});

describe('in a fresh clone', () => {
  let env: NodeJS.ProcessEnv;
  const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

  const npm = (last: string) => {
    const file = write(
      'bin/npm',
      `#!/bin/sh\necho "$@" >> '${folder}/calls'\nsleep 0.5\nmkdir -p node_modules\nln -sfn '${resolve('node_modules/esbuild')}' node_modules/esbuild\n${last}\n`,
    );
    chmodSync(file, 0o755);
  };

  beforeEach(() => {
    for (const name of ['scripts/setup', 'bin']) mkdirSync(join(folder, name), { recursive: true });
    for (const name of ['scripts/run.mjs', 'scripts/setup/lock.mjs']) {
      cpSync(name, join(folder, name));
    }
    write('package.json', '{}');
    write('package-lock.json', '{}');
    write('program.ts', "console.log('runs' as string);");
    env = { ...process.env, PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH}` };
    npm('');
  });

  const start = () =>
    spawn(process.execPath, ['scripts/run.mjs', 'program.ts'], { cwd: folder, env });

  test('of two starts at once one installs, and both run', async () => {
    const said = await Promise.all([start(), start()].map(({ stdout }) => text(stdout)));
    expect(said).toEqual(['runs\n', 'runs\n']);
    expect(calls()).toEqual([expect.stringMatching(/^install .*--include=dev/)]);
  });

  test('it installs again when the lock file has changed, and only then', async () => {
    for (const lock of ['{}', '{}', '{ "changed": true }']) {
      write('package-lock.json', lock);
      expect(await text(start().stdout)).toBe('runs\n');
    }
    expect(calls()).toHaveLength(2);
  });

  test('an installation that fails is said and is tried again at the next start', async () => {
    npm('exit 3');
    const child = start();
    const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toContain('The dependencies could not be installed.');
    expect(child.exitCode).toBe(1);
    npm('');
    expect(await text(start().stdout)).toBe('runs\n');
  });
});
