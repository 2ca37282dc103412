import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { requireEmployee } from '@/app/(employee)/require-employee';
import { PageTitle } from '@/components/admin/frame/page-title';
import { DifferenceList } from '@/components/admin/guides/guide-versions';
import { OneButtonForm } from '@/components/forms/server-form';
import { BackLink } from '@/components/ui/back-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { viewVersion } from '@/lib/guides/editing/view';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { restoreVersionAction } from '../../../actions';

export const metadata: Metadata = { title: 'Fassung eines Ratgebers' };

export default async function VersionPage({ params }: Params<'id' | 'number'>) {
  await requireEmployee('guides');
  const asked = await params;
  const found = await orNull(viewVersion(asked.id, asked.number));
  if (!found) notFound();
  const { guide, number, toDraft, fromBefore } = found;
  const about = { id: guide.id, version: String(guide.version), number: String(number) };
  return (
    <>
      <BackLink href={employeeRoutes.guide(guide.id)}>Zurück zum Ratgeber</BackLink>
      <PageTitle>{`Fassung ${number}: ${guide.text.title}`}</PageTitle>
      {fromBefore && (
        <>
          <h2 className="mt-8 text-xl">Gegenüber der Fassung davor</h2>
          <DifferenceList differences={fromBefore} />
        </>
      )}
      <h2 className="mt-8 text-xl">Von dieser Fassung zum Entwurf von heute</h2>
      <DifferenceList differences={toDraft} />
      {toDraft.length > 0 && (
        <div className="mt-8">
          <p className="mb-3 max-w-prose">
            Wiederhergestellt wird sie der Entwurf. Leser sehen sie, sobald Sie ihn veröffentlichen.
          </p>
          <OneButtonForm action={restoreVersionAction} about={about} variant="primary">
            Wiederherstellen
          </OneButtonForm>
        </div>
      )}
    </>
  );
}
