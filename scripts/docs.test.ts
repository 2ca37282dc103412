import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const tracked = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', ...patterns], { encoding: 'utf8' })
    .trim()
    .split('\n');

const FOLDERS = new Set(tracked().map((path) => path.split('/')[0]));

/** `lib/site.ts` or `lib/site.ts:12`, but no pattern and no command. */
const PATH = /`([\w.@()[\]-]+(?:\/[\w.@()[\]-]+)+\/?)(?::\d+)?`/g;

/** `lib/calculators/NAME.ts` */
const PLACEHOLDER = /\bNAME\b/;

test('every path that the documents name exists', () => {
  const missing = tracked('README.md', 'docs/*.md').flatMap((document) =>
    [...readFileSync(document, 'utf8').matchAll(PATH)]
      .map(([, path = '']) => path)
      .filter((path) => FOLDERS.has(path.split('/')[0]) && !PLACEHOLDER.test(path))
      .filter((path) => !existsSync(path))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});
