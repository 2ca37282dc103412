import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

// The library is loaded when a passkey is needed.

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

export const makePasskey = (optionsJSON: PublicKeyCredentialCreationOptionsJSON) =>
  told(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return startRegistration({ optionsJSON });
  });

export const usePasskey = (optionsJSON: PublicKeyCredentialRequestOptionsJSON) =>
  told(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return startAuthentication({ optionsJSON });
  });
