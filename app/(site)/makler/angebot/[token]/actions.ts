'use server';

import { formAction } from '@/app/receive-plain-form';
import { accept, answerOutcome, decline } from '@/lib/submissions/leads/offer-service';

export const acceptOfferAction = formAction(({ token = '' }) => accept(token));
export const declineOfferAction = formAction(({ token = '' }) => decline(token));
export const answerOutcomeAction = formAction(({ token = '', ...body }) =>
  answerOutcome(token, body),
);
