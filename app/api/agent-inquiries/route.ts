import { requestPackage } from '@/lib/agents/inquiry/service';
import { readJson } from '@/lib/http/json-body';
import { route } from '@/lib/http/route';
import { submitterOf } from '@/lib/submissions/submitter';

export const POST = route(async (request) => {
  const id = await requestPackage(await readJson(request), submitterOf(request.headers));
  const headers = { 'Cache-Control': 'no-store' };
  return Response.json({ agentInquiry: { id } }, { status: 201, headers });
});
