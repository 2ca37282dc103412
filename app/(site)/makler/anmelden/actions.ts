'use server';

import { receiveForm } from '@/app/receive-plain-form';
import type { FormValues, PlainFormState } from '@/lib/platform/form-state';
import { agencyRoutes } from '@/lib/agency-routes';
import { logInAgency, requestLogin } from '@/lib/agencies/login-service';
import { sessionAction } from '../agency';

export const requestLoginAction = async (_previous: PlainFormState<FormValues>, form: FormData) =>
  receiveForm(form, (body, { caller }) => requestLogin(body, caller));

export const logInAction = sessionAction(async ({ token = '' }) => ({
  session: await logInAgency(token),
  next: agencyRoutes.area,
}));
