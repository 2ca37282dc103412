'use server';

import { redirect } from 'next/navigation';
import { receivePlainForm } from '@/app/receive-plain-form';
import { type FormValues, type PlainFormState, postedValues } from '@/components/forms/plain-form';
import { AFTER_NEW_LINK } from '@/components/owner/operations';
import { requestNewLink } from '@/lib/requests/owner/new-link/service';
import { runOperation } from './run-operation';

const APOLOGY =
  'Das hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.';

export async function submitPlainOperation(
  name: string,
  _previous: PlainFormState<FormValues>,
  form: FormData,
): Promise<PlainFormState<FormValues>> {
  const { stored, state } = await receivePlainForm(form, {
    empty: postedValues(form),
    request: (body, from) => runOperation(name, body, from),
    apology: APOLOGY,
  });
  if (stored) redirect(stored);
  return state;
}

export async function submitPlainNewLink(
  _previous: PlainFormState<FormValues>,
  form: FormData,
): Promise<PlainFormState<FormValues>> {
  const { state } = await receivePlainForm(form, {
    empty: { email: '' },
    request: requestNewLink,
    apology: APOLOGY,
  });
  if (state.sent) redirect(AFTER_NEW_LINK);
  return state;
}
