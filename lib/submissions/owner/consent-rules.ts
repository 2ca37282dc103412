import { formatClock } from '@/lib/platform/format/date';
import type { OwnConsent } from '@/lib/submissions/consent/consents';
import { isAboutSale, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { OwnSale } from './sale';
import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';

export const mayBePassedOn = ({ kind, status }: { kind: SubmissionKind; status: string }) =>
  isAboutSale(kind) && status !== 'cancelled';

/** A delivered lead is sold once; a new permission would give it to nobody. */
export const passedOnBefore = ({ name, at, withdrawnAt }: NonNullable<OwnSale['agency']>) =>
  `${name} hat Ihre Kontaktdaten am ${formatClock(at)} erhalten. Am ${formatClock(withdrawnAt ?? at)} haben Sie die Weitergabe widerrufen, und wir haben dem Büro geschrieben, dass es sich nicht mehr bei Ihnen melden soll. Noch einmal geben wir diese Anfrage nicht weiter.`;

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
