import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { leadForm } from '@/lib/requests/kinds/lead';
import { submit } from '@/lib/requests/submission/service';
import { submitterOf } from '@/lib/requests/submission/submitter';

export const POST = route(async (request) => {
  const id = await submit(leadForm, await readJson(request), submitterOf(request.headers));
  return stored({ kind: 'lead', id }, { adLead: { id } });
});
