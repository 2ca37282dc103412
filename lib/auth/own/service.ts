import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { parse, refusedFields } from '@/lib/platform/validation/fields';
import { countAttempts, forgiveAttempts } from '../attempts';
import { CODE_RATE_LIMIT, OWN_RATE_LIMIT } from '../constants';
import type { LoggedIn } from '../employee';
import { madePasskey, registrationOptions } from '../factors/passkeys';
import {
  beginTotp,
  confirmTotp,
  findFactors,
  findPasskeys,
  findTotp,
  insertPasskey,
  removePasskey,
  removeTotp,
  renamePasskey,
  replaceRecoveryCodes,
} from '../factors/repository';
import { newTotpSecret, stepOfCode, totpSetup } from '../factors/totp';
import { hashPassword, verifyPassword } from '../password';
import { findLogin } from '../repository';
import {
  endOwnSessions,
  endSession,
  findOpenSessions,
  replacePassword,
} from '../session/repository';
import { sessionState } from '@/lib/auth/session/service';
import { createStep, takeChallenge, takeStep } from '../steps/repository';
import {
  codeFormSchema,
  endingSchema,
  newPasskeySchema,
  passkeyFormSchema,
  passwordSchema,
  presentSchema,
} from './schema';

type Body = Record<string, unknown>;

const gone = () => new AppError('not_found', 'Das gibt es nicht mehr.');
const overtaken = () =>
  new AppError('conflict', 'Das hat sich inzwischen geändert. Bitte laden Sie die Seite neu.');

/** Guards an open screen. Returns the hash. Throws AppError `invalid` (422), `too_many` (429). */
async function confirmOwner({ id }: LoggedIn, present: string): Promise<string> {
  const counted = await countAttempts([[OWN_RATE_LIMIT, String(id)]]);
  const stored = (await findLogin(id))?.passwordHash ?? null;
  if (!(await verifyPassword(present, stored)) || stored === null) {
    throw refusedFields({ present: 'Dieses Passwort stimmt nicht' });
  }
  await forgiveAttempts(counted);
  return stored;
}

const askedOwner = (body: Body, me: LoggedIn) =>
  confirmOwner(me, parse(presentSchema, body).present);

/** Ends every other login. Throws AppError `invalid` (422), `conflict` (409). */
export async function changeOwnPassword(body: Body, me: LoggedIn): Promise<void> {
  const { present, password } = parse(passwordSchema, body);
  const from = await confirmOwner(me, present);
  if (!(await replacePassword(me, { from, to: await hashPassword(password) }))) throw overtaken();
}

/** Throws AppError `not_found` (404). */
export async function endOwnLogin({ id }: Body, me: LoggedIn): Promise<void> {
  const sid = typeof id === 'string' ? id : '';
  if (!(await endSession(sid, 'login-ended', { now: new Date(), of: me.id }))) throw gone();
}

/** Throws AppError `invalid` (422). */
export async function endOwnLogins(body: Body, me: LoggedIn): Promise<'all' | 'others'> {
  const { which } = parse(endingSchema, body);
  await endOwnSessions(me.id, new Date(), which === 'others' ? me.sid : undefined);
  return which;
}

/** Milliseconds to confirm an app; afterwards it gets a new secret. */
const SETUP_TIME = 15 * 60_000;

async function secretInSetup(employeeId: number) {
  const factor = await findTotp(employeeId);
  const since = Date.now() - SETUP_TIME;
  return factor && !factor.confirmedAt && factor.createdAt.getTime() > since ? factor : undefined;
}

/** Throws AppError `invalid` (422), `conflict` (409) if an app is set up. */
export async function beginOwnTotp(body: Body, me: LoggedIn): Promise<void> {
  await askedOwner(body, me);
  if (!(await beginTotp(me.id, newTotpSecret(me.id)))) throw overtaken();
}

