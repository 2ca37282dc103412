'use client';

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { Field } from '@/components/forms/field';
import { type FormValues, type PlainFormState, untouched } from '@/lib/platform/form-state';
import { ServerForm, type ServerFormTarget, useServerForm } from '@/components/forms/server-form';
import { makePasskey, PasskeyError } from '@/lib/auth/browser-passkey';

type State = PlainFormState<FormValues>;

interface Begun {
  options: PublicKeyCredentialCreationOptionsJSON;
  step: string;
}

interface PasskeyFormProps extends ServerFormTarget {
  begin: ServerFormTarget['action'];
}

export function PasskeyForm({ begin, action }: PasskeyFormProps) {
  async function send(form: FormData): Promise<State> {
    const answer = await begin(untouched({}), form);
    if (!answer.passkey) return answer;
    const begun = answer.passkey as Begun;
    try {
      const response = await makePasskey(begun.options);
      form.delete('present');
      form.set('step', begun.step);
      form.set('response', JSON.stringify(response));
    } catch (error) {
      if (!(error instanceof PasskeyError)) throw error;
      return { ...untouched({}), error: error.message };
    }
    return action(untouched({}), form);
  }
  const form = useServerForm({ action, send });
  return (
    <ServerForm form={form} submit="Passkey hinzufügen" className="mt-4 max-w-md">
      <Field
        {...form.field('present')}
        label="Ihr Passwort"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <Field
        {...form.field('name')}
        label="Name des Passkeys"
        hint="Woran Sie das Gerät erkennen, zum Beispiel „Laptop“."
        autoComplete="off"
      />
    </ServerForm>
  );
}
