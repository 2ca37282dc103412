import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { redirect } from 'next/navigation';
import { BackLink } from '@/components/ui/back-link';
import { CorrectionForm } from '@/components/owner/correction-form';
import { orNull } from '@/lib/platform/http/errors';
import { correctionFields } from '@/lib/requests/owner/correction/fields';
import { openRequest } from '@/lib/requests/owner/service';
import { routes } from '@/lib/routes';
import { sendingOf } from '../../sending';

export const metadata: Metadata = {
  title: 'Angaben korrigieren',
  robots: { index: false, follow: false },
};

export default async function CorrectionPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const opened = await orNull(openRequest(token));
  if (!opened) notFound();
  const back = routes.ownRequest(token);
  if (!opened.link.isProven) redirect(back);
  return (
    <div className="mx-auto max-w-2xl px-4 pt-6 sm:px-6 sm:pt-8">
      <BackLink href={back}>Meine Anfrage</BackLink>
      <h1 className="mt-4 text-4xl sm:text-5xl">Angaben korrigieren</h1>
      <p className="mt-4 text-lg">
        Was Sie hier ändern, gilt sofort. Hängt ein Betrag davon ab, rechnen wir ihn neu.
      </p>
      <CorrectionForm
        fields={correctionFields(opened.request)}
        back={back}
        how={sendingOf(token)('berichtigen')}
      />
    </div>
  );
}
