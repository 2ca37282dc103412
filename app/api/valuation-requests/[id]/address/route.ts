import { route } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';
import { addressState } from '@/lib/submissions/owner/next-step';

export const GET = route<Params<'id'>>(async (_request, { params }) =>
  Response.json(await addressState((await params).id), {
    headers: { 'Cache-Control': 'no-store' },
  }),
);
