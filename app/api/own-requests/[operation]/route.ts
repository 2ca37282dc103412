import { runOperation } from '@/app/(site)/anfrage/run-operation';
import { ownerBody } from '@/app/(site)/anfrage/owner-body';
import { readCookie } from '@/lib/platform/http/cookies';
import { readJson } from '@/lib/platform/http/json-body';
import { seenOrigin } from '@/lib/platform/http/origin';
import { route } from '@/lib/platform/http/route';
import { PASS_COOKIE } from '@/lib/requests/links/pass';

type Context = { params: Promise<{ operation: string }> };

export const POST = route<Context>(async (request, { params }) => {
  const { headers } = request;
  const { token, request: id = '', ...values } = ownerBody(await readJson(request));
  const whose =
    token === undefined ? { request: id, pass: readCookie(headers, PASS_COOKIE) } : { token };
  await runOperation((await params).operation, whose, values, seenOrigin(headers));
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
});
