'use server';

import type { PlainFormAction } from '@/lib/platform/form-state';
import { EMPTY_INQUIRY, type InquiryFormValues } from '@/lib/submissions/forms/inquiry';
import { inquiryForm } from '@/lib/submissions/kinds/inquiry';
import { receivePlainForm } from '@/app/receive-plain-form';
import { submit } from '@/lib/submissions/store/service';

export const submitPlainInquiry: PlainFormAction<InquiryFormValues> = async (_previous, form) => {
  const { state } = await receivePlainForm(form, {
    empty: EMPTY_INQUIRY,
    request: (body, submitter) => submit(inquiryForm, body, submitter),
    reference: (id) => ({ kind: 'inquiry', id }),
    apology:
      'Ihre Anfrage konnte gerade nicht gespeichert werden. Ihre Angaben sind noch da. Bitte senden Sie sie noch einmal.',
  });
  return state;
};
