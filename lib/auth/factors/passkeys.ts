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

/** What is needed of a stored passkey to check an answer. */
interface Known {
  id: string;
  publicKey: string;
  counter: bigint;
  transports: string;
}

/** For which site passkeys are made and asked: they are worth nothing on another. */
function site() {
  const { APP_URL, SITE_NAME } = env();
  const { hostname: rpID, origin } = new URL(APP_URL);
  return { rpID, rpName: SITE_NAME, origin };
}

const listed = (passkeys: readonly Known[]) =>
  passkeys.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) }));

/** Options by which a browser creates a passkey. */
export function registrationOptions({ id, email, name }: Employee, passkeys: readonly Known[]) {
  const { rpID, rpName } = site();
  return generateRegistrationOptions({
    ...{ rpID, rpName, userName: email, userDisplayName: name },
    // Says nothing about the person, and is the same for every passkey of the account.
    userID: Buffer.from(keyedHash(`passkey-user:${id}`), 'hex'),
    excludeCredentials: listed(passkeys),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
}

/** Options by which a browser asks for a passkey. @param passkeys of the account; none while it is unknown */
export function authenticationOptions(passkeys: readonly Known[]) {
  return generateAuthenticationOptions({
    rpID: site().rpID,
    allowCredentials: listed(passkeys),
    userVerification: passkeys.length > 0 ? 'preferred' : 'required',
  });
}

/** Whatever a stranger sends: what cannot be read is not right. */
const orNothing = <Found>(asked: Promise<Found>) => asked.catch(() => undefined);

/** The passkey that a browser has made, if the answer is right. */
export async function madePasskey(response: unknown, expectedChallenge: string) {
  const { rpID, origin } = site();
  const checked = await orNothing(
    verifyRegistrationResponse({
      ...{ response: response as RegistrationResponseJSON, expectedChallenge },
      ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: false },
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

/** The id by which a browser's answer names its passkey. */
export const passkeyIdIn = (response: unknown): string => {
  const { id } = (response ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : '';
};

/**
 * Whether an answer was signed by a passkey.
 * @param isAlone whether it stands for the password as well: then it must have looked who is there
 * @returns how often the device says it was used
 */
export async function signedBy(
  { id, publicKey, counter, transports }: Known,
  response: unknown,
  { expectedChallenge, isAlone }: { expectedChallenge: string; isAlone: boolean },
): Promise<bigint | undefined> {
  const { rpID, origin } = site();
  const checked = await orNothing(
    verifyAuthenticationResponse({
      ...{ response: response as AuthenticationResponseJSON, expectedChallenge },
      ...{ expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: isAlone },
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
