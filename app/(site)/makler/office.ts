import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import type { Served } from '@/components/forms/served-form';
import { agentRoutes } from '@/lib/agent-routes';
import { AGENT_COOKIE } from '@/lib/agents/login';
import { agentOf } from '@/lib/agents/login-service';
import { submitPlainOffice } from './office-actions';
import type { OfficeOperation } from './run-office';

/** The office that is logged in, read once for each request. */
export const currentOffice = cache(async () => agentOf((await cookies()).get(AGENT_COOKIE)?.value));

/** The office that is logged in; everybody else is led to where a link is asked for. */
export async function requireOffice() {
  return (await currentOffice()) ?? redirect(agentRoutes.login);
}

/** No page of an office is for search engines. */
export const OFFICE_ROBOTS = { robots: { index: false, follow: false } } as const;

/** How the forms of offices are sent. @param about what the form is about */
export const officeSending = (operation: OfficeOperation, about?: Served['about']): Served => ({
  path: agentRoutes.api(operation),
  plainAction: submitPlainOffice.bind(null, operation),
  about,
});
