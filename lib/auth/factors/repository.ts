import 'server-only';
import { database, type Transaction, transaction } from '@/lib/platform/db/client';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { byEmployee, type AccountAction } from '../events/account-event';
import { recordEvent } from '../events/repository';
import { hasSecondFactor } from '../repository';
import { endSessionsOf } from '../session/repository';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';

export interface StoredFactors {
  totp: boolean;
  passkeys: number;
  recoveryCodes: number;
}

const confirmed = { confirmedAt: { not: null } } as const;

export async function findFactors(employeeId: number): Promise<StoredFactors> {
  const db = await database();
  const [totp, passkeys, recoveryCodes] = await Promise.all([
    db.totpFactor.count({ where: { employeeId, ...confirmed } }),
    db.passkey.count({ where: { employeeId } }),
    db.recoveryCode.count({ where: { employeeId, usedAt: null } }),
  ]);
  return { totp: totp > 0, passkeys, recoveryCodes };
}

const own = (accountId: number, action: AccountAction, details?: Record<string, string>) => ({
  accountId,
  actor: byEmployee(accountId),
  action,
  details,
});

/** Also before a code has confirmed it. */
export async function findTotp(employeeId: number) {
  const db = await database();
  return db.totpFactor.findUnique({ where: { employeeId } });
}

export async function beginTotp(employeeId: number, secret: string): Promise<boolean> {
  return transaction(async (tx) => {
    await tx.totpFactor.deleteMany({ where: { employeeId, confirmedAt: null } });
    if (await tx.totpFactor.findUnique({ where: { employeeId } })) return false;
    await tx.totpFactor.create({ data: { employeeId, secret } });
    return true;
  });
}

/** Returns false when it was confirmed before, or with another secret. */
export async function confirmTotp(employeeId: number, secret: string, step: number) {
  return transaction(async (tx) => {
    const { count } = await tx.totpFactor.updateMany({
      where: { employeeId, secret, confirmedAt: null },
      data: { confirmedAt: new Date(), lastStep: step },
    });
    if (count === 1) await recordEvent(tx, own(employeeId, 'totp-added'));
    return count === 1;
  });
}

/** Uses up all codes up to this half minute; returns false when it was used before. */
export async function useTotpStep(employeeId: number, step: number): Promise<boolean> {
  const db = await database();
  const { count } = await db.totpFactor.updateMany({
    where: { employeeId, ...confirmed, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count === 1;
}

/** Ends other logins; without another factor the recovery codes are removed, too. */
async function afterRemoval(tx: Transaction, employeeId: number, except: string) {
  if (!(await hasSecondFactor(employeeId, tx))) {
    await tx.recoveryCode.deleteMany({ where: { employeeId } });
  }
  await endSessionsOf(tx, employeeId, new Date(), except);
}

/** Ends all logins but one. */
export async function removeTotp(employeeId: number, sid: string): Promise<boolean> {
  return transaction(async (tx) => {
    const { count } = await tx.totpFactor.deleteMany({ where: { employeeId, ...confirmed } });
    if (count === 0) return false;
    await recordEvent(tx, own(employeeId, 'totp-removed'));
    await afterRemoval(tx, employeeId, sid);
    return true;
  });
}

/** Only hashes are stored. */
export async function replaceRecoveryCodes(employeeId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await transaction(async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { employeeId } });
    await tx.recoveryCode.createMany({
      data: codes.map((code) => ({ id: recoveryHash(employeeId, code), employeeId })),
    });
    await recordEvent(tx, own(employeeId, 'recovery-codes'));
  });
  return codes;
}

export async function useRecoveryCode(employeeId: number, code: string): Promise<boolean> {
  const db = await database();
  const { count } = await db.recoveryCode.updateMany({
    where: { id: recoveryHash(employeeId, code), employeeId, usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}

export async function findPasskeys(employeeId: number) {
  const db = await database();
  return db.passkey.findMany({ where: { employeeId }, orderBy: { createdAt: 'asc' } });
}

export async function findPasskey(id: string) {
  const db = await database();
  return db.passkey.findUnique({ where: { id } });
}

interface NewPasskey {
  id: string;
  employeeId: number;
  name: string;
  publicKey: string;
  counter: bigint;
  transports: string;
}

export async function insertPasskey(passkey: NewPasskey): Promise<boolean> {
  try {
    await transaction(async (tx) => {
      await tx.passkey.create({ data: passkey });
      const { employeeId, name } = passkey;
      await recordEvent(tx, own(employeeId, 'passkey-added', { name }));
    });
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

/** `counter` comes from the device and only grows. */
export async function notePasskeyUse(id: string, counter: bigint): Promise<void> {
  const db = await database();
  await db.passkey.updateMany({ where: { id }, data: { counter, lastUsedAt: new Date() } });
}

export async function renamePasskey(employeeId: number, id: string, name: string) {
  return transaction(async (tx) => {
    const passkey = await tx.passkey.findFirst({ where: { id, employeeId } });
    if (!passkey) return false;
    await tx.passkey.update({ where: { id }, data: { name } });
    const details = { from: passkey.name, to: name };
    await recordEvent(tx, own(employeeId, 'passkey-renamed', details));
    return true;
  });
}

/** Ends all logins but one. */
export async function removePasskey(employeeId: number, id: string, sid: string) {
  return transaction(async (tx) => {
    const passkey = await tx.passkey.findFirst({ where: { id, employeeId } });
    if (!passkey) return false;
    await tx.passkey.deleteMany({ where: { id } });
    await recordEvent(tx, own(employeeId, 'passkey-removed', { name: passkey.name }));
    await afterRemoval(tx, employeeId, sid);
    return true;
  });
}
