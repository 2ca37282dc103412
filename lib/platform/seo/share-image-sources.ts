import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FONTS = join('app', 'fonts');
const PICTURES = join('public', 'images', 'ratgeber');
const FALLBACK = 'ratgeber.svg';

/** What the renderer of preview images needs: it reads neither WOFF2 nor custom properties. */
export async function previewFonts() {
  const [lora, figtree] = await Promise.all(
    ['lora-latin-600-normal.woff', 'figtree-latin-500-normal.woff'].map((file) =>
      readFile(join(FONTS, file)),
    ),
  );
  return { lora, figtree } as { lora: Buffer<ArrayBuffer>; figtree: Buffer<ArrayBuffer> };
}

/** A drawing in its colours of the day, with every custom property replaced by its value. */
function resolveColours(svg: string): string {
  const day = svg.slice(0, svg.indexOf('@media'));
  const values = new Map(
    [...day.matchAll(/--(illu-[\w-]+):(#\w+)/g)].map(([, name, value]) => [name, value]),
  );
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/var\(--(illu-[\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'none');
}

/** The drawing at an address of this site as a data URL, which stays as it is; the general one where there is none. */
export async function previewDrawing(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const name = /^\/images\/ratgeber\/([a-z0-9-]+\.svg)$/.exec(address)?.[1] ?? FALLBACK;
  const svg = await readFile(join(PICTURES, name), 'utf8').catch(() =>
    readFile(join(PICTURES, FALLBACK), 'utf8'),
  );
  return `data:image/svg+xml;base64,${Buffer.from(resolveColours(svg)).toString('base64')}`;
}
