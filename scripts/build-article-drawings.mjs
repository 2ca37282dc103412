/**
 * Draws public/images/ratgeber/*.svg, one for each article, from components/illustrations/articles.
 * The files bring their colours along, light and dark, so that they work in <img>. With --check
 * nothing is written: it exits 1 if a file differs from what would be drawn.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadDrawings } from './setup/drawings.mjs';

const FOLDER = new URL('../public/images/ratgeber/', import.meta.url);

const entry = `
  import { renderToStaticMarkup } from 'react-dom/server';
  import { articleDrawings } from './components/illustrations/articles/scenes';
  export { illustrationPalette as palette } from './components/illustrations/palette';
  export const drawn = Object.entries(articleDrawings).map(([name, Scene]) => [
    name,
    renderToStaticMarkup(<Scene />),
  ]);
`;

const oneDecimal = (text) => text.replace(/\d*\.\d{2,}/g, (digits) => `${+(+digits).toFixed(1)}`);

function colours(markup, palette) {
  const used = Object.keys(palette.light).filter((tone) => markup.includes(`(--illu-${tone})`));
  const root = (theme) =>
    `:root{${used.map((tone) => `--illu-${tone}:${palette[theme][tone]}`).join(';')}}`;
  return `<style>${root('light')}@media (prefers-color-scheme:dark){${root('dark')}}</style>`;
}

/** The markup of a scene as a file that stands alone. */
function standalone(markup, palette) {
  const rounded = markup.replace(
    /( (?:d|transform|cx|cy|r)=")([^"]*)/g,
    (_, name, value) => name + oneDecimal(value),
  );
  const picture = rounded
    .replace(/ (aria-hidden|focusable)="\w+"/g, '')
    .replace(/><\/(path|circle)>/g, '/>')
    .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" ')
    .replace('>', `>${colours(markup, palette)}`);
  return `${picture}\n`;
}

const { drawn, palette } = await loadDrawings(entry);
const files = new Map(drawn.map(([name, markup]) => [`${name}.svg`, standalone(markup, palette)]));

if (process.argv.includes('--check')) {
  const committed = readdirSync(FOLDER);
  const wrong = [...new Set([...committed, ...files.keys()])].filter(
    (name) =>
      !committed.includes(name) || readFileSync(new URL(name, FOLDER), 'utf8') !== files.get(name),
  );
  if (wrong.length > 0) {
    console.error(`Drawings: run "npm run drawings:build", not up to date: ${wrong.join(', ')}`);
    process.exit(1);
  }
  console.log(`${files.size} drawings are up to date`);
} else {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of files) {
    writeFileSync(new URL(name, FOLDER), text);
    console.log(`${String(text.length).padStart(6)}  ${name}`);
  }
}
