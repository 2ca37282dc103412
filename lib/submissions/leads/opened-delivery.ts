import 'server-only';
import { findSubmission } from '@/lib/submissions/repository';
import { isSaleSubmission } from './facts';
import { findOffer } from './offers-repository';

/** With the person; nothing once the consent is withdrawn, the lead returned or the submission deleted. */
export async function openDelivery(offerId: string) {
  const offer = await findOffer(offerId);
  const delivery = offer?.delivery;
  const isReturned = delivery?.reclaims.some(
    ({ reason, decision }) => reason === 'guarantee' && decision === 'credited',
  );
  if (!delivery || delivery.withdrawnAt || isReturned) return undefined;
  const submission = await findSubmission(offer.submissionId);
  return submission && isSaleSubmission(submission) ? { offer, delivery, submission } : undefined;
}

export type OpenedDelivery = NonNullable<Awaited<ReturnType<typeof openDelivery>>>;
