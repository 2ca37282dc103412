import type { OwnConsent } from '@/lib/submissions/consent/consents';
import { isAboutSale, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';

export const mayBePassedOn = ({ kind, status }: { kind: SubmissionKind; status: string }) =>
  isAboutSale(kind) && status !== 'cancelled';

export const permissionIn = (consents: readonly OwnConsent[]) =>
  consents.find(({ purpose, withdrawnAt }) => purpose === 'partner' && !withdrawnAt);

/** Without these, a submission is cancelled. */
const CARRIES_SUBMISSION = new Set<ConsentPurpose>(['privacy', 'inquiry', 'callback']);

/** The person reads it in CONSEQUENCES (consent/consents.ts). */
export function effectsOf(purpose: ConsentPurpose) {
  const cancels = CARRIES_SUBMISSION.has(purpose);
  return { cancels, forbidsCalls: cancels || purpose === 'contact' };
}

export function callsForbiddenSince(
  consents: readonly Pick<OwnConsent, 'purpose' | 'withdrawnAt'>[],
): Date | undefined {
  return consents.find(({ purpose, withdrawnAt }) => withdrawnAt && effectsOf(purpose).forbidsCalls)
    ?.withdrawnAt;
}
