import { route } from '@/lib/platform/http/route';
import { addressState } from '@/lib/submissions/owner/next-step';

type Context = { params: Promise<{ id: string }> };

export const GET = route<Context>(async (_request, { params }) =>
  Response.json(await addressState((await params).id), {
    headers: { 'Cache-Control': 'no-store' },
  }),
);
