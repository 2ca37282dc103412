'use server';

import { redirect } from 'next/navigation';
import { receivePlainForm } from '@/app/receive-plain-form';
import { type FormValues, type PlainFormState, postedValues } from '@/components/forms/plain-form';
import {
  addressAfter,
  AFTER_NEW_LINK,
  isOperation,
  resultAfter,
} from '@/components/owner/operations';
import { requestNewLink } from '@/lib/requests/owner/new-link/service';
import { runOperation } from './run-operation';

const APOLOGY =
  'Das hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.';

/** Receives a form of a request's page where there is no JavaScript. */
export async function submitPlainOperation(
  name: string,
  token: string,
  _previous: PlainFormState<FormValues>,
  form: FormData,
): Promise<PlainFormState<FormValues>> {
  const { state } = await receivePlainForm(form, {
    empty: postedValues(form),
    request: (body, { origin }) => runOperation(name, { token }, body, origin),
    apology: APOLOGY,
  });
  if (state.sent && isOperation(name)) redirect(addressAfter(name, token));
  return state;
}

/** Receives a form of the result page where there is no JavaScript. */
export async function submitPlainStep(
  name: string,
  request: string,
  _previous: PlainFormState<FormValues>,
  form: FormData,
): Promise<PlainFormState<FormValues>> {
  const { state } = await receivePlainForm(form, {
    empty: postedValues(form),
    request: (body, { origin, pass }) => runOperation(name, { request, pass }, body, origin),
    apology: APOLOGY,
  });
  if (state.sent && isOperation(name)) redirect(resultAfter(name, request));
  return state;
}

/** Receives the wish for a new link where there is no JavaScript. */
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
