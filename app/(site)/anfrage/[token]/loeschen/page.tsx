import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackLink } from '@/components/ui/back-link';
import { ErasureForm } from '@/components/owner/erasure-form';
import { formatDate } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { retentionNotice } from '@/lib/submissions/owner/view';
import { openOwnSubmission } from '@/lib/submissions/owner/service';
import { routes } from '@/lib/routes';
import { eraseSubmissionAction } from '../../actions';

export const metadata: Metadata = { title: 'Anfrage löschen', ...UNLISTED };

const DELETED = [
  'Ihre Angaben, auch Name, Adresse und Nummer',
  'Der Betrag und alle Dateien dazu',
  'Die E-Mails an Sie',
  'Ihre Wünsche, wie wir Sie erreichen dürfen',
  'Alle Links zu dieser Anfrage',
];

const HEADING = 'mt-10 border-t-2 border-ink pt-4 text-2xl';

export default async function ErasurePage({ params }: Params<'token'>) {
  const { token } = await params;
  const opened = await orNull(openOwnSubmission(token));
  if (!opened) notFound();
  const { title, createdAt, retention } = opened.submission;
  const back = routes.ownSubmission(token);
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 sm:px-6 sm:pt-8">
      <BackLink href={back}>Meine Anfrage</BackLink>
      <h1 className="mt-4 text-4xl sm:text-5xl">Anfrage löschen</h1>
      <p className="mt-4 text-lg">
        Es geht um Ihre {title} vom {formatDate(createdAt)}. Was gelöscht ist, kann niemand
        zurückholen.
      </p>
      <h2 className={HEADING}>Was gelöscht wird</h2>
      <ul className="mt-3 divide-y divide-line border-b border-line">
        {DELETED.map((entry) => (
          <li key={entry} className="py-2.5">
            {entry}
          </li>
        ))}
      </ul>
      <h2 className={HEADING}>Was bleibt, und warum</h2>
      <ul className="mt-3 divide-y divide-line">
        {retentionNotice(retention).map((sentence) => (
          <li key={sentence} className="py-2.5">
            {sentence}
          </li>
        ))}
      </ul>
      <ErasureForm back={back} action={eraseSubmissionAction} about={{ token }} />
    </div>
  );
}
