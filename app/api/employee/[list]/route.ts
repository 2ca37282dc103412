import { employeeRoute } from '@/app/employee-route';
import { kindNamed } from '@/lib/requests/back-office/request/service';
import {
  listHeaders,
  type AskedListing,
  listForApi,
} from '@/lib/requests/back-office/queue/listing/service';
import { countReading } from '@/lib/requests/back-office/reading-service';

interface Context {
  params: Promise<{ list: string }>;
}

export const GET = employeeRoute<Context>(async (request, { params }, employee) => {
  const type = kindNamed((await params).list);
  const address = new URL(request.url);
  const given = (name: string) => address.searchParams.get(name) || undefined;
  const [page, limit] = [given('page'), given('limit')];
  const asked: AskedListing = { page, limit, query: given('query'), status: given('status') };
  await countReading(employee, JSON.stringify([type, ...Object.values(asked)]));
  const { requests, ...listed } = await listForApi(type, asked);
  return Response.json(requests, { headers: listHeaders(address, listed) });
});
