import 'server-only';
import { findSubmission } from '@/lib/submissions/repository';
import { isSaleSubmission } from './facts';
import { findOffer } from './offers-repository';

interface Decided {
  reason: string;
  decision: string | null;
}

export const creditOf = <Reclaim extends Decided>({ reclaims }: { reclaims: readonly Reclaim[] }) =>
  reclaims.find(({ decision }) => decision === 'credited');

/** With the money-back guarantee */
export const isReturned = (delivery: { reclaims: readonly Decided[] }) =>
  creditOf(delivery)?.reason === 'guarantee';

/** With the person; nothing once the consent is withdrawn, the lead returned or the submission deleted. */
export async function openDelivery(offerId: string) {
  const offer = await findOffer(offerId);
  const delivery = offer?.delivery;
  if (!delivery || delivery.withdrawnAt || isReturned(delivery)) return undefined;
  const submission = await findSubmission(offer.submissionId);
  return submission && isSaleSubmission(submission) ? { offer, delivery, submission } : undefined;
}

export type OpenedDelivery = NonNullable<Awaited<ReturnType<typeof openDelivery>>>;
