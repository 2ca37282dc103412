import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { Notice } from '@/components/shell/notice';
import { type Area, type Employee, isOpen, mayEnter } from '@/lib/auth/employee';
import { loginIn } from '@/lib/auth/token';
import { employeeRoutes, loginAddress } from '@/lib/employee-routes';
import { ASKED_PATH } from '@/lib/platform/http/asked-path';
import { AppError } from '@/lib/platform/http/errors';
import { countReading } from '@/lib/requests/back-office/reading-service';

/** The login of whoever asks. Read once for each request. */
const currentLogin = cache(async () => loginIn(await headers()));

/** The employee who is logged in, as the account is now, or `null`. */
export async function currentEmployee() {
  return (await currentLogin()).employee;
}

/**
 * The employee who is logged in; everybody else is led to the login, and whoever has to change the password or
 * set up a second factor first to the own account. To whoever does not work in this part
 * of the back-office the page is not there. Every page calls this.
 */
export async function requireEmployee(area: Area = 'requests') {
  const { employee, idle } = await currentLogin();
  if (employee && !isOpen(employee.duty, area)) redirect(employeeRoutes.ownAccount);
  if (employee) return mayEnter(employee, area) ? employee : notFound();
  const back = (await headers()).get(ASKED_PATH) ?? undefined;
  redirect(loginAddress({ back, idle }));
}

/**
 * Counts a page with people's requests on it.
 * @returns what stands in its place where an employee reads faster than a person does
 */
export async function heldUp(employee: Employee, address: string): Promise<ReactNode> {
  try {
    await countReading(employee, address);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return (
      <Notice title="Bitte warten" link={{ href: address, label: 'Noch einmal versuchen' }}>
        {error.message}
      </Notice>
    );
  }
}
