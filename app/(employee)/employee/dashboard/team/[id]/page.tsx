import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { DoneNote } from '@/components/admin/account/done-note';
import { AccountHistory } from '@/components/admin/account/account-history';
import { PageForm } from '@/components/forms/page-form';
import { PageTitle } from '@/components/admin/frame/page-title';
import { factorWords, ROLE_OPTIONS, stateWords } from '@/components/admin/account/member-words';
import { PressQuestion, Question } from '@/components/admin/account/question';
import { BackLink } from '@/components/ui/back-link';
import { TermList } from '@/components/ui/term-list';
import { type Member, openMember } from '@/lib/auth/accounts/team-service';
import { accountHistory } from '@/lib/auth/events/history-service';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import type { PageQuery, Params } from '@/lib/platform/page';
import {
  changeMemberAction,
  disableMemberAction,
  dropFactorsAction,
  enableMemberAction,
  requireFactorAction,
  resetMemberAction,
} from '../actions';

export const metadata: Metadata = { title: 'Konto' };

const DONE = {
  geaendert: 'Gespeichert.',
  gesperrt: 'Das Konto ist gesperrt, alle Anmeldungen sind beendet.',
  freigegeben: 'Das Konto ist freigegeben.',
  faktor: 'Gespeichert.',
  'faktor-entfernt': 'Der zweite Faktor ist entfernt, alle Anmeldungen sind beendet.',
};

function Requirement({ member: { secondFactorRequired }, id }: { member: Member; id: string }) {
  if (secondFactorRequired) {
    return (
      <PressQuestion
        title="Zweiten Faktor nicht mehr verlangen"
        text="Dann genügt wieder das Passwort, wenn kein zweiter Faktor eingerichtet ist."
        action={requireFactorAction}
        about={{ id, required: '' }}
        answer="Ja, nicht mehr verlangen"
      />
    );
  }
  return (
    <PressQuestion
      title="Zweiten Faktor verlangen"
      text="Ist keiner eingerichtet, geht nach der Anmeldung nichts anderes, bis das geschehen ist."
      action={requireFactorAction}
      about={{ id, required: 'on' }}
      answer="Ja, verlangen"
    />
  );
}

function Interventions({ member, id }: { member: Member; id: string }) {
  const hasFactor = member.hasTotp || member.passkeys > 0;
  return (
    <>
      {hasFactor && (
        <PressQuestion
          title="Zweiten Faktor entfernen"
          text="Wenn das Gerät verloren ist: Passkeys, App und Wiederherstellungscodes gelten nicht mehr, und alle Anmeldungen enden. Überzeugen Sie sich vorher, dass wirklich diese Person darum bittet."
          action={dropFactorsAction}
          about={{ id }}
          answer="Ja, zweiten Faktor entfernen"
        />
      )}
      <Question
        title="Passwort zurücksetzen"
        text="Das alte Passwort gilt dann nicht mehr, und alle Anmeldungen enden. Das neue wird hier einmal angezeigt."
      >
        <PageForm
          action={resetMemberAction}
          about={{ id }}
          submit="Ja, neues Passwort vergeben"
          told={{
            title: 'Neues Passwort',
            text: 'Es wird nur dieses eine Mal angezeigt. Geben Sie es persönlich weiter; bei der nächsten Anmeldung muss es geändert werden.',
          }}
        />
      </Question>
      {member.disabledAt ? (
        <PressQuestion
          title="Konto freigeben"
          text="Das Passwort und der zweite Faktor gelten wieder wie zuvor."
          action={enableMemberAction}
          about={{ id }}
          answer="Ja, Konto freigeben"
        />
      ) : (
        <PressQuestion
          title="Konto sperren"
          text="Niemand kann sich damit mehr anmelden, und alle Anmeldungen enden sofort. Was geschehen ist, bleibt im Verlauf."
          action={disableMemberAction}
          about={{ id }}
          answer="Ja, Konto sperren"
        />
      )}
    </>
  );
}

export default async function MemberPage({ params, searchParams }: Params<'id'> & PageQuery) {
  const me = await requireEmployee('office');
  const { id } = await params;
  const member = await orNull(openMember(id));
  if (!member) notFound();
  const isOneself = member.id === me.id;
  return (
    <>
      <BackLink href={employeeRoutes.team}>Team</BackLink>
      <PageTitle>{member.name}</PageTitle>
      <DoneNote done={(await searchParams).erledigt} notes={DONE} />
      <div className="mt-4 max-w-3xl">
        <TermList
          terms={[
            { term: 'E-Mail-Adresse', text: member.email },
            { term: 'Stand', text: stateWords(member) },
            { term: 'Zweiter Faktor', text: factorWords(member) },
            {
              term: 'Zweiter Faktor verlangt',
              text: member.secondFactorRequired ? 'ja' : 'nein',
            },
            {
              term: 'Zuletzt angemeldet',
              text: member.lastLogin ? formatClock(member.lastLogin) : 'noch nie',
            },
          ]}
        />
      </div>
      <h2 className="mt-8 text-xl">Name und Rolle</h2>
      <PageForm
        // Remounts with the saved values.
        key={member.version}
        action={changeMemberAction}
        about={{ id, version: String(member.version) }}
        fields={[
          { name: 'name', label: 'Name', defaultValue: member.name },
          { name: 'role', label: 'Rolle', defaultValue: member.role, options: ROLE_OPTIONS },
        ]}
        submit="Speichern"
        className="mt-4 max-w-xl"
      />
      <h2 className="mt-10 mb-2 text-xl">Zugang</h2>
      <div className="max-w-3xl border-t border-line">
        <Requirement member={member} id={id} />
        {!isOneself && <Interventions member={member} id={id} />}
      </div>
      {isOneself && (
        <p className="mt-3 max-w-prose">
          Ihr Passwort und Ihren zweiten Faktor ändern Sie unter{' '}
          <a href={employeeRoutes.ownAccount} className="underline underline-offset-4">
            Mein Konto
          </a>
          . Sperren kann Ihr Konto nur jemand anderes aus der Leitung.
        </p>
      )}
      <AccountHistory events={await accountHistory(member.id)} />
    </>
  );
}
