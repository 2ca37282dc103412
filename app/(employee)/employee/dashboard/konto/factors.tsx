import { AccountPart } from '@/components/admin/account/account-part';
import { PasskeyForm } from '@/components/admin/account/passkey-form';
import { PageForm, type PageField } from '@/components/forms/page-form';
import type { ServerFormTarget } from '@/components/forms/server-form';
import { TextLink } from '@/components/ui/text-link';
import type { ownAccount } from '@/lib/auth/own/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatDate } from '@/lib/platform/format/date';
import {
  addPasskeyAction,
  beginPasskeyAction,
  beginTotpAction,
  confirmTotpAction,
  removePasskeyAction,
  removeTotpAction,
  renamePasskeyAction,
  renewCodesAction,
} from './actions';

type Account = Awaited<ReturnType<typeof ownAccount>>;

interface Open {
  step: string;
  id: string;
}

const at = employeeRoutes.ownAccountAt;

/** A stranger at an open screen does not know it. */
export const PRESENT_PASSWORD: PageField = {
  name: 'present',
  label: 'Ihr Passwort',
  type: 'password',
  autoComplete: 'current-password',
  autoFocus: true,
};

interface OwnerFormProps extends ServerFormTarget {
  submit: string;
  told?: { title: string; text: string };
}

const OwnerForm = (props: OwnerFormProps) => (
  <PageForm {...props} fields={[PRESENT_PASSWORD]} className="mt-4 max-w-md" />
);

function PasskeyRow({ passkey, open }: { passkey: Account['passkeys'][number]; open: Open }) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const isOpen = open.id === id;
  return (
    <li className="border-b border-line py-3">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-base text-muted">
        hinzugefügt am {formatDate(createdAt)},{' '}
        {lastUsedAt ? `zuletzt verwendet am ${formatDate(lastUsedAt)}` : 'noch nicht verwendet'}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {[
          { step: 'passkey-name', label: 'Umbenennen' },
          { step: 'passkey-entfernen', label: 'Entfernen' },
        ].map(({ step, label }) => (
          <TextLink key={step} href={at(step, id)} look="row">
            {label}
            <span className="sr-only">: {name}</span>
          </TextLink>
        ))}
      </p>
      {isOpen && open.step === 'passkey-name' && (
        <PageForm
          action={renamePasskeyAction}
          about={{ id }}
          fields={[
            { name: 'name', label: 'Name des Passkeys', defaultValue: name, autoFocus: true },
          ]}
          submit="Umbenennen"
          className="mt-4 max-w-md"
        />
      )}
      {isOpen && open.step === 'passkey-entfernen' && (
        <OwnerForm action={removePasskeyAction} about={{ id }} submit="Passkey entfernen" />
      )}
    </li>
  );
}

function Passkeys({ passkeys, open }: { passkeys: Account['passkeys']; open: Open }) {
  return (
    <AccountPart
      title="Passkeys"
      state="Der sicherste Weg: Ihr Gerät bestätigt die Anmeldung mit Fingerabdruck, Gesicht oder PIN."
    >
      {passkeys.length > 0 && (
        <ul className="mt-3 max-w-3xl border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} open={open} />
          ))}
        </ul>
      )}
      {open.step === 'passkey' ? (
        <PasskeyForm begin={beginPasskeyAction} action={addPasskeyAction} />
      ) : (
        <TextLink href={at('passkey')} look="row">
          Passkey hinzufügen
        </TextLink>
      )}
    </AccountPart>
  );
}

const strokes = (dots: readonly (readonly boolean[])[]) =>
  dots
    .flatMap((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).filter(Boolean),
    )
    .join('');

interface TotpSetupProps extends ServerFormTarget {
  secret: string;
  dots: readonly (readonly boolean[])[];
}

function TotpSetup({ action, secret, dots }: TotpSetupProps) {
  return (
    <>
      <ol className="mt-3 max-w-prose list-decimal space-y-4 pl-6">
        <li>
          Scannen Sie das Bild mit einer App für Einmalcodes.
          {/* Dark on light in both schemes, because some cameras need it. */}
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
      <PageForm
        action={action}
        fields={[
          {
            name: 'code',
            label: 'Code aus der App',
            hint: 'Sechs Ziffern',
            inputMode: 'numeric',
            autoComplete: 'one-time-code',
            autoFocus: true,
          },
        ]}
        submit="Code bestätigen"
        className="mt-4 max-w-md"
      />
    </>
  );
}

function App({ factors, setup, open }: Pick<Account, 'factors' | 'setup'> & { open: Open }) {
  if (factors.totp) {
    return (
      <AccountPart
        title="Codes aus einer App"
        state="Eingerichtet: Bei der Anmeldung wird nach einem Code gefragt."
        way={{ href: at('app-entfernen'), label: 'App entfernen' }}
      >
        {open.step === 'app-entfernen' && (
          <OwnerForm action={removeTotpAction} submit="App entfernen" />
        )}
      </AccountPart>
    );
  }
  return (
    <AccountPart
      title="Codes aus einer App"
      state="Eine App auf dem Handy zeigt alle halbe Minute einen anderen Code."
      way={{ href: at('app'), label: 'App einrichten' }}
    >
      {open.step === 'app' &&
        (setup ? (
          <TotpSetup action={confirmTotpAction} {...setup} />
        ) : (
          <OwnerForm action={beginTotpAction} submit="Weiter" />
        ))}
    </AccountPart>
  );
}

const TOLD = {
  title: 'Ihre Wiederherstellungscodes',
  text: 'Sie werden nur dieses eine Mal angezeigt. Drucken Sie sie aus oder legen Sie sie an einen sicheren Ort; jeder gilt einmal.',
};

function codesState(left: number) {
  if (left === 0) {
    return 'Noch gibt es keine. Mit ihnen melden Sie sich an, wenn das Gerät mit dem zweiten Faktor verloren ist.';
  }
  return left === 1 ? 'Ein Code ist noch übrig.' : `${left}\u00a0Codes sind noch übrig.`;
}

function Codes({ factors, open }: Pick<Account, 'factors'> & { open: Open }) {
  const label = factors.recoveryCodes > 0 ? 'Neue Codes erzeugen' : 'Codes erzeugen';
  return (
    <AccountPart
      title="Wiederherstellungscodes"
      state={codesState(factors.recoveryCodes)}
      way={{ href: at('codes'), label }}
    >
      {open.step === 'codes' && <OwnerForm action={renewCodesAction} submit={label} told={TOLD} />}
    </AccountPart>
  );
}

export function LoginFactors({ account, open }: { account: Account; open: Open }) {
  const { factors, passkeys, setup } = account;
  return (
    <>
      <Passkeys passkeys={passkeys} open={open} />
      <App factors={factors} setup={setup} open={open} />
      {(factors.totp || factors.passkeys > 0) && <Codes factors={factors} open={open} />}
    </>
  );
}
