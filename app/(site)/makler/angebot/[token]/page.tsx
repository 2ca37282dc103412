import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LeadSheet } from '@/components/agencies/lead-sheet';
import { OneButtonForm } from '@/components/forms/server-form';
import { ButtonLink } from '@/components/ui/button-link';
import { agencyRoutes } from '@/lib/agency-routes';
import { formatClock } from '@/lib/platform/format/date';
import { orNull } from '@/lib/platform/http/errors';
import type { PageQuery, Params } from '@/lib/platform/page';
import { UNLISTED } from '@/lib/platform/seo/metadata';
import { timeLeft } from '@/lib/submissions/leads/clock';
import type { OfferState } from '@/lib/submissions/leads/offer';
import { openOffer } from '@/lib/submissions/leads/offer-service';
import { isOutcome } from '@/lib/submissions/leads/outcomes';
import { currentAgency } from '../../agency';
import { OutcomeForm } from '../../outcome-form';
import { acceptOfferAction, answerOutcomeAction, declineOfferAction } from './actions';

export const metadata: Metadata = { title: 'Lead-Angebot', ...UNLISTED };

const OVER: Record<Exclude<OfferState, 'open' | 'barred'>, string> = {
  accepted: 'Sie haben diesen Lead angenommen. Die Kontaktdaten stehen in Ihrem Bereich.',
  declined: 'Sie haben diesen Lead abgelehnt. Er kostet Sie nichts.',
  expired: 'Die Frist für dieses Angebot ist abgelaufen. Es kostet Sie nichts.',
  stopped:
    'Der Eigentümer hat die Weitergabe gestoppt. Das Angebot ist zu Ende und kostet Sie nichts.',
};

/** No contact data: the link of an offer may have been forwarded. */
function Delivered({ id, isLoggedIn }: { id: string; isLoggedIn: boolean }) {
  if (isLoggedIn) {
    return (
      <ButtonLink href={agencyRoutes.lead(id)} className="mt-8">
        Kontaktdaten ansehen
      </ButtonLink>
    );
  }
  return (
    <>
      <p className="mt-8 max-w-prose">
        Dieser Link zeigt sie nicht, damit eine weitergeleitete E-Mail nichts verrät. Melden Sie
        sich mit der E-Mail-Adresse Ihres Büros an: Dorthin senden wir Ihnen einen Link.
      </p>
      <ButtonLink href={agencyRoutes.login} className="mt-5">
        Anmelden und Kontaktdaten ansehen
      </ButtonLink>
    </>
  );
}

/** `stand`, from a mail, chooses an answer; only the button stores it, because mail filters open links. */
export default async function OfferPage({ params, searchParams }: Params<'token'> & PageQuery) {
  const { token } = await params;
  const { stand } = await searchParams;
  const offer = await orNull(openOffer(token));
  if (!offer) notFound();
  const isLoggedIn = (await currentAgency())?.id === offer.agencyId;
  const { home, office, state, price, endsAt, sheet, delivery } = offer;
  return (
    <article className="mx-auto max-w-5xl px-4 py-12 sm:px-6 sm:py-16">
      <p className="text-muted">Angebot an {office}</p>
      <h1 className="text-3xl sm:text-4xl">{home}</h1>
      {state === 'open' ? (
        <p className="mt-4 text-lg">
          Nur Ihnen angeboten, Antwort bis {formatClock(endsAt)}{' '}
          <span className="whitespace-nowrap text-muted">({timeLeft(endsAt, new Date())})</span>.
        </p>
      ) : (
        <p className="mt-4 text-lg">{state === 'barred' ? offer.barred : OVER[state]}</p>
      )}
      <p className="mt-2 text-lg">
        Preis: <strong className="font-semibold">{price}</strong>
      </p>
      {delivery && (
        <OutcomeForm
          action={answerOutcomeAction}
          about={{ token }}
          outcome={isOutcome(stand) ? stand : delivery.outcome}
          soldFor={delivery.soldFor}
        />
      )}
      <LeadSheet lead={sheet} level="h2" aged={delivery ? 'übergeben nach' : 'eingegangen vor'} />
      {state === 'open' && (
        <>
          <p className="mt-8 max-w-prose">
            Mit der Annahme erhalten Sie Name, Telefonnummer und E-Mail-Adresse der Person, unsere
            Notizen aus den Anrufen und den Nachweis ihrer Einwilligung. Alles steht in Ihrem
            Bereich, wenn Sie sich angemeldet haben. Wir teilen der Person mit, dass Ihr Büro sich
            meldet.
          </p>
          <div className="mt-5 flex flex-wrap gap-3 *:max-sm:w-full">
            <OneButtonForm action={acceptOfferAction} about={{ token }} variant="accent">
              Verbindlich annehmen
            </OneButtonForm>
            <OneButtonForm action={declineOfferAction} about={{ token }}>
              Ablehnen
            </OneButtonForm>
          </div>
        </>
      )}
      {delivery && <Delivered id={delivery.id} isLoggedIn={isLoggedIn} />}
    </article>
  );
}
