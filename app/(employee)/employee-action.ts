import 'server-only';
import { requireArea } from '@/app/employee-route';
import { receiveForm } from '@/app/receive-plain-form';
import {
  type ActionAnswer,
  BY_SCRIPT,
  type FormValues,
  type PlainFormState,
} from '@/lib/platform/form-state';
import type { AdminArea, LoggedIn } from '@/lib/auth/employee';
import { AppError } from '@/lib/platform/http/errors';
import { currentEmployee, requireEmployee } from './require-employee';

/** A script keeps what was typed when the login has ended; without scripts the login page opens. */
export const employeeAction =
  (area: AdminArea, run: (body: FormValues, employee: LoggedIn) => Promise<ActionAnswer | void>) =>
  async (_previous: PlainFormState<FormValues>, form: FormData) => {
    const isByScript = form.has(BY_SCRIPT);
    const employee = isByScript ? await currentEmployee() : await requireEmployee('password');
    return receiveForm(form, async (body) => {
      if (!employee) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
      requireArea(employee, area);
      return run(body, employee);
    });
  };
