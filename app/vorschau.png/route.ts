import { previewImage } from '../preview-image';

/** The picture of every page without one of its own; made once, when the application is built. */
export const dynamic = 'force-static';

export async function GET() {
  const image = await previewImage({
    kicker: 'Haus und Wohnung verkaufen',
    title: 'Was ist Ihre Immobilie wert?',
    drawing: '',
  });
  return new Response(image, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'public, max-age=3600' },
  });
}
