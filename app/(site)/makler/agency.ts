import 'server-only';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { receiveForm } from '@/app/receive-plain-form';
import type { FormValues, PlainFormState } from '@/lib/platform/form-state';
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

type State = PlainFormState<FormValues>;

type Session = Awaited<ReturnType<typeof logInAgency>>;

/** Starts and ends sessions; `null` ends one. */
export const sessionAction =
  (
    run: (
      body: FormValues,
      sent: { caller: string; cookie?: string },
    ) => Promise<{ next: string; session: Session | null }>,
  ) =>
  async (_previous: State, form: FormData): Promise<State> => {
    const jar = await cookies();
    return receiveForm(form, async (body, { caller }) => {
      const { next, session } = await run(body, { caller, cookie: jar.get(AGENCY_COOKIE)?.value });
      if (session) jar.set(session);
      else jar.delete({ name: AGENCY_COOKIE, path: '/' });
      return { next };
    });
  };

/** Throws AppError `unauthorised` (401) in a form that was open for too long. */
export const agencyAction =
  (run: (agency: Agency, id: string, body: FormValues) => Promise<void>) =>
  async (_previous: State, form: FormData): Promise<State> =>
    receiveForm(form, async ({ id = '', ...body }) => {
      const agency = await currentAgency();
      if (!agency) throw new AppError('unauthorised', 'Bitte melden Sie sich noch einmal an.');
      await run(agency, id, body);
    });
