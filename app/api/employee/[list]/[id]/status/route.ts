import { employeeRoute } from '@/app/employee-route';
import { kindNamed } from '@/lib/requests/back-office/request/service';
import { wireOf } from '@/lib/requests/answers';
import { changeRequest } from '@/lib/requests/back-office/request/changing/service';
import { readJson } from '@/lib/platform/http/route';

interface Context {
  params: Promise<{ list: string; id: string }>;
}

export const PUT = employeeRoute<Context>(async (request, { params }, employee) => {
  const { list, id } = await params;
  const changed = await changeRequest(kindNamed(list), id, await readJson(request), employee);
  return Response.json(wireOf(changed));
});
