import { readdirSync, readFileSync } from 'node:fs';
import { illustrationPalette } from '@/components/illustrations/palette';
import { LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import { HOME_TEXTS } from '@/lib/home-texts';

const SCENE = 'width="640" height="360" viewBox="0 0 320 180"';
const VIGNETTE = 'width="320" height="224" viewBox="0 0 160 112"';

const files = [
  { folder: 'ratgeber', sheet: SCENE, limit: 10_000 },
  { folder: 'makler', sheet: SCENE, limit: 10_000 },
  { folder: 'schritte', sheet: VIGNETTE, limit: 3_300 },
  { folder: 'lead-klassen', sheet: VIGNETTE, limit: 3_300 },
].flatMap(({ folder, ...kind }) =>
  readdirSync(`public/images/${folder}`).map((name) => ({
    path: `public/images/${folder}/${name}`,
    ...kind,
  })),
);

test.each([
  ['schritte', HOME_TEXTS.checklist.steps],
  ['lead-klassen', LEAD_CLASSES],
])('%s holds a drawing for each of what is shown with one', (folder, shown) => {
  const names = shown.map(({ id }) => `${id}.svg`);
  expect(readdirSync(`public/images/${folder}`).sort()).toEqual(names.sort());
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
});
