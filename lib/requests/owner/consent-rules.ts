import type { OwnConsent } from '@/lib/requests/consent/consents';
import { isAboutSale, type RequestKind } from '@/lib/requests/kinds/kinds';
import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';

export const mayBePassedOn = ({ kind, status }: { kind: RequestKind; status: string }) =>
  isAboutSale(kind) && status !== 'cancelled';

export const permissionIn = (consents: readonly OwnConsent[]) =>
  consents.find(({ purpose, withdrawnAt }) => purpose === 'partner' && !withdrawnAt);

/** Without these, a request is cancelled. */
const CARRIES_REQUEST = new Set<ConsentPurpose>(['privacy', 'inquiry', 'callback']);

/** The person reads it in CONSEQUENCES (consent/consents.ts). */
export function effectsOf(purpose: ConsentPurpose) {
  const cancels = CARRIES_REQUEST.has(purpose);
  return { cancels, forbidsCalls: cancels || purpose === 'contact' };
}

export function callsForbiddenSince(
  consents: readonly Pick<OwnConsent, 'purpose' | 'withdrawnAt'>[],
): Date | undefined {
  return consents.find(({ purpose, withdrawnAt }) => withdrawnAt && effectsOf(purpose).forbidsCalls)
    ?.withdrawnAt;
}
