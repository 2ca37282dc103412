import 'server-only';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { env } from '@/lib/platform/env';
import { keyedHash } from '@/lib/platform/secret';
import type { Employee } from '../employee';

interface Known {
  id: string;
  publicKey: string;
  counter: bigint;
  transports: string;
}

/** Passkeys are valid for one site only. */
function site() {
  const { APP_URL, SITE_NAME } = env();
  const { hostname: rpID, origin } = new URL(APP_URL);
  return { rpID, rpName: SITE_NAME, origin };
}

const listed = (passkeys: readonly Known[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) }));

export function registrationOptions({ id, email, name }: Employee, passkeys: readonly Known[]) {
  const { rpID, rpName } = site();
  return generateRegistrationOptions({
    rpID,
    rpName,
    userName: email,
    userDisplayName: name,
    // Contains no personal data; the same for all passkeys of the account.
    userID: Buffer.from(keyedHash(`passkey-user:${id}`), 'hex'),
    excludeCredentials: listed(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

export function authenticationOptions(passkeys: readonly Known[]) {
  return generateAuthenticationOptions({
    rpID: site().rpID,
    allowCredentials: listed(passkeys),
    userVerification: passkeys.length > 0 ? 'preferred' : 'required',
  });
}

/** Unreadable input counts as wrong. */
const orNothing = <Found>(asked: Promise<Found>) => asked.catch(() => undefined);

export async function madePasskey(response: unknown, expectedChallenge: string) {
  const { rpID, origin } = site();
  const checked = await orNothing(
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
    }),
  );
  if (!checked?.verified) return undefined;
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter: BigInt(counter),
    transports: transports.join(','),
  };
}

export const passkeyIdIn = (response: unknown): string => {
  const { id } = (response ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : '';
};

/** Returns the device's counter. `isAlone`: without a password, so the user must be verified. */
export async function signedBy(
  { id, publicKey, counter, transports }: Known,
  response: unknown,
  { expectedChallenge, isAlone }: { expectedChallenge: string; isAlone: boolean },
): Promise<bigint | undefined> {
  const { rpID, origin } = site();
  const checked = await orNothing(
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: isAlone,
      credential: {
        id,
        publicKey: Buffer.from(publicKey, 'base64url'),
        counter: Number(counter),
        transports: transports.split(',').filter(Boolean),
      },
    }),
  );
  return checked?.verified ? BigInt(checked.authenticationInfo.newCounter) : undefined;
}
