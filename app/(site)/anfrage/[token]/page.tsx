import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AddressConfirmation } from '@/components/owner/address-confirmation';
import { OutcomeMessage } from '@/components/owner/outcome-message';
import { type OutcomeParameter, outcomeOf } from '@/components/owner/outcomes';
import { RequestHead } from '@/components/owner/request-head';
import { SECTIONS } from '@/components/owner/sections';
import { PageContents } from '@/components/ui/page-contents';
import { orNull } from '@/lib/platform/http/errors';
import { sendsMail } from '@/lib/platform/mail/sender';
import { openRequest } from '@/lib/requests/owner/service';
import { ownRequestRoutes } from '@/lib/own-request-routes';
import { sendingOf } from '../sending';
import { RequestSections } from './request-sections';

export const metadata: Metadata = {
  title: 'Meine Anfrage',
  robots: { index: false, follow: false },
};

interface OwnRequestProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<{ erledigt?: OutcomeParameter }>;
}

export default async function OwnRequestPage({ params, searchParams }: OwnRequestProps) {
  const { token } = await params;
  const opened = await orNull(openRequest(token));
  if (!opened) notFound();
  const { request, link } = opened;
  const { erledigt: done } = await searchParams;
  const outcome = outcomeOf(done);
  return (
    <article className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16 print:py-0">
      <div className="gap-x-16 lg:grid lg:grid-cols-[15rem_minmax(0,42rem)] print:block">
        <header className="lg:col-start-2">
          <RequestHead {...request} />
          {outcome && !outcome.section && <OutcomeMessage text={outcome.text} />}
          <AddressConfirmation
            request={request}
            link={link}
            how={sendingOf(token)('bestaetigen')}
            sendsMail={sendsMail()}
            erasure={ownRequestRoutes.erasure(token)}
          />
        </header>
        {link.isProven && (
          <>
            <div className="mt-10 lg:col-start-1">
              <PageContents sections={SECTIONS} />
            </div>
            <div className="mt-10 lg:col-start-2">
              <RequestSections token={token} request={request} link={link} done={done} />
            </div>
          </>
        )}
      </div>
    </article>
  );
}
