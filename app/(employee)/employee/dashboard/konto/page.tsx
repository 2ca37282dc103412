import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageForm } from '@/components/forms/page-form';
import { AccountHistory } from '@/components/admin/account/account-history';
import { AccountPart } from '@/components/admin/account/account-part';
import { DoneNote } from '@/components/admin/account/done-note';
import { PageTitle } from '@/components/admin/frame/page-title';
import { OneButtonForm } from '@/components/forms/server-form';
import { Badge } from '@/components/ui/badge';
import type { LoggedIn } from '@/lib/auth/employee';
import { accountHistory } from '@/lib/auth/events/history-service';
import { MIN_PASSWORD } from '@/lib/auth/own/schema';
import { ownAccount } from '@/lib/auth/own/service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock } from '@/lib/platform/format/date';
import type { PageQuery } from '@/lib/platform/page';
import { changePasswordAction, endLoginAction, endLoginsAction } from './actions';
import { LoginFactors, PRESENT_PASSWORD } from './factors';

function LoginList({ logins }: Pick<Awaited<ReturnType<typeof ownAccount>>, 'logins'>) {
  return (
    <ul className="border-t border-line">
      {logins.map(({ id, device, createdAt, lastSeenAt, isThis }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3">
              <span className="font-semibold">{device}</span>
              {isThis && <Badge>diese Anmeldung</Badge>}
            </p>
            <p className="text-base text-muted">
              seit {formatClock(createdAt)}, zuletzt gesehen {formatClock(lastSeenAt)}
            </p>
          </div>
          {!isThis && (
            <OneButtonForm action={endLoginAction} about={{ id }}>
              Beenden
            </OneButtonForm>
          )}
        </li>
      ))}
    </ul>
  );
}

export const metadata: Metadata = { title: 'Mein Konto' };

const DONE = {
  passwort: 'Ihr Passwort ist geändert. Alle anderen Anmeldungen sind beendet.',
  anmeldung: 'Die Anmeldung ist beendet.',
  anmeldungen: 'Alle anderen Anmeldungen sind beendet.',
  app: 'Die App ist eingerichtet. Ab der nächsten Anmeldung wird nach einem Code gefragt.',
  'app-entfernt': 'Die App ist entfernt. Alle anderen Anmeldungen sind beendet.',
  passkey: 'Der Passkey ist hinzugefügt.',
  'passkey-name': 'Der Passkey ist umbenannt.',
  'passkey-entfernt': 'Der Passkey ist entfernt. Alle anderen Anmeldungen sind beendet.',
};

const word = (value: unknown) => (typeof value === 'string' ? value : '');

const PasswordPart = ({ me: { email } }: { me: LoggedIn }) => (
  <PageForm
    action={changePasswordAction}
    fields={[
      { ...PRESENT_PASSWORD, label: 'Jetziges Passwort' },
      {
        name: 'password',
        label: 'Neues Passwort',
        hint: `Mindestens ${MIN_PASSWORD}\u00a0Zeichen. Mehrere Wörter hintereinander sind gut und leicht zu merken.`,
        type: 'password',
        autoComplete: 'new-password',
      },
      {
        name: 'repeated',
        label: 'Neues Passwort wiederholen',
        type: 'password',
        autoComplete: 'new-password',
      },
    ]}
    submit="Passwort ändern"
    className="mt-4 max-w-md"
  >
    {/* A password manager stores the password under it. */}
    <input type="hidden" autoComplete="username" defaultValue={email} />
  </PageForm>
);

function NewPassword({ me }: { me: LoggedIn }) {
  return (
    <>
      <PageTitle>Neues Passwort</PageTitle>
      <p className="mt-3 max-w-prose">
        Ihr jetziges Passwort hat Ihnen jemand anderes gegeben. Bitte wählen Sie ein eigenes; danach
        geht es weiter.
      </p>
      <PasswordPart me={me} />
    </>
  );
}

export default async function AccountPage({ searchParams }: PageQuery) {
  const me = await requireEmployee('password');
  if (me.duty === 'password') return <NewPassword me={me} />;
  const params = await searchParams;
  const step = word(params.schritt);
  const account = await ownAccount(me);
  const { logins } = account;
  return (
    <>
      <PageTitle>{me.duty ? 'Zweiten Faktor einrichten' : 'Mein Konto'}</PageTitle>
      <p className="mt-2 wrap-anywhere text-muted">
        {me.name}, {me.email}
      </p>
      <DoneNote done={params.erledigt} notes={DONE} />
      {me.duty && (
        <p className="mt-3 max-w-prose">
          Die Leitung verlangt neben dem Passwort einen zweiten Faktor. Richten Sie einen Passkey
          oder eine App ein; danach geht es weiter.
        </p>
      )}
      <div className="mt-6">
        <LoginFactors account={account} open={{ step, id: word(params.id) }} />
        <AccountPart
          title="Passwort"
          state={`Ein neues hat mindestens ${MIN_PASSWORD}\u00a0Zeichen und beendet alle anderen Anmeldungen.`}
          way={{ href: employeeRoutes.ownAccountAt('passwort'), label: 'Passwort ändern' }}
        >
          {step === 'passwort' && <PasswordPart me={me} />}
        </AccountPart>
        <AccountPart
          title="Anmeldungen"
          state="Wo Sie gerade angemeldet sind. Was Sie nicht kennen, beenden Sie; ändern Sie dann auch das Passwort."
        >
          <div className="mt-4 max-w-3xl">
            <LoginList logins={logins} />
            <div className="mt-4 flex flex-wrap gap-4">
              <OneButtonForm action={endLoginsAction} about={{ which: 'all' }}>
                Alle Anmeldungen beenden
              </OneButtonForm>
              {logins.length > 1 && (
                <OneButtonForm action={endLoginsAction} about={{ which: 'others' }}>
                  Alle anderen beenden
                </OneButtonForm>
              )}
            </div>
            <p className="mt-2 text-base text-muted">
              „Alle Anmeldungen beenden“ meldet auch diesen Browser ab.
            </p>
          </div>
        </AccountPart>
      </div>
      {!me.duty && <AccountHistory events={await accountHistory(me.id)} />}
    </>
  );
}
