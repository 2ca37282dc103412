import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import type { AccountAction, AccountActor } from '../events/account-event';
import { recordEvent } from '../events/repository';
import { endSessionsOf } from '../session/repository';
import { staysLed, type Ruled } from './rules';

/** 'last': the office needs a head; 'stale': based on an old version. */
export type AccountOutcome = 'done' | 'unknown' | 'last' | 'stale';

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

type Account = Ruled & { name: string; version: number; secondFactorRequired: boolean };
type Alter = (tx: Transaction, account: Account, tell: Tell) => Promise<AccountOutcome>;
type Tell = (action: AccountAction, details?: Record<string, string>) => Promise<void>;

/** Of two simultaneous changes one fails, so that they cannot both remove a head. */
async function change(
  target: AccountTarget,
  actor: AccountActor,
  alter: Alter,
): Promise<AccountOutcome> {
  const db = await database();
  return db.$transaction(
    async (tx) => {
      const account = await tx.employee.findUnique({ where: target });
      if (!account) return 'unknown';
      return alter(tx, account, (action, details) =>
        recordEvent(tx, { accountId: account.id, actor, action, details }),
      );
    },
    { isolationLevel: 'Serializable' },
  );
}

const otherLeads = (tx: Transaction, { id }: Account) =>
  tx.employee.count({ where: { role: 'leitung', disabledAt: null, id: { not: id } } });

const raised = { version: { increment: 1 } };

/** The owner has to change the password; ends every login. */
export const updatePassword = (target: AccountTarget, passwordHash: string, actor: AccountActor) =>
  change(target, actor, async (tx, { id }, tell) => {
    const data = { passwordHash, mustChangePassword: true, ...raised };
    await tx.employee.update({ where: { id }, data });
    await endSessionsOf(tx, id, new Date());
    await tell('password-reset');
    return 'done';
  });

export const disableAccount = (target: AccountTarget, now: Date, actor: AccountActor) =>
  change(target, actor, async (tx, account, tell) => {
    const { id, role } = account;
    const others = await otherLeads(tx, account);
    if (!staysLed(account, { role, disabledAt: now }, others)) return 'last';
    if (!account.disabledAt) {
      await tx.employee.update({ where: { id }, data: { disabledAt: now, ...raised } });
      await tell('disabled');
    }
    await endSessionsOf(tx, id, now);
    return 'done';
  });

export const enableAccount = (target: AccountTarget, actor: AccountActor) =>
  change(target, actor, async (tx, { id, disabledAt }, tell) => {
    if (!disabledAt) return 'done';
    await tx.employee.update({ where: { id }, data: { disabledAt: null, ...raised } });
    await tell('enabled');
    return 'done';
  });

export const updateAccount = (
  target: AccountTarget,
  { name, role, version }: { name: string; role: string; version?: number },
  actor: AccountActor,
) =>
  change(target, actor, async (tx, account, tell) => {
    if (version !== undefined && account.version !== version) return 'stale';
    const others = await otherLeads(tx, account);
    if (!staysLed(account, { role, disabledAt: account.disabledAt }, others)) return 'last';
    await tx.employee.update({ where: { id: account.id }, data: { name, role, ...raised } });
    if (account.name !== name) await tell('renamed', { from: account.name, to: name });
    if (account.role !== role) await tell('role-changed', { from: account.role, to: role });
    return 'done';
  });

export const updateRequirement = (
  target: AccountTarget,
  isRequired: boolean,
  actor: AccountActor,
) =>
  change(target, actor, async (tx, account, tell) => {
    if (account.secondFactorRequired === isRequired) return 'done';
    const data = { secondFactorRequired: isRequired, ...raised };
    await tx.employee.update({ where: { id: account.id }, data });
    await tell(isRequired ? 'factor-required' : 'factor-optional');
    return 'done';
  });

export const removeFactors = (target: AccountTarget, actor: AccountActor) =>
  change(target, actor, async (tx, { id: employeeId }, tell) => {
    const where = { where: { employeeId } };
    await tx.totpFactor.deleteMany(where);
    await tx.passkey.deleteMany(where);
    await tx.recoveryCode.deleteMany(where);
    await endSessionsOf(tx, employeeId, new Date());
    await tell('factors-removed');
    return 'done';
  });
