'use server';

import { employeeAction } from '@/app/(employee)/employee-action';
import type { FormValues } from '@/lib/platform/form-state';
import type { LoggedIn } from '@/lib/auth/employee';
import {
  addOwnPasskey,
  beginOwnPasskey,
  beginOwnTotp,
  changeOwnPassword,
  confirmOwnTotp,
  endOwnLogin,
  endOwnLogins,
  removeOwnPasskey,
  removeOwnTotp,
  renameOwnPasskey,
  renewOwnCodes,
} from '@/lib/auth/own/service';
import { employeeRoutes } from '@/lib/employee-routes';

const { ownAccountAfter, ownAccountAt, dashboard, login } = employeeRoutes;

const accountAction = (done: string, run: (body: FormValues, me: LoggedIn) => Promise<void>) =>
  employeeAction('factors', async (body, me) => {
    await run(body, me);
    return { next: ownAccountAfter(done) };
  });

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const changePasswordAction = employeeAction('password', async (body, me) => {
  await changeOwnPassword(body, me);
  return { next: me.duty ? dashboard : ownAccountAfter('passwort') };
});

export const endLoginAction = accountAction('anmeldung', endOwnLogin);

export const endLoginsAction = employeeAction('factors', async (body, me) => {
  const isAll = (await endOwnLogins(body, me)) === 'all';
  return { next: isAll ? login : ownAccountAfter('anmeldungen') };
});

export const beginTotpAction = employeeAction('factors', async (body, me) => {
  await beginOwnTotp(body, me);
  return { next: ownAccountAt('app') };
});

export const confirmTotpAction = accountAction('app', confirmOwnTotp);

export const removeTotpAction = accountAction('app-entfernt', removeOwnTotp);

export const renewCodesAction = employeeAction('factors', async (body, me) => ({
  told: await renewOwnCodes(body, me),
}));

export const beginPasskeyAction = employeeAction('factors', async (body, me) => ({
  passkey: await beginOwnPasskey(body, me),
}));

export const addPasskeyAction = accountAction('passkey', ({ response = '', ...body }, me) =>
  addOwnPasskey({ ...body, response: jsonOrNull(response) }, me),
);

export const renamePasskeyAction = accountAction('passkey-name', renameOwnPasskey);

export const removePasskeyAction = accountAction('passkey-entfernt', removeOwnPasskey);
