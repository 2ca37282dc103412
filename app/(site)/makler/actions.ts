'use server';

import type { PlainFormAction } from '@/lib/platform/form-state';
import { EMPTY_BROKER_FORM, FAILURE } from '@/components/submissions/broker-callback-answer';
import type { BrokerCallbackValues } from '@/lib/submissions/forms/broker-callback';
import { brokerCallbackForm } from '@/lib/submissions/kinds/callback';
import { receivePlainForm } from '../../receive-plain-form';
import { submit } from '@/lib/submissions/store/service';

export const submitPlainCallback: PlainFormAction<BrokerCallbackValues> = async (
  _previous,
  form,
) => {
  const { state } = await receivePlainForm(form, {
    empty: EMPTY_BROKER_FORM,
    request: (body, submitter) => submit(brokerCallbackForm, body, submitter),
    apology: FAILURE,
  });
  return state;
};
