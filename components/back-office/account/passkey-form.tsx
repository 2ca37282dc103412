'use client';

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { Field } from '@/components/forms/field';
import { type Served, ServedForm, useServedForm } from '@/components/forms/served-form';
import { makePasskey, PasskeyError } from '@/lib/auth/browser-passkey';
import { call, HttpError } from '@/lib/platform/http/client';

interface Begun {
  options: PublicKeyCredentialCreationOptionsJSON;
  step: string;
}

interface PasskeyFormProps {
  beginning: string;
  how: Served;
}

export function PasskeyForm({ beginning, how }: PasskeyFormProps) {
  const served = useServedForm(how, {}, async (typed) => {
    const begun = await call<Begun>(beginning, { method: 'POST', body: typed });
    const response = await makePasskey(begun.options).catch((error: unknown) => {
      if (!(error instanceof PasskeyError)) throw error;
      // Shown like a refusal of the server.
      throw new HttpError(422, JSON.stringify({ error: error.message }), '');
    });
    const body = { name: typed.name, step: begun.step, response };
    return call<{ next: string }>(how.path, { method: 'POST', body });
  });
  return (
    <ServedForm served={served} submit="Passkey hinzufügen" className="mt-4 max-w-md">
      <Field
        {...served.field('present')}
        label="Ihr Passwort"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
      <Field
        {...served.field('name')}
        label="Name des Passkeys"
        hint="Woran Sie das Gerät erkennen, zum Beispiel „Laptop“."
        autoComplete="off"
      />
    </ServedForm>
  );
}
