import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LeadSheet } from '@/components/agencies/lead-sheet';
import { PageForm } from '@/components/forms/page-form';
import { BackLink } from '@/components/ui/back-link';
import { TextLink } from '@/components/ui/text-link';
import { type Term, TermList } from '@/components/ui/term-list';
import { TitledSection } from '@/components/ui/titled-section';
import { agencyRoutes } from '@/lib/agency-routes';
import { RECLAIM_REASONS, TRIES } from '@/lib/agencies/reclaim-rules';
import { formatClock } from '@/lib/platform/format/date';
import { phoneHref, mailtoHref } from '@/lib/platform/format/phone';
import { orNull } from '@/lib/platform/http/errors';
import type { Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { agencyLead, type ReclaimOption } from '@/lib/submissions/leads/agency-service';
import { requireAgency } from '../../agency';
import { OutcomeForm } from '../../outcome-form';
import { reclaimAction, setOutcomeAction } from '../actions';

export const metadata: Metadata = { title: 'Ihr Lead', ...UNLISTED };

type Lead = Awaited<ReturnType<typeof agencyLead>>;

const LINK = 'inline-block py-1 underline underline-offset-4 hover:text-petrol wrap-anywhere';

function contactTerms(person: NonNullable<Lead['person']>): Term[] {
  const hrefs: Record<string, (text: string) => string> = { email: mailtoHref, phone: phoneHref };
  return person.map(({ field, label, text }) => {
    const href = hrefs[field];
    const link = href && (
      <a href={href(text)} className={LINK}>
        {text}
      </a>
    );
    return { term: label, text: link ?? text };
  });
}

const noteTerms = ({ typedPlace, words, intent, calls }: Lead): Term[] => [
  { term: 'Ort, wie die Person ihn schrieb', text: typedPlace },
  { term: 'Anmerkung der Person', text: words },
  { term: 'Eigentum und Absicht', text: intent },
  ...calls.map(({ at, note }) => ({
    key: at.toISOString(),
    term: `Unser Anruf, ${formatClock(at)}`,
    text: note,
  })),
];

function whyNoContact({ isWithdrawn, isReturned }: Lead): string {
  if (isWithdrawn) {
    return 'Die Person hat ihre Einwilligung widerrufen. Bitte melden Sie sich nicht mehr bei ihr und löschen Sie ihre Daten, soweit Sie keinen eigenen Grund haben, sie zu behalten.';
  }
  return isReturned
    ? 'Sie haben diesen Lead mit der Geld-zurück-Garantie zurückgegeben. Bitte löschen Sie seine Daten und melden Sie sich nicht mehr bei der Person.'
    : 'Diese Anfrage ist gelöscht; bei uns sind keine Kontaktdaten mehr gespeichert.';
}

function Contact({ lead }: { lead: Lead }) {
  return (
    <TitledSection id="kontakt" title="Kontakt" className="mt-8">
      {lead.person ? (
        <>
          <div className="mt-3">
            <TermList
              terms={[...contactTerms(lead.person), ...noteTerms(lead).filter(({ text }) => text)]}
            />
          </div>
          <p className="mt-3">
            <TextLink href={agencyRoutes.openImmo(lead.id)} look="quiet" download>
              Für Ihre Software herunterladen (OpenImmo-Feedback, XML)
            </TextLink>
          </p>
        </>
      ) : (
        <p className="mt-2 max-w-prose">{whyNoContact(lead)}</p>
      )}
    </TitledSection>
  );
}

const reclaimFields = (options: readonly ReclaimOption[]) => [
  {
    name: 'reason',
    label: 'Grund',
    options: [
      { value: '', label: 'Bitte wählen' },
      ...options.map(({ id }) => ({ value: id, label: RECLAIM_REASONS[id].label })),
    ],
  },
  { name: 'evidence', label: 'Was ist geschehen?', rows: 3 },
  {
    name: 'attempts',
    label: 'Ihre Anrufversuche',
    optional: true,
    hint: `Nur bei „${RECLAIM_REASONS['not-reached'].label}“: je Zeile einer, zum Beispiel 24.11.2026 10:30. Nötig sind ${TRIES.calls} an ${TRIES.days} verschiedenen Tagen.`,
    rows: 4,
  },
];

function FiledReclaim({ reclaim }: { reclaim: Lead['reclaims'][number] }) {
  const { reason, state, filedAt, dueAt, explanation } = reclaim;
  return (
    <p className="mt-2 max-w-prose">
      <strong className="font-semibold">
        {reason}: {state}.
      </strong>{' '}
      Eingegangen am {formatClock(filedAt)}. {explanation}
      {state === 'offen' &&
        ` Entschieden wird bis ${formatClock(dueAt)}; danach ist der Preis von selbst gutgeschrieben.`}
    </p>
  );
}

function Reclaim({ lead }: { lead: Lead }) {
  const { reclaims, reclaimOptions } = lead;
  const possible = reclaimOptions.filter((option) => !option.obstacle);
  return (
    <TitledSection id="reklamation" title="Reklamation" className="mt-10">
      {reclaims.map((reclaim) => (
        <FiledReclaim key={reclaim.id} reclaim={reclaim} />
      ))}
      {reclaimOptions.length > 0 && (
        <dl className="mt-3 mb-5 text-base">
          {reclaimOptions.map(({ id, until, obstacle }) => (
            <div key={id} className="mt-2">
              <dt className="font-semibold">{RECLAIM_REASONS[id].label}</dt>
              <dd>
                {obstacle
                  ? `Nicht möglich: ${obstacle}`
                  : `${RECLAIM_REASONS[id].rule} Zu melden bis ${formatClock(until)}.`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {possible.length > 0 && (
        <PageForm
          action={reclaimAction}
          about={{ id: lead.id }}
          fields={reclaimFields(possible)}
          submit="Reklamation senden"
          variant="outline"
        />
      )}
    </TitledSection>
  );
}

export default async function AgencyLeadPage({ params }: Params<'id'>) {
  const agency = await requireAgency();
  const lead = await orNull(agencyLead(agency, (await params).id));
  if (!lead) notFound();
  const { id, home, price, deliveredAt, sheet, outcome, soldFor } = lead;
  return (
    <article className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <BackLink href={agencyRoutes.area}>Ihr Bereich</BackLink>
      <h1 className="mt-4 text-3xl sm:text-4xl">{home}</h1>
      <p className="mt-2 text-muted">
        {price}; übergeben am {formatClock(deliveredAt)}
      </p>
      <Contact lead={lead} />
      <TitledSection id="nachweis" title="Nachweis der Einwilligung" className="mt-8">
        <p className="mt-2 flex flex-wrap gap-x-6">
          <TextLink href={agencyRoutes.certificate(id)} look="quiet" className="wrap-anywhere">
            Nachweis ansehen
          </TextLink>
          <TextLink
            href={agencyRoutes.certificatePdf(id)}
            look="quiet"
            className="wrap-anywhere"
            download
          >
            Als PDF
          </TextLink>
        </p>
      </TitledSection>
      <div className="mt-8">
        <LeadSheet lead={sheet} level="h2" aged="übergeben nach" />
      </div>
      <OutcomeForm action={setOutcomeAction} about={{ id }} outcome={outcome} soldFor={soldFor} />
      <Reclaim lead={lead} />
    </article>
  );
}
