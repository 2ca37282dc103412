import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { requestBrokerCallback } from '@/lib/requests/broker-callback/service';
import { submitterOf } from '@/lib/submissions/submitter';

export const POST = route(async (request) => {
  const id = await requestBrokerCallback(await readJson(request), submitterOf(request.headers));
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ callbackRequest: { id } }, { status: 201, headers });
});
