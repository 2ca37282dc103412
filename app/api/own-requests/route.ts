import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { requestNewLink } from '@/lib/own-request/new-link/service';
import { submitterOf } from '@/lib/submissions/submitter';

export const POST = route(async (request) => {
  await requestNewLink(await readJson(request), submitterOf(request.headers));
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
});
