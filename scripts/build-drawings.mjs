/**
 * Draws the files under public/images that come from components/illustrations: a folder for each
 * registry, a file for each drawing in it. They bring their colours along, light and dark, so that
 * they work in <img>. With --check nothing is written: it exits 1 if a file differs from what would
 * be drawn.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadDrawings } from './setup/drawings.mjs';

/** Where the drawings of a registry go, and how large they are by themselves. */
const SETS = [
  { folder: 'ratgeber', registry: 'articleDrawings', width: 640, height: 360 },
  { folder: 'schritte', registry: 'stepDrawings', width: 320, height: 224 },
  { folder: 'makler', registry: 'agentScenes', width: 640, height: 360 },
  { folder: 'lead-klassen', registry: 'leadClassDrawings', width: 320, height: 224 },
];

const entry = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import { agentScenes, leadClassDrawings } from './components/illustrations/agents/drawings';
  import { articleDrawings } from './components/illustrations/articles/scenes';
  import { stepDrawings } from './components/illustrations/steps/drawings';
  export { illustrationPalette as palette } from './components/illustrations/palette';
  const draw = (registry) =>
    Object.entries(registry).map(([name, Drawing]) => [name, renderToStaticMarkup(<Drawing />)]);
  export const drawn = {
    articleDrawings: draw(articleDrawings),
    stepDrawings: draw(stepDrawings),
    agentScenes: draw(agentScenes),
    leadClassDrawings: draw(leadClassDrawings),
  };
`;

const oneDecimal = (text) => text.replace(/\d*\.\d{2,}/g, (digits) => `${+(+digits).toFixed(1)}`);

function colours(markup, palette) {
  const used = Object.keys(palette.light).filter((tone) => markup.includes(`(--illu-${tone})`));
  const root = (theme) =>
    `:root{${used.map((tone) => `--illu-${tone}:${palette[theme][tone]}`).join(';')}}`;
  return `<style>${root('light')}@media (prefers-color-scheme:dark){${root('dark')}}</style>`;
}

/** The markup of a drawing as a file that stands alone. */
function standalone(markup, palette, { width, height }) {
  const rounded = markup.replace(
    /( (?:d|transform|cx|cy|r)=")([^"]*)/g,
    (_, name, value) => name + oneDecimal(value),
  );
  const size = `width="${width}" height="${height}"`;
  const picture = rounded
    .replace(/ (aria-hidden|focusable)="\w+"/g, '')
    .replace(/><\/(path|circle)>/g, '/>')
    .replace('<svg ', `<svg xmlns="http://www.w3.org/2000/svg" ${size} `)
    .replace('>', `>${colours(markup, palette)}`);
  return `${picture}\n`;
}

const folderOf = ({ folder }) => new URL(`../public/images/${folder}/`, import.meta.url);

/** The names of the files in a folder that are missing, too many or not what is drawn. */
function wrongIn(set, files) {
  const committed = existsSync(folderOf(set)) ? readdirSync(folderOf(set)) : [];
  return [...new Set([...committed, ...files.keys()])]
    .filter(
      (name) =>
        !committed.includes(name) ||
        readFileSync(new URL(name, folderOf(set)), 'utf8') !== files.get(name),
    )
    .map((name) => `${set.folder}/${name}`);
}

function write(set, files) {
  mkdirSync(folderOf(set), { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(new URL(name, folderOf(set)), text);
    console.log(`${String(text.length).padStart(6)}  ${set.folder}/${name}`);
  }
}

const { drawn, palette } = await loadDrawings(entry);
const sets = SETS.map((set) => {
  const files = drawn[set.registry].map(([name, markup]) => [
    `${name}.svg`,
    standalone(markup, palette, set),
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
