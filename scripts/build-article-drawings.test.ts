/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { articleScenes } from '@/components/illustrations/articles/scenes';
import { illustrationPalette } from '@/components/illustrations/palette';

const FOLDER = 'public/images/ratgeber';
const files = readdirSync(FOLDER).sort();

test('every article has its drawing, and there is one for the others', () => {
  const names = [...Object.keys(articleScenes), 'ratgeber'];
  expect(files).toEqual(names.map((name) => `${name}.svg`).sort());
});

test('the files are what is drawn: nobody has edited one by hand', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/build-article-drawings.mjs', '--check'],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`${files.length} drawings are up to date`);
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');

  test('is light, 16:9 and flush with its edges', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(10_000);
    expect(text).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="360" viewBox="0 0 320 180" /,
    );
  });

  test('carries neither script nor writing nor a reference to elsewhere', () => {
    expect(text).not.toMatch(
      /<(script|text|image|use|a|foreignObject)\b|\son\w+=|href|url\(|@import/,
    );
    expect(text.match(/https?:/g)).toHaveLength(1);
  });

  test('knows each colour it uses, by day and in the evening, and no other', () => {
    const used = new Set([...text.matchAll(/var\(--illu-([\w-]+)\)/g)].map(([, tone]) => tone));
    for (const theme of ['light', 'dark'] as const) {
      const colours = Object.entries(illustrationPalette[theme]).filter(([tone]) => used.has(tone));
      const root = `:root{${colours.map(([tone, hex]) => `--illu-${tone}:${hex}`).join(';')}}`;
      expect(text).toContain(
        theme === 'light' ? `<style>${root}@media` : `:dark){${root}}</style>`,
      );
      expect(colours).toHaveLength(used.size);
    }
    expect(text.replace(/<style>.*<\/style>/, '')).not.toMatch(/#[\dA-F]{3}/i);
  });

  test('has coordinates of one decimal at most', () => {
    expect(text).not.toMatch(/ (?:d|transform|cx|cy|r)="[^"]*\.\d\d/);
  });
});
