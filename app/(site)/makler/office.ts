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

export const currentOffice = cache(async () => agentOf((await cookies()).get(AGENT_COOKIE)?.value));

export async function requireOffice() {
  return (await currentOffice()) ?? redirect(agentRoutes.login);
}

export const OFFICE_ROBOTS = { robots: { index: false, follow: false } } as const;

/** @param about the record that the form changes */
export const officeSending = (operation: OfficeOperation, about?: Served['about']): Served => ({
  path: agentRoutes.api(operation),
  plainAction: submitPlainOffice.bind(null, operation),
  about,
});
