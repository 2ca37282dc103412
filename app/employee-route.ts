import 'server-only';
import { currentEmployee } from '@/app/(employee)/require-employee';
import { AppError } from '@/lib/http/errors';
import { route } from '@/lib/http/route';

type Employee = NonNullable<Awaited<ReturnType<typeof currentEmployee>>>;

type Handler<Context> = (
  request: Request,
  context: Context,
  employee: Employee,
) => Promise<Response> | Response;

/** As {@link route}, for employees alone. */
export function employeeRoute<Context = unknown>(handler: Handler<Context>) {
  return route<Context>(async (request, context) => {
    const employee = await currentEmployee();
    if (!employee) throw new AppError('not_found', 'Bitte melden Sie sich noch einmal an.');
    return handler(request, context, employee);
  });
}
