import { ImageResponse } from 'next/og';
import { previewDrawing, previewFonts } from '@/lib/platform/seo/share-image-sources';
import { site } from '@/lib/site';
import { colors } from '@/tailwind.config';

interface Preview {
  kicker: string;
  title: string;
  /** Address of the drawing, or a picture as a data URL */
  drawing: string;
}

const SIZE = { width: 1200, height: 630 };
/** From this many characters on a title is set smaller, so that it finds room. */
const LONG_TITLE = 60;

const { paper, ink, 'brick-text': brick, muted } = colors.light;

/** The picture that other services show of a page, as PNG: title and drawing side by side. */
export async function previewImage({ kicker, title, drawing }: Preview): Promise<ArrayBuffer> {
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
        </div>
        <div style={{ color: muted, fontSize: 30 }}>{site().name}</div>
      </div>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        {/* eslint-disable-next-line @next/next/no-img-element -- drawn into a picture, not into a page */}
        <img src={picture} alt="" width={556} height={313} style={{ borderRadius: 10 }} />
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
