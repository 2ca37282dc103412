import { attachment } from '@/app/attachment';
import { employeeRoute } from '@/app/employee-route';
import { statisticsFile } from '@/lib/submissions/statistics/file';
import { askedPeriod } from '@/lib/submissions/statistics/period';
import { allStatistics } from '../statistics';

export const GET = employeeRoute(
  async (request) => {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const period = askedPeriod(asked, new Date());
    const { sections } = await allStatistics(period);
    const { name, content } = statisticsFile(period, sections, asked.abschnitt);
    return attachment(content, name, 'text/csv; charset=utf-8');
  },
  { area: 'office' },
);
