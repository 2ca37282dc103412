import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { requestLead } from '@/lib/leads/service';
import { submitterOf } from '@/lib/submissions/submitter';

export const POST = route(async (request) => {
  const id = await requestLead(await readJson(request), submitterOf(request.headers));
  return stored({ subjectType: 'lead', subjectId: id }, { adLead: { id } });
});
