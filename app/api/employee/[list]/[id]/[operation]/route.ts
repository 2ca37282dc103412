import { employeeRoute } from '@/app/employee-route';
import { performOperation } from '@/lib/back-office/actions/service';
import { kindOfSegment } from '@/lib/back-office/kinds';
import { AppError } from '@/lib/platform/http/errors';
import { readJson } from '@/lib/platform/http/json-body';

type Context = { params: Promise<{ list: string; id: string; operation: string }> };

export const POST = employeeRoute<Context>(async (request, { params }, employee) => {
  const { list, id, operation } = await params;
  const type = kindOfSegment(list);
  if (!type) throw new AppError('not_found', 'Diese Liste gibt es nicht.');
  return Response.json(
    await performOperation(type, id, operation, await readJson(request), employee),
  );
});
