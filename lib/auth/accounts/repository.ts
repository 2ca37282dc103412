import 'server-only';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import type { AccountAction, AccountActor } from '../events/account-event';
import { recordEvent } from '../events/repository';
import { endSessionsOf } from '../session/repository';
import { staysLed, type Ruled } from './rules';

/** 'last': one `leitung` has to stay; 'stale': based on an old version; 'taken': the address. */
type Reason = 'unknown' | 'last' | 'stale' | 'taken';

export class AccountError extends Error {
  constructor(
    readonly reason: Reason,
    message: string,
  ) {
    super(message);
  }
}

export type AccountTarget = { email: string } | { id: number };

export async function findAccounts() {
  const db = await database();
  const [accounts, logins] = await Promise.all([
    db.employee.findMany({
      select: {
        id: true,
        email: true,
        name: true,
        role: true,
        disabledAt: true,
        version: true,
        mustChangePassword: true,
        secondFactorRequired: true,
        totp: { select: { confirmedAt: true } },
        _count: { select: { passkeys: true } },
      },
      orderBy: { email: 'asc' },
    }),
    db.accountEvent.groupBy({
      by: 'accountId',
      where: { action: 'login' },
      _max: { createdAt: true },
    }),
  ]);
  const lastLogin = new Map(logins.map(({ accountId, _max }) => [accountId, _max.createdAt]));
  return accounts.map(({ totp, _count, ...account }) => ({
    ...account,
    hasTotp: Boolean(totp?.confirmedAt),
    passkeys: _count.passkeys,
    lastLogin: lastLogin.get(account.id) ?? null,
  }));
}

interface Account extends Ruled {
  email: string;
  name: string;
  version: number;
  secondFactorRequired: boolean;
}
type Alter = (tx: Transaction, account: Account, tell: Tell) => Promise<void>;
type Tell = (action: AccountAction, details?: Record<string, string>) => Promise<void>;

/** Of two simultaneous changes one fails, so that they cannot both remove the last `leitung`. */
async function change(target: AccountTarget, actor: AccountActor, alter: Alter): Promise<void> {
  await transaction(
    async (tx) => {
      const account = await tx.employee.findUnique({ where: target });
      if (!account) {
        const name = 'email' in target ? target.email : target.id;
        throw new AccountError('unknown', `There is no account ${name}.`);
      }
      await alter(tx, account, (action, details) =>
        recordEvent(tx, { accountId: account.id, actor, action, details }),
      );
    },
    { isolationLevel: 'Serializable' },
  );
}

async function requireLeitung(
  tx: Transaction,
  account: Account,
  after: Pick<Account, 'role' | 'disabledAt'>,
): Promise<void> {
  const where = { role: 'leitung', disabledAt: null, id: { not: account.id } };
  if (staysLed(account, after, await tx.employee.count({ where }))) return;
  const message = `${account.email} is the last active account with the role leitung.`;
  throw new AccountError('last', message);
}

const raised = { version: { increment: 1 } };

/** The owner has to change the password; ends every login. */
export const updatePassword = (target: AccountTarget, passwordHash: string, actor: AccountActor) =>
  change(target, actor, async (tx, { id }, tell) => {
    const data = { passwordHash, mustChangePassword: true, ...raised };
    await tx.employee.update({ where: { id }, data });
    await endSessionsOf(tx, id, new Date());
    await tell('password-reset');
  });

/** Ends all logins. Throws AccountError, also for the last head of the office. */
export const disableAccount = (target: AccountTarget, actor: AccountActor) =>
  change(target, actor, async (tx, account, tell) => {
    const { id, role } = account;
    const now = new Date();
    await requireLeitung(tx, account, { role, disabledAt: now });
    if (!account.disabledAt) {
      await tx.employee.update({ where: { id }, data: { disabledAt: now, ...raised } });
      await tell('disabled');
    }
    await endSessionsOf(tx, id, now);
  });

export const enableAccount = (target: AccountTarget, actor: AccountActor) =>
  change(target, actor, async (tx, { id, disabledAt }, tell) => {
    if (!disabledAt) return;
    await tx.employee.update({ where: { id }, data: { disabledAt: null, ...raised } });
    await tell('enabled');
  });

/** Throws AccountError for an unknown or outdated account, or the last head of the office. */
export const updateAccount = (
  target: AccountTarget,
  { name, role, version }: { name: string; role: string; version?: number },
  actor: AccountActor,
) =>
  change(target, actor, async (tx, account, tell) => {
    if (version !== undefined && account.version !== version) {
      throw new AccountError('stale', `Somebody else has changed ${account.email} meanwhile.`);
    }
    await requireLeitung(tx, account, { role, disabledAt: account.disabledAt });
    await tx.employee.update({ where: { id: account.id }, data: { name, role, ...raised } });
    if (account.name !== name) await tell('renamed', { from: account.name, to: name });
    if (account.role !== role) await tell('role-changed', { from: account.role, to: role });
  });

export const updateRequirement = (
  target: AccountTarget,
  isRequired: boolean,
  actor: AccountActor,
) =>
  change(target, actor, async (tx, account, tell) => {
    if (account.secondFactorRequired === isRequired) return;
    const data = { secondFactorRequired: isRequired, ...raised };
    await tx.employee.update({ where: { id: account.id }, data });
    await tell(isRequired ? 'factor-required' : 'factor-optional');
  });

/** Ends all logins, too. Throws AccountError. */
export const removeFactors = (target: AccountTarget, actor: AccountActor) =>
  change(target, actor, async (tx, { id: employeeId }, tell) => {
    const where = { where: { employeeId } };
    await tx.totpFactor.deleteMany(where);
    await tx.passkey.deleteMany(where);
    await tx.recoveryCode.deleteMany(where);
    await endSessionsOf(tx, employeeId, new Date());
    await tell('factors-removed');
  });
