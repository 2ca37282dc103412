'use server';

import { redirect } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { receivePlainForm } from '@/app/receive-plain-form';
import { type FormValues, type PlainFormState, postedValues } from '@/components/forms/plain-form';
import { runForm } from './run-form';

type State = PlainFormState<FormValues>;

/** Fields that are not written into the page again. */
const SECRETS = ['present', 'password', 'repeated', 'code'];

const withoutSecrets = (values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !SECRETS.includes(name)));

/** Receives a form of the back-office where there is no JavaScript. */
export async function submitPlainForm(
  name: string,
  _previous: State,
  form: FormData,
): Promise<State> {
  const employee = await requireEmployee('password');
  const { stored, state } = await receivePlainForm(form, {
    empty: postedValues(form),
    request: (body) => runForm(name, { ...body }, employee),
    apology: 'Bitte versuchen Sie es in einem Moment noch einmal.',
  });
  if (stored?.next) redirect(stored.next);
  return { ...state, values: withoutSecrets(state.values), told: stored?.told };
}
