import 'server-only';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { env } from '@/lib/platform/env';
import { seal, unseal } from '@/lib/platform/secret';

/** Seconds that a code is shown. */
const PERIOD = 30;
/** Steps before and after the present one that count too, for clocks that differ. */
const WINDOW = 1;
/** Bytes, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

const purposeOf = (employeeId: number) => `totp:${employeeId}`;

const totp = (secret: string, label = '') =>
  new TOTP({
    ...{ issuer: env().SITE_NAME, label, algorithm: 'SHA1', digits: 6, period: PERIOD },
    secret: Secret.fromBase32(secret),
  });

/** A new secret as it is stored, encrypted for one account. */
export const newTotpSecret = (employeeId: number): string =>
  seal(purposeOf(employeeId), new Secret({ size: SECRET_BYTES }).base32);

/**
 * The half minute that a code belongs to, if it is one of a stored secret: the present one, the one before
 * or the one after. Nothing for another code, and where the server's secret is not the one of then.
 */
export function stepOfCode(
  { employeeId, secret }: { employeeId: number; secret: string },
  code: string,
  now = Date.now(),
): number | undefined {
  const plain = unseal(purposeOf(employeeId), secret);
  if (plain === undefined || !/^\d{6}$/.test(code)) return undefined;
  const delta = totp(plain).validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD) + delta;
}

/** What an app needs to make codes: the secret in groups of four, and a QR code. */
export interface TotpSetup {
  secret: string;
  /** Rows from the top; true is dark */
  dots: boolean[][];
}

/** The same of a stored secret; `undefined` if the server's secret has changed since. */
export function totpSetup(
  { employeeId, secret }: { employeeId: number; secret: string },
  email: string,
): TotpSetup | undefined {
  const plain = unseal(purposeOf(employeeId), secret);
  if (plain === undefined) return undefined;
  const { data: dots } = encode(totp(plain, email).toString(), { ecc: 'M', border: 4 });
  return { secret: plain.match(/.{1,4}/g)?.join(' ') ?? plain, dots };
}
