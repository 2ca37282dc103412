import { runOperation } from '@/app/(site)/anfrage/run-operation';
import { readCookie } from '@/lib/platform/http/cookies';
import { readJson } from '@/lib/platform/http/json-body';
import { seenOrigin } from '@/lib/platform/http/origin';
import { route } from '@/lib/platform/http/route';
import { PASS_COOKIE } from '@/lib/requests/links/pass';

type Context = { params: Promise<{ operation: string }> };

export const POST = route<Context>(async (request, { params }) => {
  const { headers } = request;
  await runOperation((await params).operation, await readJson(request), {
    pass: readCookie(headers, PASS_COOKIE),
    origin: seenOrigin(headers),
  });
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
});
