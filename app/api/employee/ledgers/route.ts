import { formBody } from '@/app/form-body';
import { employeeRoute } from '@/app/employee-route';
import { countReading } from '@/lib/submissions/admin/reading-service';
import { searchLedgers } from '@/lib/submissions/consent/service';

export const POST = employeeRoute(async (request, _context, employee) => {
  const { search } = await formBody(request);
  // Only text finds anything; other values may be nested too deeply to become text.
  await countReading(employee, typeof search === 'string' ? search : '');
  return Response.json({ found: await searchLedgers({ search }) });
});
