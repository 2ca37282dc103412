import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// The library is loaded when a passkey is needed.

/** Why the browser has made or asked no passkey, in words. */
export class PasskeyError extends Error {}

const WORDS: Record<string, string> = {
  NotAllowedError: 'Der Vorgang wurde abgebrochen oder hat zu lange gedauert.',
  InvalidStateError: 'Auf diesem Gerät gibt es schon einen Passkey für Ihr Konto.',
  SecurityError:
    'Passkeys gelten nur unter der eigentlichen Adresse des Portals. Bitte öffnen Sie es dort.',
};
const UNKNOWN = 'Dieser Browser konnte den Passkey nicht verwenden.';

async function told<Result>(asking: () => Promise<Result>): Promise<Result> {
  try {
    return await asking();
  } catch (error) {
    throw new PasskeyError(WORDS[error instanceof Error ? error.name : ''] ?? UNKNOWN);
  }
}

/** Has the browser make a passkey. @throws PasskeyError */
export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  told(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON });
  });

/** Has the browser sign with a passkey. @throws PasskeyError */
export const usePasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  told(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON });
  });
