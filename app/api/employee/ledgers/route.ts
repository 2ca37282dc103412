import { employeeRoute } from '@/app/employee-route';
import { searchLedgers } from '@/lib/consent/ledger/service';
import { readJson } from '@/lib/http/json-body';

export const POST = employeeRoute(async (request) => {
  return Response.json({ found: await searchLedgers(await readJson(request)) });
});
