import { runOperation } from '@/app/(site)/anfrage/run-operation';
import { ownerBody } from '@/app/(site)/anfrage/owner-body';
import { readJson } from '@/lib/platform/http/json-body';
import { seenOrigin } from '@/lib/platform/http/origin';
import { route } from '@/lib/platform/http/route';

type Context = { params: Promise<{ operation: string }> };

export const POST = route<Context>(async (request, { params }) => {
  const { token, ...values } = ownerBody(await readJson(request));
  await runOperation((await params).operation, token, values, seenOrigin(request.headers));
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
});
