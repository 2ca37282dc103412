import { openPicture } from '@/lib/guides/pictures/service';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';

/** Its address contains a hash, so browsers may keep it for good. */
export const GET = route<Params<'file'>>(async (_, { params }) => {
  const { bytes, type } = await openPicture((await params).file);
  return new Response(bytes, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
});
