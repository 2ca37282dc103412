import { attachment } from '@/app/attachment';
import { employeeRoute } from '@/app/employee-route';
import { figuresFile } from '@/lib/requests/figures/file';
import { askedPeriod } from '@/lib/requests/figures/period';
import { allFigures } from '../figures';

export const GET = employeeRoute(
  async (request) => {
    const asked = Object.fromEntries(new URL(request.url).searchParams);
    const period = askedPeriod(asked, new Date());
    const { sections } = await allFigures(period);
    const { name, content } = figuresFile(period, sections, asked.abschnitt);
    return attachment(content, name, 'text/csv; charset=utf-8');
  },
  { area: 'office' },
);
