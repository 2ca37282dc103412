import 'server-only';
import { Secret, TOTP } from 'otpauth';
import { encode } from 'uqr';
import { env } from '@/lib/platform/env';
import { seal, unseal } from '@/lib/platform/secret';

const PERIOD = 30;
/** Steps before and after the present one, for differing clocks. */
const WINDOW = 1;
/** Bytes; RFC 4226. */
const SECRET_BYTES = 20;

const purposeOf = (employeeId: number) => `totp:${employeeId}`;

const totp = (secret: string, label = '') =>
  new TOTP({
    issuer: env().SITE_NAME,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  });

export const newTotpSecret = (employeeId: number): string =>
  seal(purposeOf(employeeId), new Secret({ size: SECRET_BYTES }).base32);

/** Previous, present or next half minute. Undefined after a change of the server's secret. */
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

export interface TotpSetup {
  secret: string;
  /** Rows from the top; true is dark */
  dots: boolean[][];
}

/** `undefined` after a change of the server's secret. */
export function totpSetup(
  { employeeId, secret }: { employeeId: number; secret: string },
  email: string,
): TotpSetup | undefined {
  const plain = unseal(purposeOf(employeeId), secret);
  if (plain === undefined) return undefined;
  const { data: dots } = encode(totp(plain, email).toString(), { ecc: 'M', border: 4 });
  return { secret: plain.match(/.{1,4}/g)?.join(' ') ?? plain, dots };
}
