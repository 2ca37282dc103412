import { AccountPart } from '@/components/back-office/account/account-part';
import {
  OwnerForm,
  PasskeyForm,
  PasskeyNameForm,
  TotpSetup,
} from '@/components/back-office/account/account-forms';
import { PageLink } from '@/components/ui/page-link';
import type { ownAccount } from '@/lib/auth/own/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatDate } from '@/lib/platform/format/date';
import { formSending } from '../run-form';

type Account = Awaited<ReturnType<typeof ownAccount>>;

interface Open {
  /** The form that is open */
  step: string;
  /** The passkey that it is about */
  id: string;
}

const at = employeeRoutes.ownAccountAt;

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
          <PageLink
            key={step}
            href={at(step, id)}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-petrol"
          >
            {label}
            <span className="sr-only">: {name}</span>
          </PageLink>
        ))}
      </p>
      {isOpen && open.step === 'passkey-name' && (
        <PasskeyNameForm how={formSending('passkey-umbenennen', { id })} name={name} />
      )}
      {isOpen && open.step === 'passkey-entfernen' && (
        <OwnerForm how={formSending('passkey-entfernen', { id })} submit="Passkey entfernen" />
      )}
    </li>
  );
}

function Passkeys({ passkeys, open }: { passkeys: Account['passkeys']; open: Open }) {
  const isAdding = open.step === 'passkey';
  return (
    <AccountPart
      title="Passkeys"
      state="Der sicherste Weg: Ihr Gerät bestätigt die Anmeldung mit Fingerabdruck, Gesicht oder PIN."
    >
      {passkeys.length > 0 && (
        <ul className="mt-3 max-w-3xl border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} {...{ passkey, open }} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <PasskeyForm
          beginning={employeeRoutes.formOperation('passkey-beginnen')}
          how={formSending('passkey-hinzufuegen')}
        />
      ) : (
        <PageLink
          href={at('passkey')}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-petrol"
        >
          Passkey hinzufügen
        </PageLink>
      )}
    </AccountPart>
  );
}

function App({ factors, setup, open }: Pick<Account, 'factors' | 'setup'> & { open: Open }) {
  if (factors.totp) {
    return (
      <AccountPart
        title="Codes aus einer App"
        state="Eingerichtet: Bei der Anmeldung wird nach einem Code gefragt."
        ways={[{ href: at('app-entfernen'), label: 'App entfernen' }]}
      >
        {open.step === 'app-entfernen' && (
          <OwnerForm how={formSending('app-entfernen')} submit="App entfernen" />
        )}
      </AccountPart>
    );
  }
  return (
    <AccountPart
      title="Codes aus einer App"
      state="Eine App auf dem Handy zeigt alle halbe Minute einen anderen Code."
      ways={[{ href: at('app'), label: 'App einrichten' }]}
    >
      {open.step === 'app' &&
        (setup ? (
          <TotpSetup how={formSending('app-bestaetigen')} {...setup} />
        ) : (
          <OwnerForm how={formSending('app-beginnen')} submit="Weiter" />
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
      ways={[{ href: at('codes'), label }]}
    >
      {open.step === 'codes' && <OwnerForm how={formSending('codes')} submit={label} told={TOLD} />}
    </AccountPart>
  );
}

/** The second factors of the own account; one form is open at a time. */
export function Factors({
  open,
  ...account
}: Pick<Account, 'factors' | 'passkeys' | 'setup'> & { open: Open }) {
  const { factors } = account;
  return (
    <>
      <Passkeys passkeys={account.passkeys} open={open} />
      <App {...account} open={open} />
      {(factors.totp || factors.passkeys > 0) && <Codes factors={factors} open={open} />}
    </>
  );
}
