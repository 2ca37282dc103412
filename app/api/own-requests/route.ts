import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { requestNewLink } from '@/lib/requests/owner/new-link/service';
import { submitterOf } from '@/lib/requests/submission/submitter';

export const POST = route(async (request) => {
  await requestNewLink(await readJson(request), submitterOf(request.headers));
  return Response.json({}, { headers: { 'Cache-Control': 'no-store' } });
});
