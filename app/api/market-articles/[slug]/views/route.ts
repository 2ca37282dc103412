import { countView } from '@/lib/guides/service';
import { callerOf } from '@/lib/platform/http/caller';
import { route } from '@/lib/platform/http/route';

type Context = { params: Promise<{ slug: string }> };

/** Stores nothing on the reader's device. */
export const POST = route<Context>(async (request, { params }) => {
  const { headers } = request;
  await countView((await params).slug, {
    caller: callerOf(headers),
    userAgent: headers.get('user-agent'),
  });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
});
