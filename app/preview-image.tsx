import 'server-only';
import { ImageResponse } from 'next/og';
import { site } from '@/lib/site';
import { colors } from '@/tailwind.config';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FONTS = join('app', 'fonts');
const PICTURES = join('public', 'images', 'ratgeber');
const FALLBACK = 'ratgeber.svg';

/** The renderer of preview images reads neither WOFF2 nor custom properties. */
async function previewFonts() {
  const [lora, figtree] = await Promise.all(
    ['lora-latin-600-normal.woff', 'figtree-latin-500-normal.woff'].map((file) =>
      readFile(join(FONTS, file)),
    ),
  );
  return { lora, figtree } as { lora: Buffer<ArrayBuffer>; figtree: Buffer<ArrayBuffer> };
}

/** In the colours of the light scheme, with custom properties replaced by their values. */
function resolveColours(svg: string): string {
  const day = svg.slice(0, svg.indexOf('@media'));
  const values = new Map(
    [...day.matchAll(/--(illu-[\w-]+):(#\w+)/g)].map(([, name, value]) => [name, value]),
  );
  return svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/var\(--(illu-[\w-]+)\)/g, (_, name: string) => values.get(name) ?? 'none');
}

/** As a data URL; the general drawing if there is none at the address. */
async function previewDrawing(address: string): Promise<string> {
  if (address.startsWith('data:')) return address;
  const name = /^\/images\/ratgeber\/([a-z0-9-]+\.svg)$/.exec(address)?.[1] ?? FALLBACK;
  const svg = await readFile(join(PICTURES, name), 'utf8').catch(() =>
    readFile(join(PICTURES, FALLBACK), 'utf8'),
  );
  return `data:image/svg+xml;base64,${Buffer.from(resolveColours(svg)).toString('base64')}`;
}

interface Preview {
  kicker: string;
  title: string;
  lines?: readonly string[];
  drawing: string;
  /** Of the drawing, if it is not a scene */
  size?: { width: number; height: number };
}

const SIZE = { width: 1200, height: 630 };
/** Characters; longer titles are smaller. */
const LONG_TITLE = 60;
const SCENE = { width: 556, height: 313 };

/** Pictures in memory; each takes about a tenth of a megabyte. */
const KEPT = 50;
const images = new Map<string, Promise<ArrayBuffer>>();

const { paper, ink, 'brick-text': brick, muted } = colors.light;

async function previewImage(preview: Preview): Promise<ArrayBuffer> {
  const { kicker, title, lines = [], drawing, size: room = SCENE } = preview;
  const [{ lora, figtree }, picture] = await Promise.all([previewFonts(), previewDrawing(drawing)]);
  const size = title.length > LONG_TITLE ? 44 : 54;
  const image = new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: 64,
        gap: 56,
        background: paper,
        color: ink,
        fontFamily: 'Figtree',
        alignItems: 'stretch',
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: 460,
          borderTop: `6px solid ${brick}`,
          paddingTop: 28,
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column' }}>
          <div style={{ color: brick, fontSize: 26 }}>{kicker}</div>
          <div style={{ fontFamily: 'Lora', fontSize: size, lineHeight: 1.18, marginTop: 18 }}>
            {title}
          </div>
          {lines.map((line, index) => (
            <div key={line} style={{ fontSize: 34, marginTop: index === 0 ? 32 : 10 }}>
              {line}
            </div>
          ))}
        </div>
        <div style={{ color: muted, fontSize: 30 }}>{site().name}</div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: 556,
        }}
      >
        {/* eslint-disable-next-line @next/next/no-img-element -- drawn into a picture, not into a page */}
        <img src={picture} alt="" {...room} style={{ borderRadius: room === SCENE ? 10 : 0 }} />
      </div>
    </div>,
    {
      ...SIZE,
      fonts: [
        { name: 'Lora', data: lora, weight: 600 },
        { name: 'Figtree', data: figtree, weight: 500 },
      ],
    },
  );
  return image.arrayBuffer();
}

export async function previewResponse(
  key: string,
  preview: () => Preview | Promise<Preview>,
): Promise<Response> {
  let image = images.get(key);
  if (!image) {
    image = Promise.resolve(preview()).then(previewImage);
    images.set(key, image);
    image.catch(() => images.delete(key));
    const [oldest] = images.keys();
    if (images.size > KEPT && oldest !== undefined) images.delete(oldest);
  }
  const headers = { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' };
  return new Response(await image, { headers });
}
