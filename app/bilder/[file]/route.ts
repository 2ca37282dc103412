import { openPicture } from '@/lib/guides/pictures/service';
import { route } from '@/lib/platform/http/route';

interface Context {
  params: Promise<{ file: string }>;
}

/** A picture of an editor's; its address holds a hash, so that it may be kept for good. */
export const GET = route<Context>(async (_, { params }) => {
  const { bytes, type } = await openPicture((await params).file);
  return new Response(bytes, {
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
});
