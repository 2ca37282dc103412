import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { formAction } from '@/app/receive-plain-form';
import type { ActionAnswer, FormValues } from '@/lib/platform/form-state';
import { agencyRoutes } from '@/lib/agency-routes';
import { AGENCY_COOKIE } from '@/lib/agencies/login';
import type { Agency } from '@/lib/agencies/agency';
import { agencyOf, type logInAgency } from '@/lib/agencies/login-service';
import { AppError } from '@/lib/platform/http/errors';

export const currentAgency = cache(async () =>
  agencyOf((await cookies()).get(AGENCY_COOKIE)?.value),
);

export async function requireAgency() {
  return (await currentAgency()) ?? redirect(agencyRoutes.login);
}

/** @throws AppError `unauthorised` (401), also in a form that was open for too long */
export async function loggedInAgency(): Promise<Agency> {
  const agency = await currentAgency();
  if (!agency) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
  return agency;
}

type Session = Awaited<ReturnType<typeof logInAgency>>;

/** Starts and ends sessions; `null` ends one. */
export const sessionAction = (
  run: (
    body: FormValues,
    sent: { caller: string; cookie?: string },
  ) => Promise<{ next: string; session: Session | null }>,
) =>
  formAction(async (body, { caller }) => {
    const jar = await cookies();
    const { next, session } = await run(body, { caller, cookie: jar.get(AGENCY_COOKIE)?.value });
    if (session) jar.set(session);
    else jar.delete({ name: AGENCY_COOKIE, path: '/' });
    return { next };
  });

export const agencyAction = (
  run: (agency: Agency, id: string, body: FormValues) => Promise<ActionAnswer | void>,
) => formAction(async ({ id = '', ...body }) => run(await loggedInAgency(), id, body));
