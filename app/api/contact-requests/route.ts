import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { requestContact } from '@/lib/requests/contact/service';
import { submitterOf } from '@/lib/submissions/submitter';

export const POST = route(async (request) => {
  const id = await requestContact(await readJson(request), submitterOf(request.headers));
  return stored({ subjectType: 'contact', subjectId: id }, { contactRequest: { id } });
});
