import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { loginIn } from '@/lib/auth/token';
import { ASKED_PATH } from '@/lib/platform/http/asked-path';
import { loginAddress } from '@/lib/employee-routes';

/** The login of whoever asks. Read once for each request. */
const currentLogin = cache(async () => loginIn(await headers()));

/** The employee who is logged in, as the account is now, or `null`. */
export async function currentEmployee() {
  return (await currentLogin()).employee;
}

/** The same of `leitung`; to others the page is not there. */
export async function requireHead() {
  const employee = await requireEmployee();
  if (employee.role !== 'leitung') notFound();
  return employee;
}

/** The employee who is logged in; everybody else is led to the login. Every page calls this. */
export async function requireEmployee() {
  const { employee, idle } = await currentLogin();
  if (employee) return employee;
  const back = (await headers()).get(ASKED_PATH) ?? undefined;
  redirect(loginAddress({ back, idle }));
}
