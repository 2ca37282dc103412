import { CheckIcon, TriangleAlertIcon } from 'lucide-react';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ButtonLink } from '@/components/ui/button-link';
import { TermList } from '@/components/ui/term-list';
import { agencyRoutes } from '@/lib/agency-routes';
import { formatClock } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { openCertificate } from '@/lib/submissions/documents/certificate-service';

export const metadata: Metadata = { title: 'Nachweis der Einwilligung', ...UNLISTED };

export default async function CertificatePage({ params }: Params<'id'>) {
  const found = await orNull(openCertificate((await params).id));
  if (!found) notFound();
  const { id, home, deliveredAt, parts, signature, isGenuine, withdrawnAt } = found;
  return (
    <article className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">Nachweis der Einwilligung</h1>
      <p className="mt-3 text-lg">
        {home}, übergeben am {formatClock(deliveredAt)}
      </p>
      <p
        className={`mt-6 flex gap-3 border-l-4 py-1 pl-4 text-lg font-semibold ${isGenuine ? 'border-moss text-moss' : 'border-brick text-brick-text'}`}
      >
        {isGenuine ? (
          <>
            <CheckIcon className="mt-1 size-5 flex-none" />
            Echt: Die Signatur stimmt, seit der Übergabe ist nichts geändert.
          </>
        ) : (
          <>
            <TriangleAlertIcon className="mt-1 size-5 flex-none" />
            Nicht echt: Die Signatur passt nicht zum Inhalt.
          </>
        )}
      </p>
      {withdrawnAt && (
        <p className="mt-4 font-semibold">
          Nach der Übergabe, am {formatClock(withdrawnAt)}, hat die Person ihre Einwilligung
          widerrufen.
        </p>
      )}
      <p className="mt-4 max-w-prose text-muted">
        Wer die Person ist, steht hier nicht; das weiß nur das Büro, das den Lead hat.
      </p>
      {parts.map(({ heading, facts }, index) => (
        <section key={heading} aria-labelledby={`teil-${index}`} className="mt-8">
          <h2 id={`teil-${index}`} className="text-2xl">
            {heading}
          </h2>
          <div className="mt-3">
            <TermList terms={facts.map(({ label, value }) => ({ term: label, text: value }))} />
          </div>
        </section>
      ))}
      <p className="mt-8 text-base wrap-anywhere text-muted">
        Nummer {id}
        <br />
        Signatur {signature}
      </p>
      {isGenuine && (
        <ButtonLink
          href={agencyRoutes.certificatePdf(id)}
          variant="outline"
          className="mt-6 print:hidden"
          download
        >
          Als PDF speichern
        </ButtonLink>
      )}
    </article>
  );
}
