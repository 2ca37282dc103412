import type { Metadata } from 'next';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { DoneNote } from '@/components/admin/account/done-note';
import { PageForm } from '@/components/forms/page-form';
import { PageTitle } from '@/components/admin/frame/page-title';
import { factorWords, ROLE_OPTIONS, stateWords } from '@/components/admin/account/member-words';
import { PressQuestion } from '@/components/admin/account/question';
import { DataTable } from '@/components/ui/data-table';
import { TextLink } from '@/components/ui/text-link';
import { TitledSection } from '@/components/ui/titled-section';
import { listMembers } from '@/lib/auth/accounts/team-service';
import { roleName } from '@/lib/auth/employee';
import { employeeRoutes } from '@/lib/employee-routes';
import { formatClock } from '@/lib/platform/format/date';
import type { PageQuery } from '@/lib/platform/page';
import { addMemberAction, requireFactorOfAllAction } from './actions';

export const metadata: Metadata = { title: 'Team' };

const DONE = { faktor: 'Der zweite Faktor wird jetzt von allen verlangt.' };

export default async function TeamPage({ searchParams }: PageQuery) {
  await requireEmployee('office');
  const members = await listMembers();
  const isAskedOfAll = members.every(({ secondFactorRequired }) => secondFactorRequired);
  return (
    <>
      <PageTitle>Team</PageTitle>
      <DoneNote done={(await searchParams).erledigt} notes={DONE} />
      <DataTable
        caption="Konten"
        columns={[
          'Name',
          'E-Mail-Adresse',
          'Rolle',
          'Stand',
          'Zweiter Faktor',
          'Zuletzt angemeldet',
        ]}
        rows={members.map((member) => ({
          key: String(member.id),
          cells: [
            <TextLink
              key="name"
              href={employeeRoutes.member(member.id)}
              look="quiet"
              className="wrap-anywhere"
            >
              {member.name}
            </TextLink>,
            <span key="email" className="wrap-anywhere">
              {member.email}
            </span>,
            roleName(member.role),
            stateWords(member),
            factorWords(member),
            member.lastLogin ? formatClock(member.lastLogin) : 'noch nie',
          ],
        }))}
      />
      <TitledSection
        id="zweiter-faktor"
        title="Zweiter Faktor"
        look="text-xl"
        className="mt-10 max-w-3xl"
      >
        {isAskedOfAll ? (
          <p className="mt-2">Zweiter Faktor verlangt: von allen, auch von neuen Konten.</p>
        ) : (
          <PressQuestion
            title="Von allen verlangen"
            text="Wer keinen zweiten Faktor hat, kann dann nichts anderes tun als einen einzurichten; das gilt auch für Sie und für Konten, die später dazukommen."
            action={requireFactorOfAllAction}
            answer="Ja, von allen verlangen"
          />
        )}
      </TitledSection>
      <TitledSection id="neu" title="Neues Konto" look="text-xl" className="mt-10">
        <PageForm
          action={addMemberAction}
          fields={[
            { name: 'name', label: 'Name' },
            { name: 'email', label: 'E-Mail-Adresse', type: 'email' },
            { name: 'role', label: 'Rolle', defaultValue: 'mitarbeiter', options: ROLE_OPTIONS },
          ]}
          submit="Konto anlegen"
          told={{
            title: 'Startpasswort für',
            of: 'email',
            text: 'Es wird nur dieses eine Mal angezeigt. Geben Sie es persönlich weiter; bei der ersten Anmeldung muss es geändert werden.',
          }}
          isRepeatable
          className="mt-4 max-w-xl"
        />
      </TitledSection>
    </>
  );
}
