'use client';

import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { Field } from '@/components/forms/field';
import { ServedForm } from '@/components/forms/served-form';
import { type Served, useServedForm } from '@/components/forms/use-served-form';
import { makePasskey, PasskeyError } from '@/lib/auth/browser-passkey';
import { call, HttpError } from '@/lib/platform/http/client';
import { ShownOnce } from './shown-once';

/** The present password, asked for once more: whoever sits at an open screen does not know it. */
function PresentField({
  served,
  label = 'Ihr Passwort',
}: {
  served: Pick<ReturnType<typeof useServedForm>, 'field'>;
  label?: string;
}) {
  return (
    <Field
      {...served.field('present')}
      label={label}
      type="password"
      autoComplete="current-password"
      autoFocus
    />
  );
}

interface OwnerFormProps {
  how: Served;
  submit: string;
  /** Over what is told once, and what to do with it */
  told?: { title: string; text: string };
}

/** Does something that only the owner of an account may do. */
export function OwnerForm({ how, submit, told }: OwnerFormProps) {
  const served = useServedForm(how, {});
  const lines = served.state.told;
  if (told && lines) return <ShownOnce {...told} lines={lines} />;
  return (
    <ServedForm served={served} submit={submit} className="mt-4 max-w-md">
      <PresentField served={served} />
    </ServedForm>
  );
}

/** Calls a passkey by another name. */
export function PasskeyNameForm({ how, name }: { how: Served; name: string }) {
  const served = useServedForm(how, { name });
  return (
    <ServedForm served={served} submit="Umbenennen" className="mt-4 max-w-md">
      <Field {...served.field('name')} label="Name des Passkeys" autoComplete="off" autoFocus />
    </ServedForm>
  );
}

interface PasswordFormProps {
  how: Served;
  /** Under which a password manager keeps it */
  email: string;
  /** Characters that the new one has at least */
  min: number;
}

/** Changes the own password. */
export function PasswordForm({ how, email, min }: PasswordFormProps) {
  const served = useServedForm(how, {});
  return (
    <ServedForm served={served} submit="Passwort ändern" className="mt-4 max-w-md">
      <input type="hidden" autoComplete="username" defaultValue={email} />
      <PresentField served={served} label="Jetziges Passwort" />
      <Field
        {...served.field('password')}
        label="Neues Passwort"
        hint={`Mindestens ${min}\u00a0Zeichen. Mehrere Wörter hintereinander sind gut und leicht zu merken.`}
        type="password"
        autoComplete="new-password"
      />
      <Field
        {...served.field('repeated')}
        label="Neues Passwort wiederholen"
        type="password"
        autoComplete="new-password"
      />
    </ServedForm>
  );
}

interface Begun {
  options: PublicKeyCredentialCreationOptionsJSON;
  step: string;
}

interface PasskeyFormProps {
  /** Where it is begun with the password */
  beginning: string;
  /** Where what the device has made is added */
  how: Served;
}

/** Adds a passkey: the password is checked, the device asked, and its answer stored. */
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
      <PresentField served={served} />
      <Field
        {...served.field('name')}
        label="Name des Passkeys"
        hint="Woran Sie das Gerät erkennen, zum Beispiel „Laptop“."
        autoComplete="off"
      />
    </ServedForm>
  );
}

/** Each run of dark dots of a row as one stroke. */
const strokes = (dots: readonly (readonly boolean[])[]) =>
  dots
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).filter(Boolean),
    )
    .join('');

interface TotpSetupProps {
  how: Served;
  secret: string;
  /** Rows from the top; true is dark */
  dots: readonly (readonly boolean[])[];
}

/** What an app is told, and the code by which it shows that it has understood. */
export function TotpSetup({ how, secret, dots }: TotpSetupProps) {
  const served = useServedForm(how, {});
  return (
    <>
      <ol className="mt-3 max-w-prose list-decimal space-y-4 pl-6">
        <li>
          Scannen Sie das Bild mit einer App für Einmalcodes.
          {/* Dark on light in both schemes: some cameras read it no other way. */}
          <svg
            role="img"
            aria-label="QR-Code für die App"
            viewBox={`0 0 ${dots.length} ${dots.length}`}
            shapeRendering="crispEdges"
            className="mt-2 size-56 max-w-full rounded-md bg-white text-black"
          >
            <path d={strokes(dots)} fill="currentColor" />
          </svg>
        </li>
        <li>
          Oder geben Sie dort diesen Schlüssel ein:{' '}
          <code className="font-mono text-lg wrap-anywhere select-all">{secret}</code>
        </li>
        <li>Tippen Sie den Code ab, den die App jetzt zeigt.</li>
      </ol>
      <ServedForm served={served} submit="Code bestätigen" className="mt-4 max-w-md">
        <Field
          {...served.field('code')}
          label="Code aus der App"
          hint="Sechs Ziffern"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
        />
      </ServedForm>
    </>
  );
}
