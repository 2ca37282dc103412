import { requestPackage } from '@/lib/agents/inquiry/service';
import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { submitterOf } from '@/lib/submissions/submitter';

export const POST = route(async (request) => {
  const id = await requestPackage(await readJson(request), submitterOf(request.headers));
  return stored({ subjectType: 'inquiry', subjectId: id }, { agentInquiry: { id } });
});
