import type { Metadata } from 'next';
import { OneButtonForm } from '@/components/forms/one-button-form';
import { ButtonLink } from '@/components/ui/button';
import { TermList } from '@/components/ui/term-list';
import { agentRoutes } from '@/lib/agent-routes';
import { formatClock } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import { timeLeft } from '@/lib/requests/leads/clock';
import { BARRED, type OfferState } from '@/lib/requests/leads/offer';
import { openOffer } from '@/lib/requests/leads/offer-service';
import { OFFICE_ROBOTS } from '../../office';
import { officeSending } from '../../office-sending';

export const metadata: Metadata = { title: 'Lead-Angebot', ...OFFICE_ROBOTS };

/** What is said of an offer that can no longer be answered. */
const OVER: Record<Exclude<OfferState, 'open'>, string> = {
  accepted: 'Sie haben diesen Lead angenommen. Die Kontaktdaten stehen in Ihrem Bereich.',
  declined: 'Sie haben diesen Lead abgelehnt. Er kostet Sie nichts.',
  expired: 'Die Frist für dieses Angebot ist abgelaufen. Es kostet Sie nichts.',
  stopped:
    'Der Eigentümer hat die Weitergabe gestoppt. Das Angebot ist zu Ende und kostet Sie nichts.',
  barred: BARRED,
};

function Gone() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 sm:py-16">
      <h1 className="text-3xl sm:text-4xl">Dieses Angebot gibt es nicht mehr</h1>
      <p className="mt-4 max-w-prose text-lg">
        Vielleicht fehlt am Link ein Stück: Manche E-Mail-Programme brechen ihn um. Was Ihnen gerade
        angeboten ist, steht in Ihrem Bereich.
      </p>
      <ButtonLink href={agentRoutes.area} className="mt-6">
        Zu Ihrem Bereich
      </ButtonLink>
    </div>
  );
}

export default async function OfferPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const offer = await orNull(openOffer(token));
  if (!offer) return <Gone />;
  const { home, office, state, className, price, endsAt, facts, reasons } = offer;
  return (
    <article className="mx-auto max-w-3xl px-4 py-12 sm:px-6 sm:py-16">
      <p className="text-muted">Angebot an {office}</p>
      <h1 className="text-3xl sm:text-4xl">{home}</h1>
      {state === 'open' ? (
        <p className="mt-4 text-lg">
          Nur Ihnen angeboten, Antwort bis {formatClock(endsAt)}{' '}
          <span className="whitespace-nowrap text-muted">({timeLeft(endsAt, new Date())})</span>.
        </p>
      ) : (
        <p className="mt-4 text-lg">{OVER[state]}</p>
      )}
      <div className="mt-6">
        <TermList
          terms={[
            { term: 'Klasse', text: className },
            { term: 'Preis', text: price },
            ...facts.map(({ label, text }) => ({ term: label, text })),
          ]}
        />
      </div>
      {reasons.length > 0 && (
        <>
          <h2 className="mt-8 text-2xl">Warum {className}</h2>
          <div className="mt-3">
            <TermList terms={reasons.map(({ label, text }) => ({ term: label, text }))} />
          </div>
        </>
      )}
      {state === 'open' && (
        <>
          <p className="mt-8 max-w-prose">
            Mit der Annahme erhalten Sie Name, Telefonnummer und E-Mail-Adresse der Person und den
            Nachweis ihrer Einwilligung. Wir teilen ihr mit, dass Ihr Büro sich meldet.
          </p>
          <div className="mt-5 flex flex-wrap gap-3 *:max-sm:w-full">
            <OneButtonForm how={officeSending('annehmen', { token })} variant="accent">
              Verbindlich annehmen
            </OneButtonForm>
            <OneButtonForm how={officeSending('ablehnen', { token })} variant="outline">
              Ablehnen
            </OneButtonForm>
          </div>
        </>
      )}
      {offer.deliveryId && (
        <ButtonLink href={agentRoutes.lead(offer.deliveryId)} className="mt-8">
          Kontaktdaten ansehen
        </ButtonLink>
      )}
    </article>
  );
}
