import 'server-only';
import { findSubmission } from '@/lib/submissions/repository';
import { isSaleSubmission } from './facts';
import type { findOffer } from './offers-repository';

type Offer = NonNullable<Awaited<ReturnType<typeof findOffer>>>;

/** With the person; nothing once the consent is withdrawn, the lead returned or the submission deleted. */
export async function openDelivery({ delivery, ...offer }: Offer) {
  const isReturned = delivery?.reclaims.some(
    ({ reason, decision }) => reason === 'guarantee' && decision === 'credited',
  );
  if (!delivery || delivery.withdrawnAt || isReturned) return undefined;
  const submission = await findSubmission(offer.submissionId);
  return submission && isSaleSubmission(submission) ? { offer, delivery, submission } : undefined;
}

export type OpenedDelivery = NonNullable<Awaited<ReturnType<typeof openDelivery>>>;
