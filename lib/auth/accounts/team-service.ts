import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { type Employee, EMPLOYEE_ROLES } from '../employee';
import { byEmployee } from '../events/account-event';
import {
  AccountError,
  disableAccount,
  enableAccount,
  findAccounts,
  removeFactors,
  updateAccount,
  updateRequirement,
} from './repository';
import { refusedToOneself, type TeamAction } from './rules';
import { addAccount, renewPassword } from './service';
import { z } from 'zod';
import { text, parse, refusedFields } from '@/lib/platform/validation/fields';
import { loginSchema } from '@/lib/auth/schema';

const name = text({ min: 1, max: 100, message: 'Bitte geben Sie einen Namen ein' });
const role = z.enum(EMPLOYEE_ROLES, { error: 'Bitte wählen Sie eine Rolle' });

const newMemberSchema = z.object({ name, email: loginSchema.shape.email, role });

/** Without `version` the change applies to any version. */
const memberSchema = z.object({
  name,
  role,
  version: z.coerce.number().int().optional().catch(undefined),
});

type Body = Record<string, unknown>;

const unknown = () => new AppError('not_found', 'Dieses Konto gibt es nicht.');

const REFUSALS: Record<AccountError['reason'], () => AppError> = {
  unknown,
  last: () =>
    new AppError('conflict', 'Das ist das letzte Konto der Leitung; ohne sie geht es nicht.'),
  stale: () =>
    new AppError(
      'conflict',
      'Jemand anderes hat dieses Konto inzwischen geändert. Bitte laden Sie die Seite neu.',
    ),
  taken: () => refusedFields({ email: 'Mit dieser Adresse gibt es schon ein Konto' }),
};

const inGerman = <Result>(doing: Promise<Result>): Promise<Result> =>
  doing.catch((error: unknown) => {
    throw error instanceof AccountError ? REFUSALS[error.reason]() : error;
  });

/** Throws AppError `not_found` (404), `conflict` (409) for one's own account. */
function accountIn({ id }: Body, action: TeamAction, by: Employee) {
  if (typeof id !== 'string' || !/^\d{1,9}$/.test(id)) throw unknown();
  const account = { id: Number(id) };
  const refusal = refusedToOneself(action, account, by);
  if (refusal) throw new AppError('conflict', refusal);
  return account;
}

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

/** Returns id and start password. Throws AppError `invalid` (422). */
export async function addMember(body: Body, by: Employee) {
  return inGerman(addAccount(parse(newMemberSchema, body), byEmployee(by.id)));
}

/** Throws AppError `invalid` (422), `not_found` (404), `conflict` (409). */
export const changeMember = onAccount('change', async (account, actor, body) =>
  updateAccount(account, parse(memberSchema, body), actor),
);

/** Throws AppError `not_found` (404), `conflict` (409). */
export const disableMember = onAccount('disable', disableAccount);

/** Throws AppError `not_found` (404). */
export const enableMember = onAccount('enable', enableAccount);

/** Returns the password. Throws AppError `not_found` (404). */
export const resetMember = onAccount('reset', renewPassword);

export const requireOfMember = onAccount('require', (account, actor, { required }) =>
  updateRequirement(account, required === 'on', actor),
);

export const dropFactorsOfMember = onAccount('drop-factors', removeFactors);

/** Applies to accounts that are added later, too. */
export async function requireOfAll(_body: Body, by: Employee): Promise<void> {
  for (const { id, secondFactorRequired } of await findAccounts()) {
    if (!secondFactorRequired) await updateRequirement({ id }, true, byEmployee(by.id));
  }
}

export async function listMembers() {
  const accounts = await findAccounts();
  return accounts.sort(
    (one, other) => Number(Boolean(one.disabledAt)) - Number(Boolean(other.disabledAt)),
  );
}

/** Throws AppError `not_found` (404). */
export async function openMember(id: string) {
  const member = (await findAccounts()).find((account) => String(account.id) === id);
  if (!member) throw unknown();
  return member;
}

export type Member = Awaited<ReturnType<typeof openMember>>;
