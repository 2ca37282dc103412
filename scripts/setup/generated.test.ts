import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@/lib/testing/folders';
import { fingerprint, oncePer } from './generated';

let folder: string;

beforeEach(() => {
  folder = newFolder();
  write('source/first.ts', 'one');
  write('source/below/second.ts', 'two');
  write('settings.json', '{}');
});

function write(name: string, content: string) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), content);
}

const paths = () => ['source', 'settings.json', 'optional.json'].map((name) => join(folder, name));
const current = (values?: unknown[]) => fingerprint(paths(), values as never[]);

describe('a fingerprint', () => {
  const changes: [string, () => void][] = [
    ['a changed file', () => write('source/below/second.ts', 'two!')],
    ['an added file', () => write('source/below/third.ts', '')],
    ['a removed folder', () => rmSync(join(folder, 'source/below'), { recursive: true })],
    [
      'a renamed file',
      () => renameSync(join(folder, 'source/first.ts'), join(folder, 'source/1.ts')),
    ],
    ['a file that was not there yet', () => write('optional.json', '')],
  ];

  test.each(changes)('notices %s', (_what, change) => {
    const before = current();
    change();
    expect(current()).not.toBe(before);
  });

  test('notices a changed value', () => {
    expect(current(['v20'])).not.toBe(current(['v22']));
    expect(current(['v20'])).not.toBe(current());
  });

  test('stays the same when a file is written again with the same content', () => {
    const before = current();
    write('source/first.ts', 'one');
    expect(current()).toBe(before);
  });

  test.each(['node_modules/file.ts', 'generated/file.ts', 'below/second.test.ts'])(
    'leaves %s out',
    (file) => {
      const before = current();
      write(`source/${file}`, 'made, or a test');
      expect(current()).toBe(before);
    },
  );
});

describe('work under a stamp', () => {
  const stamp = () => join(folder, 'made/by/a/stage/stamp');
  const build = jest.fn(async () => {});
  const once = () => oncePer(current(), stamp(), build);

  beforeEach(() => build.mockReset());

  test('is done once, and again after each change', async () => {
    expect(await once()).toBe(true);
    expect(await once()).toBe(false);
    write('source/first.ts', 'changed');
    expect(await once()).toBe(true);
    expect(build).toHaveBeenCalledTimes(2);
  });

  test('is done again when it failed, or when its result was removed', async () => {
    build.mockRejectedValueOnce(new Error('no luck'));
    await expect(once()).rejects.toThrow('no luck');
    expect(await once()).toBe(true);
    rmSync(join(folder, 'made'), { recursive: true });
    expect(await once()).toBe(true);
  });
});
