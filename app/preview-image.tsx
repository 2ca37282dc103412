import { ImageResponse } from 'next/og';
import { previewDrawing, previewFonts } from '@/lib/platform/seo/share-image-sources';
import { site } from '@/lib/site';
import { colors } from '@/tailwind.config';

interface Preview {
  kicker: string;
  title: string;
  /** Figures below the title, a line each */
  lines?: readonly string[];
  /** Address of the drawing, or a picture as a data URL */
  drawing: string;
  /** Of the drawing, where it is not a scene */
  size?: { width: number; height: number };
}

const SIZE = { width: 1200, height: 630 };
/** From this many characters on a title is set smaller, so that it finds room. */
const LONG_TITLE = 60;
/** What a scene is drawn at. */
const SCENE = { width: 556, height: 313 };

/** Pictures kept in memory; each takes about a tenth of a megabyte. */
const KEPT = 50;
const images = new Map<string, Promise<ArrayBuffer>>();

const { paper, ink, 'brick-text': brick, muted } = colors.light;

/** The picture that other services show of a page, as PNG: title and drawing side by side. */
async function previewImage(preview: Preview): Promise<ArrayBuffer> {
  const { kicker, title, lines = [], drawing, size: room = SCENE } = preview;
  const [{ lora, figtree }, picture] = await Promise.all([previewFonts(), previewDrawing(drawing)]);
  const size = title.length > LONG_TITLE ? 44 : 54;
  const image = new ImageResponse(
    <div
      style={{
        ...{ display: 'flex', width: '100%', height: '100%', padding: 64, gap: 56 },
        ...{ background: paper, color: ink, fontFamily: 'Figtree', alignItems: 'stretch' },
      }}
    >
      <div
        style={{
          ...{ display: 'flex', flexDirection: 'column', justifyContent: 'space-between' },
          ...{ width: 460, borderTop: `6px solid ${brick}`, paddingTop: 28 },
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
          ...{ display: 'flex', alignItems: 'center', justifyContent: 'center' },
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

/**
 * An answer with the picture that other services show of a page.
 * @param key the picture is drawn once for each, as long as it is kept
 */
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
