import { stored } from '@/app/api/stored';
import { readJson } from '@/lib/platform/http/json-body';
import { route } from '@/lib/platform/http/route';
import { inquiryForm } from '@/lib/requests/kinds/inquiry';
import { submit } from '@/lib/requests/submission/service';
import { submitterOf } from '@/lib/requests/submission/submitter';

export const POST = route(async (request) => {
  const id = await submit(inquiryForm, await readJson(request), submitterOf(request.headers));
  return stored({ kind: 'inquiry', id }, { agentInquiry: { id } });
});
