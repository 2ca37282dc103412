'use server';

import { formAction } from '@/app/receive-plain-form';
import { accept, decline } from '@/lib/submissions/leads/offer-service';

export const acceptOfferAction = formAction(({ token = '' }) => accept(token));
export const declineOfferAction = formAction(({ token = '' }) => decline(token));
