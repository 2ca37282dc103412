'use server';

import { receiveForm } from '@/app/receive-plain-form';
import type { FormValues, PlainFormState } from '@/lib/platform/form-state';
import { accept, decline } from '@/lib/submissions/leads/offer-service';

type State = PlainFormState<FormValues>;

export const acceptOfferAction = async (_previous: State, form: FormData) =>
  receiveForm(form, ({ token = '' }) => accept(token));

export const declineOfferAction = async (_previous: State, form: FormData) =>
  receiveForm(form, ({ token = '' }) => decline(token));
