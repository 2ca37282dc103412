import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/parse';
import { type Employee, ROLES } from '../employee';
import { byEmployee } from '../events/account-event';
import { findAccounts } from './repository';
import { refusedToOneself, type TeamAction } from './rules';
import {
  AccountError,
  addAccount,
  changeAccount,
  disable,
  dropFactors,
  enable,
  renewPassword,
  requireFactor,
} from './service';
import { z } from 'zod';
import { text } from '@/lib/platform/validation/text';
import { loginSchema } from '@/lib/auth/schema';

const name = text({ min: 1, max: 100, message: 'Bitte geben Sie einen Namen ein' });
const role = z.enum(ROLES, { error: 'Bitte wählen Sie eine Rolle' });

/** A new employee. */
const newMemberSchema = z.object({ name, email: loginSchema.shape.email, role });

/** What is changed of an account, on which version of it; without one it holds in any case. */
const memberSchema = z.object({
  name,
  role,
  version: z.coerce.number().int().optional().catch(undefined),
});

// What the head of the office does to accounts in the browser; the command does it with the same service.

type Body = Record<string, unknown>;

const unknown = () => new AppError('not_found', 'Dieses Konto gibt es nicht.');

/** What is said of what cannot be done. */
const REFUSALS: Record<AccountError['reason'], () => AppError> = {
  unknown,
  last: () =>
    new AppError('conflict', 'Das ist das letzte Konto der Leitung; ohne sie geht es nicht.'),
  stale: () =>
    new AppError(
      'conflict',
      'Jemand anderes hat dieses Konto inzwischen geändert. Bitte laden Sie die Seite neu.',
    ),
  taken: () =>
    new AppError('invalid', 'Bitte die markierten Angaben prüfen.', {
      fields: { email: 'Mit dieser Adresse gibt es schon ein Konto' },
    }),
};

/** @throws AppError in place of an AccountError */
const inGerman = <Result>(doing: Promise<Result>): Promise<Result> =>
  doing.catch((error: unknown) => {
    throw error instanceof AccountError ? REFUSALS[error.reason]() : error;
  });

/** The account that a form is about. @throws AppError `not_found` (404), `conflict` (409) for one's own */
function accountIn({ id }: Body, action: TeamAction, by: Employee) {
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) throw unknown();
  const account = { id: Number(id) };
  const refusal = refusedToOneself(action, account, by);
  if (refusal) throw new AppError('conflict', refusal);
  return account;
}

/** Does something to the account that a form is about. */
const onAccount =
  <Result>(
    action: TeamAction,
    run: (
      account: { id: number },
      actor: ReturnType<typeof byEmployee>,
      body: Body,
    ) => Promise<Result>,
  ) =>
  (body: Body, by: Employee): Promise<Result> =>
    inGerman(run(accountIn(body, action, by), byEmployee(by.id), body));

/** Makes an account. @returns its id and start password. @throws AppError `invalid` (422) */
export async function addMember(body: Body, by: Employee) {
  return inGerman(addAccount(parse(newMemberSchema, body), byEmployee(by.id)));
}

/** Changes name and role. @throws AppError `invalid` (422), `not_found` (404), `conflict` (409) */
export const changeMember = onAccount('change', async (account, actor, body) =>
  changeAccount(account, parse(memberSchema, body), actor),
);

/** Shuts an account, and ends its logins. @throws AppError `not_found` (404), `conflict` (409) */
export const disableMember = onAccount('disable', disable);

/** Opens it again. @throws AppError `not_found` (404) */
export const enableMember = onAccount('enable', enable);

/** Gives it a new password, and ends its logins. @returns the password. @throws AppError `not_found` (404) */
export const resetMember = onAccount('reset', renewPassword);

/** Asks it for a second factor, or does so no longer. @throws AppError `not_found` (404) */
export const requireOfMember = onAccount('require', (account, actor, { required }) =>
  requireFactor(account, required === 'on', actor),
);

/** Removes lost second factors, and ends the logins. @throws AppError `not_found` (404) */
export const dropFactorsOfMember = onAccount('drop-factors', dropFactors);

/** Asks every account for a second factor; those that are added later as well. */
export async function requireOfAll(_body: Body, by: Employee): Promise<void> {
  for (const { id, secondFactorRequired } of await findAccounts()) {
    if (!secondFactorRequired) await requireFactor({ id }, true, byEmployee(by.id));
  }
}

/** Every account as the head of the office sees it, those that are open first. */
export async function listMembers() {
  const accounts = await findAccounts();
  return accounts.sort(
    (one, other) => Number(Boolean(one.disabledAt)) - Number(Boolean(other.disabledAt)),
  );
}

/** One of them. @throws AppError `not_found` (404) */
export async function openMember(id: string) {
  const member = (await findAccounts()).find((account) => String(account.id) === id);
  if (!member) throw unknown();
  return member;
}

export type Member = Awaited<ReturnType<typeof openMember>>;
