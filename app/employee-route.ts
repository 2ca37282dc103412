import 'server-only';
import { type AdminArea, type Duty, isOpen, type LoggedIn, mayEnter } from '@/lib/auth/employee';
import { loginIn } from '@/lib/auth/token';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';

type Handler<Context> = (
  request: Request,
  context: Context,
  employee: LoggedIn,
) => Promise<Response> | Response;

interface Options {
  area?: AdminArea;
  /** Whether the request extends the login; a page's own requests do not */
  touch?: boolean;
  /** Whether its body may be a form with a file */
  takesForms?: boolean;
}

const DUE: Record<Duty, string> = {
  password: 'Bitte ändern Sie zuerst unter „Mein Konto“ Ihr Passwort.',
  'second-factor': 'Bitte richten Sie zuerst unter „Mein Konto“ einen zweiten Faktor ein.',
};

/** @throws AppError `forbidden` (403) in other areas, or if the employee has to do something else first */
export function requireArea(employee: LoggedIn, area: AdminArea): void {
  const { duty } = employee;
  if (duty && !isOpen(duty, area)) throw new AppError('forbidden', DUE[duty]);
  if (mayEnter(employee, area)) return;
  const isForHead = area === 'office';
  throw new AppError(
    'forbidden',
    isForHead ? 'Dazu ist nur die Leitung berechtigt.' : 'Dazu sind Sie nicht berechtigt.',
  );
}

/** As {@link route}, for employees: 401 without a login, 403 outside of their areas. Not cached by default. */
export function employeeRoute<Context = unknown>(
  handler: Handler<Context>,
  { area = 'submissions', touch = true, takesForms }: Options = {},
) {
  return route<Context>(
    async (request, context) => {
      const { employee } = await loginIn(request.headers, { touch });
      if (!employee) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
      requireArea(employee, area);
      const response = await handler(request, context, employee);
      if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
      return response;
    },
    { takesForms },
  );
}
