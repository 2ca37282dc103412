import type { OwnConsent } from '@/lib/requests/consent/consents';
import { isAboutSale, type RequestKind } from '@/lib/requests/kinds/kinds';
import type { ConsentPurpose } from '@/lib/requests/kinds/wordings';

/** Whether a request may be passed on to an agent's office at all, once its owner permits it. */
export const mayBePassedOn = ({ kind, status }: { kind: RequestKind; status: string }) =>
  isAboutSale(kind) && status !== 'cancelled';

/** The permission to be passed on that holds, if one does. */
export const permissionIn = (consents: readonly OwnConsent[]) =>
  consents.find(({ purpose, withdrawnAt }) => purpose === 'partner' && !withdrawnAt);

/** Consents without which a request is not worked on any further. */
const CARRIES_REQUEST = new Set<ConsentPurpose>(['privacy', 'inquiry', 'callback']);

/** What follows from withdrawing a consent; the person reads it in CONSEQUENCES (consent/consents.ts). */
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
