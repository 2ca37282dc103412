import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';
import type { OwnConsent } from '@/lib/requests/consent/consents';

/** Consents without which a request is not worked on any further. */
const CARRIES_REQUEST = new Set<ConsentPurpose>(['privacy', 'inquiry', 'callback']);

/** What follows from withdrawing a consent; the person reads it in view/consents.ts. */
export function effectsOf(purpose: ConsentPurpose) {
  const cancels = CARRIES_REQUEST.has(purpose);
  return { cancels, forbidsCalls: cancels || purpose === 'contact' };
}

/** Since when calls are forbidden because a consent that they rest on was withdrawn, if they are. */
export function callsForbiddenSince(
  consents: readonly Pick<OwnConsent, 'purpose' | 'withdrawnAt'>[],
): Date | undefined {
  return consents.find(({ purpose, withdrawnAt }) => withdrawnAt && effectsOf(purpose).forbidsCalls)
    ?.withdrawnAt;
}
