import { employeeRoute } from '@/app/employee-route';
import { kindNamed } from '@/lib/submissions/admin/submission/service';
import {
  listHeaders,
  type AskedListing,
  listForApi,
} from '@/lib/submissions/admin/queue/listing/service';
import { countReading } from '@/lib/submissions/admin/reading-service';
import type { Params } from '@/lib/platform/page';

export const GET = employeeRoute<Params<'list'>>(async (request, { params }, employee) => {
  const type = kindNamed((await params).list);
  const address = new URL(request.url);
  const given = (name: string) => address.searchParams.get(name) || undefined;
  const [page, limit] = [given('page'), given('limit')];
  const asked: AskedListing = { page, limit, query: given('query'), status: given('status') };
  await countReading(employee, JSON.stringify([type, ...Object.values(asked)]));
  const { submissions, ...listed } = await listForApi(type, asked);
  return Response.json(submissions, { headers: listHeaders(address, listed) });
});
