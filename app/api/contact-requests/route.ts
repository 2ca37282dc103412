import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { contactForm } from '@/lib/requests/kinds/contact';
import { submit } from '@/lib/requests/submission/service';
import { submitterOf } from '@/lib/requests/submission/submitter';

export const POST = route(async (request) => {
  const id = await submit(contactForm, await readJson(request), submitterOf(request.headers));
  return stored({ kind: 'contact', id }, { contactRequest: { id } });
});
