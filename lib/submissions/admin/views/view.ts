import { z } from 'zod';
import { employeeRoutes } from '@/lib/employee-routes';
import { text } from '@/lib/platform/validation/fields';
import { kindOfPage, parseList, parseQueueQuery, queueHref } from '../queue/search-params';
import { parseTodayQuery, todayHref } from '../queue/today/today';

export interface View {
  id: string;
  name: string;
  address: string;
  isShared: boolean;
  isRemovable: boolean;
}

const NAME = 'Bitte geben Sie der Ansicht einen Namen mit höchstens 60 Zeichen';

/** Without page and open submission. */
function addressOf(typed: string): string | undefined {
  const { pathname, searchParams } = new URL(typed, 'http://portal.invalid');
  const params = Object.fromEntries(searchParams);
  if (pathname === employeeRoutes.today) return todayHref({ ...parseTodayQuery(params), page: 1 });
  const [, list] = pathname.split(`${employeeRoutes.dashboard}/`);
  const type = pathname === employeeRoutes.dashboard ? parseList(params) : kindOfPage(list ?? '');
  return type && queueHref(type, { ...parseQueueQuery(params, type), page: 1 });
}

export const viewSchema = z.object({
  name: text({ min: 1, max: 60, message: NAME }),
  address: z
    .string()
    .max(1000)
    .refine((typed) => URL.canParse(typed, 'http://portal.invalid'))
    .transform(addressOf)
    .pipe(z.string({ error: 'Diese Liste lässt sich nicht sichern' })),
  shownTo: z.enum(['mir', 'alle'], { error: 'Bitte wählen Sie, wem die Ansicht angeboten wird' }),
});
