import { countView } from '@/lib/guides/service';
import { callerOf } from '@/lib/platform/http/caller';
import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';

/** Stores nothing on the reader's device. */
export const POST = route<Params<'slug'>>(async (request, { params }) => {
  const { headers } = request;
  await countView((await params).slug, {
    caller: callerOf(headers),
    userAgent: headers.get('user-agent'),
  });
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });
});
