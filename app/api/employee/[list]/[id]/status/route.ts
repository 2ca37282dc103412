import { employeeRoute } from '@/app/employee-route';
import { kindOf } from '@/lib/back-office/kind-of';
import { flatRequest } from '@/lib/back-office/request/flat-request';
import { changeRequest } from '@/lib/back-office/request/changing/service';
import { readJson } from '@/lib/platform/http/json-body';

interface Context {
  params: Promise<{ list: string; id: string }>;
}

export const PUT = employeeRoute<Context>(async (request, { params }, employee) => {
  const { list, id } = await params;
  const changed = await changeRequest(kindOf(list), id, await readJson(request), employee);
  return Response.json(flatRequest(changed));
});
