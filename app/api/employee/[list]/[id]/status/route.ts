import { employeeRoute } from '@/app/employee-route';
import { kindNamed } from '@/lib/submissions/admin/submission/service';
import { wireOf } from '@/lib/submissions/kinds/kinds';
import { changeSubmission } from '@/lib/submissions/admin/submission/changing/service';
import { readJson } from '@/lib/platform/http/route';

interface Context {
  params: Promise<{ list: string; id: string }>;
}

export const PUT = employeeRoute<Context>(async (request, { params }, employee) => {
  const { list, id } = await params;
  const changed = await changeSubmission(kindNamed(list), id, await readJson(request), employee);
  return Response.json(wireOf(changed));
});
