import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { agentScenes, leadClassDrawings } from '@/components/illustrations/agents/drawings';
import { articleScenes } from '@/components/illustrations/articles/scenes';
import { illustrationPalette } from '@/components/illustrations/palette';
import { stepDrawings } from '@/components/illustrations/steps/drawings';

const sets = [
  {
    folder: 'public/images/ratgeber',
    names: [...Object.keys(articleScenes), 'ratgeber'],
    sheet: 'width="640" height="360" viewBox="0 0 320 180"',
    limit: 10_000,
  },
  {
    folder: 'public/images/schritte',
    names: Object.keys(stepDrawings),
    sheet: 'width="320" height="224" viewBox="0 0 160 112"',
    limit: 3_300,
  },
  {
    folder: 'public/images/makler',
    names: Object.keys(agentScenes),
    sheet: 'width="640" height="360" viewBox="0 0 320 180"',
    limit: 10_000,
  },
  {
    folder: 'public/images/lead-klassen',
    names: Object.keys(leadClassDrawings),
    sheet: 'width="320" height="224" viewBox="0 0 160 112"',
    limit: 3_300,
  },
];

const files = sets.flatMap(({ folder, sheet, limit }) =>
  readdirSync(folder).map((name) => ({ path: `${folder}/${name}`, sheet, limit })),
);

test.each(sets)('$folder holds what is in its registry: no file less, none more', (set) => {
  expect(readdirSync(set.folder).sort()).toEqual(set.names.map((name) => `${name}.svg`).sort());
});

test('a sale has seven steps', () => {
  expect(Object.keys(stepDrawings)).toHaveLength(7);
});

test('the files are what is drawn: nobody has edited one by hand', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'tools/build-drawings.ts', '--check'],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain(`${files.length} drawings are up to date`);
});

describe.each(files)('$path', ({ path, sheet, limit }) => {
  const text = readFileSync(path, 'utf8');

  test('is light and fills the sheet of its kind', () => {
    expect(Buffer.byteLength(text)).toBeLessThan(limit);
    expect(text.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" ${sheet} `)).toBe(true);
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
