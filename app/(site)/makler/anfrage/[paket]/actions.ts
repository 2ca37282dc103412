'use server';

import type { PlainFormState } from '@/components/forms/plain-form';
import { EMPTY_FORM, type InquiryFormValues } from '@/lib/agents/inquiry/form';
import { requestPackage } from '@/lib/agents/inquiry/service';
import { receivePlainForm } from '@/app/receive-plain-form';

/** Receives the inquiry where there is no JavaScript: leads back with thanks, or with words. */
export async function submitPlainInquiry(
  _previous: PlainFormState<InquiryFormValues>,
  form: FormData,
): Promise<PlainFormState<InquiryFormValues>> {
  const { state } = await receivePlainForm(form, {
    empty: EMPTY_FORM,
    request: requestPackage,
    reference: (id) => ({ subjectType: 'inquiry', subjectId: id }),
    apology:
      'Ihre Anfrage konnte gerade nicht gespeichert werden. Ihre Angaben sind noch da. Bitte senden Sie sie noch einmal.',
  });
  return state;
}
