import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { requestCallback } from '@/lib/requests/callback/service';
import { submitterOf } from '@/lib/submissions/submitter';

export const POST = route(async (request) => {
  const id = await requestCallback(await readJson(request), submitterOf(request.headers));
  return stored({ subjectType: 'callback', subjectId: id }, { callbackRequest: { id } });
});
