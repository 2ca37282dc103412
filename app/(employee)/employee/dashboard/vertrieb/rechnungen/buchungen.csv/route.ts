import { attachment } from '@/app/attachment';
import { employeeRoute } from '@/app/employee-route';
import { bookkeepingFile } from '@/lib/submissions/leads/issued-service';

export const GET = employeeRoute(
  async (request) => {
    const month = new URL(request.url).searchParams.get('monat') ?? '';
    const content = await bookkeepingFile(month);
    return attachment(content, `buchungen-${month}.csv`, 'text/csv; charset=utf-8');
  },
  { area: 'office' },
);