/** Throws AppError `invalid` (422), `conflict` (409). */
export async function confirmOwnTotp(body: Body, me: LoggedIn): Promise<void> {
  const { code } = parse(codeFormSchema, body);
  const factor = await secretInSetup(me.id);
  if (!factor) throw overtaken();
  const counted = await countAttempts([[CODE_RATE_LIMIT, String(me.id)]]);
  const step = stepOfCode(factor, code);
  if (step === undefined) {
    throw refusedFields({ code: 'Dieser Code stimmt nicht. Geht die Uhr des Geräts richtig?' });
  }
  await forgiveAttempts(counted);
  if (!(await confirmTotp(me.id, factor.secret, step))) throw overtaken();
}

/** Ends every other login. Throws AppError `invalid` (422), `not_found` (404). */
export async function removeOwnTotp(body: Body, me: LoggedIn): Promise<void> {
  await askedOwner(body, me);
  if (!(await removeTotp(me.id, me.sid))) throw gone();
}

/** Returned only once. Throws AppError `invalid` (422), `conflict` (409). */
export async function renewOwnCodes(body: Body, me: LoggedIn): Promise<string[]> {
  await askedOwner(body, me);
  const { totp, passkeys } = await findFactors(me.id);
  if (!totp && passkeys === 0) {
    throw new AppError('conflict', 'Richten Sie zuerst einen zweiten Faktor ein.');
  }
  return replaceRecoveryCodes(me.id);
}

/** Returns options for the browser. Throws AppError `invalid` (422). */
export async function beginOwnPasskey(body: Body, me: LoggedIn) {
  await askedOwner(body, me);
  // Checked before the employee touches the device.
  parse(passkeyFormSchema, body);
  const options = await registrationOptions(me, await findPasskeys(me.id));
  const { challenge } = options;
  return { options, step: await createStep({ purpose: 'passkey', employeeId: me.id, challenge }) };
}

/** Throws AppError `invalid` (422), `conflict` (409). */
export async function addOwnPasskey({ response, ...body }: Body, me: LoggedIn): Promise<void> {
  const { name, step } = parse(newPasskeySchema, body);
  const challenge = await takeChallenge(step, me.id);
  if (!challenge || !(await takeStep(step))) throw overtaken();
  const made = await madePasskey(response, challenge);
  if (!made) {
    throw new AppError(
      'invalid',
      'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
    );
  }
  const passkey = { ...made, employeeId: me.id, name };
  if (!(await insertPasskey(passkey))) {
    throw new AppError('conflict', 'Dieser Passkey ist schon hinzugefügt.');
  }
}

const idIn = ({ id }: Body) => (typeof id === 'string' ? id : '');

/** Throws AppError `invalid` (422), `not_found` (404). */
export async function renameOwnPasskey(body: Body, me: LoggedIn): Promise<void> {
  const { name } = parse(passkeyFormSchema, body);
  if (!(await renamePasskey(me.id, idIn(body), name))) throw gone();
}

/** Ends every other login. Throws AppError `invalid` (422), `not_found` (404). */
export async function removeOwnPasskey(body: Body, me: LoggedIn): Promise<void> {
  await askedOwner(body, me);
  if (!(await removePasskey(me.id, idIn(body), me.sid))) throw gone();
}

async function ownLogins({ id, sid }: LoggedIn, now: Date) {
  const open = await findOpenSessions(id, now);
  const held = open.filter((session) => sessionState(session, now) === 'active');
  return held
    .map(({ id: loginId, device, createdAt, lastSeenAt }) => ({
      id: loginId,
      device: device ?? 'Unbekanntes Programm',
      createdAt,
      lastSeenAt,
      isThis: loginId === sid,
    }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
}

/** The app's secret is included only during setup. */
export async function ownAccount(me: LoggedIn) {
  const [factors, passkeys, totp, logins] = await Promise.all([
    findFactors(me.id),
    findPasskeys(me.id),
    secretInSetup(me.id),
    ownLogins(me, new Date()),
  ]);
  return {
    factors,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
    })),
    setup: totp && totpSetup(totp, me.email),
    logins,
  };
}
