import { employeeRoute } from '@/app/employee-route';
import { performOperation } from '@/lib/submissions/admin/actions/service';
import { kindNamed } from '@/lib/submissions/admin/submission/service';
import { readJson } from '@/lib/platform/http/route';
import type { Params } from '@/lib/platform/page';

export const POST = employeeRoute<Params<'list' | 'id' | 'operation'>>(
  async (request, { params }, employee) => {
    const { list, id, operation } = await params;
    return Response.json(
      await performOperation(kindNamed(list), id, operation, await readJson(request), employee),
    );
  },
);
