import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@/lib/testing/folders';
import { buildOnce } from './application';

let root: string;

beforeEach(() => {
  root = newFolder();
});

const FIRST = '1'.repeat(64);
const SECOND = '2'.repeat(64);
const THIRD = '3'.repeat(64);
const folderOf = (fingerprint: string) => join(root, fingerprint.slice(0, 16));

async function make() {
  for (const name of ['server', 'cache', 'types', 'dev']) {
    mkdirSync(join(root, 'work', name), { recursive: true });
  }
  writeFileSync(join(root, 'work/server/page.js'), 'a page');
}

const pageOf = (fingerprint: string) =>
  readFileSync(join(folderOf(fingerprint), 'server/page.js'), 'utf8');

function age(fingerprint: string, minutes: number) {
  const time = Date.now() / 1000 - minutes * 60;
  utimesSync(folderOf(fingerprint), time, time);
}

test('a build is made once for each fingerprint', async () => {
  expect(await buildOnce(FIRST, make, root)).toEqual({ folder: folderOf(FIRST), isNew: true });
  expect(pageOf(FIRST)).toBe('a page');
  // What speeds up the next build stays where that is made.
  expect(readdirSync(join(root, 'work')).sort()).toEqual(['cache', 'dev', 'types']);
  expect(await buildOnce(FIRST, make, root)).toEqual({ folder: folderOf(FIRST), isNew: false });
  expect((await buildOnce(SECOND, make, root)).isNew).toBe(true);
});

test('a build that fails leaves the one before as it was, and is made again', async () => {
  await buildOnce(FIRST, make, root);
  const fail = async () => {
    await make();
    throw new Error('no luck');
  };
  await expect(buildOnce(SECOND, fail, root)).rejects.toThrow('no luck');
  expect(pageOf(FIRST)).toBe('a page');
  expect(existsSync(folderOf(SECOND))).toBe(false);
  expect((await buildOnce(SECOND, make, root)).isNew).toBe(true);
});

test('the two that were used last are kept, and nothing else', async () => {
  mkdirSync(join(root, 'server'));
  mkdirSync(join(root, `${FIRST.slice(0, 16)}.part`));
  await buildOnce(FIRST, make, root);
  await buildOnce(SECOND, make, root);
  age(FIRST, 30);
  age(SECOND, 20);
  await buildOnce(FIRST, make, root);
  await buildOnce(THIRD, make, root);
  expect(readdirSync(root).sort()).toEqual(
    [FIRST, THIRD].map((name) => name.slice(0, 16)).concat('work'),
  );
});

test('a page of the build before finds its scripts; one of the build before that does not', async () => {
  const makeWith = (script: string) => async () => {
    await make();
    mkdirSync(join(root, 'work/static/chunks'), { recursive: true });
    writeFileSync(join(root, 'work/static/chunks', script), script);
  };
  const scripts = (fingerprint: string) =>
    readdirSync(join(folderOf(fingerprint), 'static/chunks')).sort();
  await buildOnce(FIRST, makeWith('first.js'), root);
  age(FIRST, 30);
  await buildOnce(SECOND, makeWith('second.js'), root);
  expect(scripts(SECOND)).toEqual(['first.js', 'second.js']);
  age(SECOND, 20);
  await buildOnce(THIRD, makeWith('third.js'), root);
  expect(scripts(THIRD)).toEqual(['second.js', 'third.js']);
});
