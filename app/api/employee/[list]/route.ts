import { employeeRoute } from '@/app/employee-route';
import { kindNamed } from '@/lib/requests/back-office/request/service';
import { listForApi } from '@/lib/requests/back-office/queue/listing/service';
import { countReading } from '@/lib/requests/back-office/reading/service';

interface Context {
  params: Promise<{ list: string }>;
}

export const GET = employeeRoute<Context>(async (request, { params }, employee) => {
  const type = kindNamed((await params).list);
  const asked = new URL(request.url).searchParams;
  // A parameter without a value asks for nothing.
  const [page, query, status] = ['page', 'query', 'status'].map(
    (name) => asked.get(name) || undefined,
  );
  await countReading(employee, JSON.stringify([type, page, query, status]));
  return Response.json(await listForApi(type, { page, query, status }));
});
