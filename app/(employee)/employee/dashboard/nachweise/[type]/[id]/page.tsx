import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readingLimitNotice, requireEmployee } from '@/app/(employee)/require-employee';
import { BackLink } from '@/components/ui/back-link';
import { ButtonLink } from '@/components/ui/button-link';
import { employeeRoutes } from '@/lib/employee-routes';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import {
  mayExport,
  type ConsentLedger,
  type LedgerEntry,
  type LedgerUse,
} from '@/lib/submissions/consent/ledger';
import { consentLedger } from '@/lib/submissions/consent/service';
import { wishLabels } from '@/lib/submissions/contact-wish/contact-wish';
import { type Term, TermList } from '@/components/ui/term-list';
import { formatClock, formatDate } from '@/lib/platform/format/date';
import { whereGiven } from '@/lib/submissions/consent/consents';
import { PURPOSE_LABELS } from '@/lib/submissions/kinds/wordings';

export const metadata: Metadata = { title: 'Nachweis der Einwilligungen' };

export default async function LedgerPage({ params }: Params<'type' | 'id'>) {
  const employee = await requireEmployee();
  const { type, id } = await params;
  const notice = await readingLimitNotice(employee, employeeRoutes.ledger(type, id));
  if (notice) return notice;
  const ledger = await orNull(consentLedger(type, id));
  if (!ledger) notFound();
  return (
    <article className="max-w-4xl">
      <BackLink href={employeeRoutes.ledgers}>Einwilligungen nachweisen</BackLink>
      <LedgerHead {...ledger} wish={ledger.submission ? wishLabels(ledger.submission.wish) : []} />
      <h2 className="mt-10 text-2xl">Einwilligungen</h2>
      <LedgerEntries entries={ledger.entries} />
      {mayExport(employee) && (
        <ButtonLink
          className="mt-10"
          variant="outline"
          href={employeeRoutes.ledgerExport(type, id)}
          download
        >
          Nachweis als JSON exportieren
        </ButtonLink>
      )}
    </article>
  );
}

interface LedgerHeadProps extends Pick<
  ConsentLedger,
  'title' | 'submission' | 'erasedAt' | 'emailConfirmedAt'
> {
  wish: readonly string[];
}

function personTerms(
  { person, reference }: NonNullable<ConsentLedger['submission']>,
  wish: readonly string[],
): Term[] {
  return [
    { term: 'Bewertungs-ID', text: reference },
    { term: 'Name', text: person.name },
    { term: 'E-Mail', text: person.email },
    { term: 'Wünsche', text: wish.join(' · ') || 'keine angegeben' },
    { term: 'Telefon', text: person.phone },
  ].filter(({ text }) => text);
}

const confirmation = (at?: Date): Term => ({
  term: 'E-Mail bestätigt',
  text: at ? `am ${formatClock(at)}, mit dem Link aus unserer E-Mail` : 'nein',
});

function LedgerHead(ledger: LedgerHeadProps) {
  const { title, submission, erasedAt, emailConfirmedAt, wish } = ledger;
  return (
    <>
      <h1 tabIndex={-1} className="mt-4 text-3xl">
        {submission ? `${title} vom ${formatDate(submission.createdAt)}` : title}
      </h1>
      {erasedAt && (
        <p className="mt-3 max-w-prose">
          Diese Anfrage wurde am {formatClock(erasedAt)} gelöscht. Erhalten ist der Nachweis ihrer
          Einwilligungen, ohne die Person.
        </p>
      )}
      <div className="mt-6 border-t border-line">
        <TermList
          terms={[
            ...(submission ? personTerms(submission, wish) : []),
            ...(submission && !submission.person.email ? [] : [confirmation(emailConfirmedAt)]),
          ]}
        />
      </div>
    </>
  );
}

const purposes: Record<string, string | undefined> = PURPOSE_LABELS;

function Uses({ uses }: { uses: readonly LedgerUse[] }) {
  if (uses.length === 0) return 'bisher nicht';
  return (
    <ol>
      {uses.map(({ at, text }) => (
        <li key={`${at.toISOString()} ${text}`}>
          {formatClock(at)}: {text}
        </li>
      ))}
    </ol>
  );
}

function Entry({ purpose, wording, version, wordingHash, ...entry }: LedgerEntry) {
  const { givenAt, withdrawnAt, uses } = entry;
  return (
    <li className="mt-8 first:mt-4">
      <p className="border-b border-line pb-3 font-serif text-lg leading-snug font-semibold">
        „{wording}“
      </p>
      <TermList
        terms={[
          { term: 'Zweck', text: purposes[purpose] ?? purpose },
          { term: 'Erteilt', text: `${formatClock(givenAt)} ${whereGiven(entry)}` },
          {
            term: 'Widerrufen',
            text: withdrawnAt ? (
              <strong className="text-brick-text">{formatClock(withdrawnAt)}</strong>
            ) : (
              'nein'
            ),
          },
          { term: 'Verwendet', text: <Uses uses={uses} /> },
          { term: 'Fassung', text: version },
          {
            term: 'Prüfsumme (SHA-256)',
            text: <code className="font-mono text-base">{wordingHash}</code>,
          },
        ]}
      />
    </li>
  );
}

function LedgerEntries({ entries }: { entries: readonly LedgerEntry[] }) {
  if (entries.length === 0) return <p>Zu dieser Anfrage gibt es keine Einwilligung.</p>;
  return (
    <ol>
      {entries.map((entry) => (
        <Entry key={`${entry.purpose} ${entry.givenAt.toISOString()}`} {...entry} />
      ))}
    </ol>
  );
}
