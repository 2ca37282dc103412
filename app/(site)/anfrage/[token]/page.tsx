import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { confirmAddressAction, renewWishAction } from '@/app/(site)/anfrage/actions';
import { AddressConfirmation } from '@/components/owner/address-confirmation';
import { OutcomeMessage } from '@/components/owner/outcome-message';
import { ownerOutcome, OWNER_SECTIONS } from '@/components/owner/operations';
import { RenewalByMail } from '@/components/owner/sale-state';
import { PageContents } from '@/components/ui/page-contents';
import { ownSubmissionRoutes } from '@/lib/routes';
import { formatAppointment } from '@/lib/platform/format/appointment';
import { formatDate } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import { sendsMail } from '@/lib/platform/mail/sender';
import type { PageQuery, Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import type { OwnSubmission } from '@/lib/submissions/owner/own-submission';
import { openOwnSubmission } from '@/lib/submissions/owner/service';
import { SubmissionSections } from './submission-sections';

export const metadata: Metadata = { title: 'Meine Anfrage', ...UNLISTED };

type SubmissionHeadProps = Pick<
  OwnSubmission,
  'title' | 'createdAt' | 'reference' | 'status' | 'retention' | 'appointment'
>;

function SubmissionHead({
  title,
  createdAt,
  reference,
  status,
  ...submission
}: SubmissionHeadProps) {
  const { retention, appointment } = submission;
  const facts = [
    { term: 'Stand', text: status.label },
    ...(reference ? [{ term: 'Bewertungs-ID', text: reference }] : []),
    { term: 'Wird gelöscht am', text: formatDate(retention.until) },
  ];
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">Meine Anfrage</h1>
      <p className="mt-3 font-serif text-xl sm:text-2xl">
        {`${title} vom ${formatDate(createdAt)}`}
      </p>
      {appointment && (
        <p className="mt-3 wrap-anywhere">
          {`Ihr Termin: ${formatAppointment(appointment.startsAt)}, ${appointment.place}`}
        </p>
      )}
      <dl className="mt-6 grid border-y border-line sm:grid-flow-col sm:auto-cols-fr">
        {facts.map(({ term, text }) => (
          <div
            key={term}
            className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0 sm:block sm:border-t-0 sm:border-l sm:px-5 sm:first:border-l-0 sm:first:pl-0"
          >
            <dt className="text-base text-muted">{term}</dt>
            <dd className="min-w-0 font-serif text-lg font-semibold wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export default async function OwnSubmissionPage({
  params,
  searchParams,
}: Params<'token'> & PageQuery) {
  const { token } = await params;
  const opened = await orNull(openOwnSubmission(token));
  if (!opened) notFound();
  const { submission, link } = opened;
  const { erledigt: done } = await searchParams;
  const outcome = ownerOutcome(done);
  const isAskedAgain = !link.isProven && link.canConfirm && submission.sale?.state === 'expired';
  return (
    <article className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16 print:py-0">
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] print:block">
        <header className="lg:col-start-2">
          <SubmissionHead {...submission} />
          {outcome && !outcome.section && <OutcomeMessage text={outcome.text} />}
          {isAskedAgain && <RenewalByMail renew={renewWishAction} about={{ token }} />}
          <AddressConfirmation
            submission={submission}
            link={link}
            action={confirmAddressAction}
            about={{ token }}
            sendsMail={sendsMail()}
            erasure={ownSubmissionRoutes.erasure(token)}
          />
        </header>
        {link.isProven && (
          <>
            <div className="mt-10 lg:col-start-1">
              <PageContents sections={OWNER_SECTIONS} />
            </div>
            <div className="mt-10 lg:col-start-2">
              <SubmissionSections token={token} submission={submission} link={link} done={done} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
