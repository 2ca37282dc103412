import 'server-only';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { type Area, mayEnter } from '@/lib/auth/employee';
import { loginIn } from '@/lib/auth/token';
import { ASKED_PATH } from '@/lib/platform/http/asked-path';
import { loginAddress } from '@/lib/employee-routes';

/** The login of whoever asks. Read once for each request. */
const currentLogin = cache(async () => loginIn(await headers()));

/** The employee who is logged in, as the account is now, or `null`. */
export async function currentEmployee() {
  return (await currentLogin()).employee;
}

/**
 * The employee who is logged in; everybody else is led to the login. To whoever does not work in this part
 * of the back-office the page is not there. Every page calls this.
 */
export async function requireEmployee(area: Area = 'requests') {
  const { employee, idle } = await currentLogin();
  if (employee) return mayEnter(employee, area) ? employee : notFound();
  const back = (await headers()).get(ASKED_PATH) ?? undefined;
  redirect(loginAddress({ back, idle }));
}
