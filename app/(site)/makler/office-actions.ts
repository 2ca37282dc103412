'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { receivePlainForm } from '@/app/receive-plain-form';
import { type FormValues, type PlainFormState, postedValues } from '@/components/forms/plain-form';
import { AGENT_COOKIE } from '@/lib/agents/login';
import { runOffice } from './run-office';

type State = PlainFormState<FormValues>;

export async function submitPlainOffice(
  name: string,
  _previous: State,
  form: FormData,
): Promise<State> {
  const jar = await cookies();
  const { stored, state } = await receivePlainForm(form, {
    empty: postedValues(form),
    request: (body, { caller }) =>
      runOffice(name, { body: { ...body }, caller, cookie: jar.get(AGENT_COOKIE)?.value }),
    apology: 'Das hat gerade nicht geklappt. Bitte versuchen Sie es in einem Moment noch einmal.',
  });
  if (stored?.session) jar.set(stored.session);
  if (stored?.session === null) jar.delete({ name: AGENT_COOKIE, path: '/' });
  if (stored?.next) redirect(stored.next);
  return state;
}
