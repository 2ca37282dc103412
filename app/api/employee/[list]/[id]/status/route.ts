import { employeeRoute } from '@/app/employee-route';
import { kindNamed } from '@/lib/submissions/admin/submission/service';
import { wireOf } from '@/lib/submissions/kinds/kinds';
import { changeSubmission } from '@/lib/submissions/admin/submission/changing/service';
import { readJson } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';

export const PUT = employeeRoute<Params<'list' | 'id'>>(async (request, { params }, employee) => {
  const { list, id } = await params;
  const changed = await changeSubmission(kindNamed(list), id, await readJson(request), employee);
  return Response.json(wireOf(changed));
});
