/**
 * Draws the files under public/images that come from components/illustrations: a folder for each
 * registry, a file for each drawing in it. They bring their colours along, light and dark, so that
 * they work in <img>. With --check nothing is written: it exits 1 if a file differs from what would
 * be drawn.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { agentScenes, leadClassDrawings } from '../components/illustrations/agents/drawings';
import { articleDrawings } from '../components/illustrations/articles/scenes';
import { illustrationPalette } from '../components/illustrations/palette';
import { stepDrawings } from '../components/illustrations/steps/drawings';

interface DrawingSet {
  folder: string;
  registry: Record<string, ComponentType>;
  width: number;
  height: number;
}

type Files = Map<string, string>;

/** Where the drawings of a registry go, and how large they are by themselves. */
const SETS: DrawingSet[] = [
  { folder: 'ratgeber', registry: articleDrawings, width: 640, height: 360 },
  { folder: 'schritte', registry: stepDrawings, width: 320, height: 224 },
  { folder: 'makler', registry: agentScenes, width: 640, height: 360 },
  { folder: 'lead-klassen', registry: leadClassDrawings, width: 320, height: 224 },
];

const oneDecimal = (text: string) =>
  text.replace(/\d*\.\d{2,}/g, (digits) => `${+(+digits).toFixed(1)}`);

function colours(markup: string): string {
  const tones = Object.keys(
    illustrationPalette.light,
  ) as (keyof typeof illustrationPalette.light)[];
  const used = tones.filter((tone) => markup.includes(`(--illu-${tone})`));
  const root = (theme: 'light' | 'dark') =>
    `:root{${used.map((tone) => `--illu-${tone}:${illustrationPalette[theme][tone]}`).join(';')}}`;
  return `<style>${root('light')}@media (prefers-color-scheme:dark){${root('dark')}}</style>`;
}

/** The markup of a drawing as a file that stands alone. */
function standalone(markup: string, { width, height }: DrawingSet): string {
  const rounded = markup.replace(
    /( (?:d|transform|cx|cy|r)=")([^"]*)/g,
    (_, name: string, value: string) => name + oneDecimal(value),
  );
  const size = `width="${width}" height="${height}"`;
  const picture = rounded
    .replace(/ (aria-hidden|focusable)="\w+"/g, '')
    .replace(/><\/(path|circle)>/g, '/>')
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${size} `)
    .replace('>', `>${colours(markup)}`);
  return `${picture}\n`;
}

const folderOf = ({ folder }: DrawingSet) => join('public/images', folder);

/** The names of the files in a folder that are missing, too many or not what is drawn. */
function wrongIn(set: DrawingSet, files: Files): string[] {
  const committed = existsSync(folderOf(set)) ? readdirSync(folderOf(set)) : [];
  return [...new Set([...committed, ...files.keys()])]
    .filter(
      (name) =>
        !committed.includes(name) ||
        readFileSync(join(folderOf(set), name), 'utf8') !== files.get(name),
    )
    .map((name) => `${set.folder}/${name}`);
}

function write(set: DrawingSet, files: Files): void {
  mkdirSync(folderOf(set), { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(join(folderOf(set), name), text);
    console.log(`${String(text.length).padStart(6)}  ${set.folder}/${name}`);
  }
}

const sets = SETS.map((set): [DrawingSet, Files] => {
  const files = Object.entries(set.registry).map(([name, Drawing]): [string, string] => [
    `${name}.svg`,
    standalone(renderToStaticMarkup(createElement(Drawing)), set),
  ]);
  return [set, new Map(files)];
});

if (process.argv.includes('--check')) {
  const wrong = sets.flatMap(([set, files]) => wrongIn(set, files));
  if (wrong.length > 0) {
    console.error(`Drawings: run "npm run drawings:build", not up to date: ${wrong.join(', ')}`);
    process.exit(1);
  }
  const count = sets.reduce((sum, [, files]) => sum + files.size, 0);
  console.log(`${count} drawings are up to date`);
} else {
  for (const [set, files] of sets) write(set, files);
}
