import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache, type ReactNode } from 'react';
import { Notice } from '@/components/shell/notice';
import { type AdminArea, type Employee, isOpen, mayEnter } from '@/lib/auth/employee';
import { loginIn } from '@/lib/auth/token';
import { employeeRoutes, loginAddress } from '@/lib/employee-routes';
import { ASKED_PATH } from '@/lib/platform/http/asked-path';
import { AppError } from '@/lib/platform/http/errors';
import { countReading } from '@/lib/submissions/admin/reading-service';

const currentLogin = cache(async () => loginIn(await headers()));

export async function currentEmployee() {
  return (await currentLogin()).employee;
}

/** Redirects to the login, or to a due password or second factor; 404 outside of the employee's areas. */
export async function requireEmployee(area: AdminArea = 'submissions') {
  const { employee, idle } = await currentLogin();
  if (employee && !isOpen(employee.duty, area)) redirect(employeeRoutes.ownAccount);
  if (employee) return mayEnter(employee, area) ? employee : notFound();
  const back = (await headers()).get(ASKED_PATH) ?? undefined;
  redirect(loginAddress({ back, idle }));
}

/** @returns the page to show instead if an employee reads faster than a person can */
export async function readingLimitNotice(employee: Employee, address: string): Promise<ReactNode> {
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
