import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { EMAIL_INPUT } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { PageForm } from '@/components/forms/page-form';
import { PAGE_WORDS } from '@/components/forms/send-form';
import { OutcomeMessage } from '@/components/owner/outcome-message';
import { ownerOutcome } from '@/components/owner/operations';
import { buttonVariants } from '@/components/ui/button';
import { TextLink } from '@/components/ui/text-link';
import { formatDate } from '@/lib/platform/format/date';
import { sendsMail } from '@/lib/platform/mail/sender';
import { NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import type { PageQuery } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { browserSubmission, PASS_COOKIE } from '@/lib/submissions/links/service';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { cn } from '@/lib/utils';
import { requestNewLinkAction } from './actions';

export const metadata: Metadata = { title: 'Meine Anfrage', ...UNLISTED };

function BrowserCard({ title, createdAt, href }: { title: string; createdAt: Date; href: string }) {
  return (
    <section
      aria-labelledby="in-diesem-browser"
      className="mt-8 rounded-lg border border-edge bg-surface p-5 sm:flex sm:items-center sm:justify-between sm:gap-6 sm:p-6"
    >
      <div>
        <h2 id="in-diesem-browser" className="text-xl sm:text-2xl">
          Ihre {title} vom {formatDate(createdAt)}
        </h2>
        <p className="mt-1 text-muted">In diesem Browser gesendet.</p>
      </div>
      {/* Not fetched ahead: opening it makes a link. */}
      <a href={href} className={cn(buttonVariants({ variant: 'accent' }), 'mt-4 shrink-0 sm:mt-0')}>
        Öffnen
      </a>
    </section>
  );
}

export default async function OwnSubmissionsPage({ searchParams }: PageQuery) {
  const pass = (await cookies()).get(PASS_COOKIE)?.value;
  const sent = await browserSubmission(pass);
  const outcome = ownerOutcome((await searchParams).erledigt);
  const { phone, phoneHref } = site();
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-4xl sm:text-5xl">Meine Anfrage</h1>
      <p className="mt-5 text-lg">
        Hier sehen Sie, was wir zu Ihrer Anfrage gespeichert haben und wer es bekommen hat. Sie
        können es berichtigen, mitnehmen, Einwilligungen widerrufen und alles löschen, ohne Konto.
      </p>
      {outcome && <OutcomeMessage text={outcome.text} />}
      {sent && <BrowserCard {...sent} href={routes.continued} />}
      <h2 className="mt-12 border-t-2 border-ink pt-4 text-2xl">Neuen Link anfordern</h2>
      {sendsMail() ? (
        <>
          <p className="mt-2">
            Der Link zu Ihrer Anfrage steht in jeder E-Mail von uns. Ist er abgelaufen oder
            verloren, schicken wir Ihnen einen neuen.
          </p>
          <PageForm
            action={requestNewLinkAction}
            fields={[{ name: 'email', label: 'E-Mail-Adresse Ihrer Anfrage', ...EMAIL_INPUT }]}
            submit="Neuen Link anfordern"
            variant={sent ? 'primary' : 'accent'}
            notDone={PAGE_WORDS.notSent}
            className="mt-4 max-w-lg"
          >
            <Honeypot />
          </PageForm>
        </>
      ) : (
        <p className="mt-2">
          {NO_MAIL_SERVER} Einen neuen Link können wir Ihnen deshalb nicht schicken.
        </p>
      )}
      <h2 className="mt-12 border-t border-line pt-4 text-xl">Ohne E-Mail-Adresse angefragt?</h2>
      <p className="mt-2">
        Rufen Sie uns an:{' '}
        <TextLink className="whitespace-nowrap" href={phoneHref}>
          {phone}
        </TextLink>
      </p>
    </div>
  );
}
