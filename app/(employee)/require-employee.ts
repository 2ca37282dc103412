import 'server-only';
import { getServerSession } from 'next-auth';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { authOptions } from '@/lib/auth/options';
import { getActiveEmployee } from '@/lib/auth/service';
import { routes } from '@/lib/routes';

/** The employee who is logged in, as the account is now, or `null`. Read once for each request. */
export const currentEmployee = cache(async () => {
  const session = await getServerSession(authOptions());
  return session && getActiveEmployee(session.employeeId);
});

/** The employee who is logged in; everybody else is led to the login. Every page calls this. */
export async function requireEmployee() {
  return (await currentEmployee()) ?? redirect(routes.employee.login);
}
