import 'server-only';
import { type Area, type Employee, mayEnter } from '@/lib/auth/employee';
import { loginIn } from '@/lib/auth/token';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';

type Handler<Context> = (
  request: Request,
  context: Context,
  employee: Employee,
) => Promise<Response> | Response;

interface Options {
  /** The part of the back-office that it belongs to */
  area?: Area;
  /** Whether the request is a sign of life; what a page asks by itself is none */
  touch?: boolean;
  /** Whether its body may be a form with a file */
  takesForms?: boolean;
}

/** @throws AppError `forbidden` (403) for whoever does not work in this part of the back-office */
export function requireArea(employee: Employee, area: Area): void {
  if (mayEnter(employee, area)) return;
  const isForHead = area === 'office';
  throw new AppError(
    'forbidden',
    isForHead ? 'Dazu ist nur die Leitung berechtigt.' : 'Dazu sind Sie nicht berechtigt.',
  );
}

/**
 * As {@link route}, for employees alone: 401 without a login, 403 for whoever does not work in its
 * part of the back-office. Answers are kept by nobody, unless they say otherwise.
 */
export function employeeRoute<Context = unknown>(
  handler: Handler<Context>,
  { area = 'requests', touch = true, takesForms }: Options = {},
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
