import { employeeRoute } from '@/app/employee-route';
import { performOperation } from '@/lib/submissions/admin/actions/service';
import { kindNamed } from '@/lib/submissions/admin/submission/service';
import { readJson } from '@/lib/platform/http/route';

type Context = { params: Promise<{ list: string; id: string; operation: string }> };

export const POST = employeeRoute<Context>(async (request, { params }, employee) => {
  const { list, id, operation } = await params;
  return Response.json(
    await performOperation(kindNamed(list), id, operation, await readJson(request), employee),
  );
});
