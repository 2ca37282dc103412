'use server';

import { formAction } from '@/app/receive-plain-form';
import { agencyRoutes } from '@/lib/agency-routes';
import { logInAgency, requestLogin } from '@/lib/agencies/login-service';
import { sessionAction } from '../agency';

export const requestLoginAction = formAction((body, { caller }) => requestLogin(body, caller));

export const logInAction = sessionAction(async ({ token = '' }) => ({
  session: await logInAgency(token),
  next: agencyRoutes.area,
}));
