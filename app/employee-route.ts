import 'server-only';
import type { Employee } from '@/lib/auth/employee';
import { loginIn } from '@/lib/auth/token';
import { AppError } from '@/lib/platform/http/errors';
import { route } from '@/lib/platform/http/route';

type Handler<Context> = (
  request: Request,
  context: Context,
  employee: Employee,
) => Promise<Response> | Response;

interface Options {
  /** The role that it takes; without one every employee may */
  role?: 'leitung';
  /** Whether the request is a sign of life; what a page asks by itself is none */
  touch?: boolean;
}

/**
 * As {@link route}, for employees alone: 401 without a login, 403 without the role. Answers are kept by
 * nobody, unless they say otherwise.
 */
export function employeeRoute<Context = unknown>(
  handler: Handler<Context>,
  { role, touch = true }: Options = {},
) {
  return route<Context>(async (request, context) => {
    const { employee } = await loginIn(request.headers, { touch });
    if (!employee) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
    if (role && employee.role !== role) {
      throw new AppError('forbidden', 'Dazu ist nur die Leitung berechtigt.');
    }
    const response = await handler(request, context, employee);
    if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
    return response;
  });
}
