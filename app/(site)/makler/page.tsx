import { CheckIcon, PhoneIcon } from 'lucide-react';
import { AgenciesFaq } from '@/components/agencies/agencies-faq';
import { Benefits } from '@/components/agencies/benefits';
import { ClaimBand } from '@/components/agencies/claim-band';
import { ExampleLead } from '@/components/agencies/example-lead';
import { AgenciesHero } from '@/components/agencies/hero';
import { LeadPrices } from '@/components/agencies/lead-prices';
import { Packages } from '@/components/agencies/packages';
import { Reclaims } from '@/components/agencies/reclaims';
import { AgenciesSection } from '@/components/agencies/section';
import { BrokerCallback } from '@/components/submissions/broker-callback';
import { ButtonLink } from '@/components/ui/button-link';
import {
  ASSURANCES,
  type Claim,
  claims,
  CLAIMS_ANCHOR,
  claimText,
  CLOSING_CLAIMS,
  ENOUGH_CASES,
  OPENING_CLAIMS,
  OPERATOR,
} from '@/lib/agencies/claims';
import { STAGES } from '@/lib/agencies/stages';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { OFFICE_HOURS_TEXT } from '@/lib/submissions/forms/callback/time-labels';
import { claimedStatistics } from '@/lib/submissions/leads/statistics-service';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { submitPlainCallback } from './actions';

export const metadata = pageMetadata({
  title: 'Verkäufer-Leads für Makler',
  description:
    'Anfragen von Hausverkäufern für Maklerbüros: in fünf Stufen geprüft, höchstens 48 Stunden alt, mit Nachweis der Einwilligung. Einzelpreise und Monatspakete.',
  path: routes.agencies,
});

function Qualification() {
  return (
    <AgenciesSection id="qualifizierung" title="Jeder Lead geht durch fünf Stufen">
      <ol className="mt-5 grid gap-x-8 gap-y-4 sm:grid-cols-2 sm:gap-y-7 lg:grid-cols-5 lg:gap-x-6">
        {STAGES.map(({ title, text }, index) => (
          <li
            key={title}
            className="border-t border-ink pt-2 max-sm:grid max-sm:grid-cols-[2rem_1fr] sm:border-t-2 sm:pt-3"
          >
            <span aria-hidden="true" className="font-serif text-2xl text-petrol sm:text-4xl">
              {index + 1}
            </span>
            <h3 className="text-lg wrap-anywhere hyphens-auto sm:mt-1 sm:text-xl">{title}</h3>
            <p className="text-base text-muted max-sm:col-start-2 sm:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </AgenciesSection>
  );
}

function Closing({ phone, phoneHref }: { phone: string; phoneHref: string }) {
  return (
    <section
      id="demo"
      tabIndex={-1}
      aria-labelledby="demo-titel"
      className="bg-petrol-soft outline-none print:bg-transparent"
    >
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-16">
        <h2 id="demo-titel" className="text-3xl sm:text-4xl">
          Mit fünf Leads anfangen
        </h2>
        <p className="mt-3 max-w-prose sm:text-lg">
          Das kleinste Paket reicht, um uns kennenzulernen. Oder Sie rufen an und fragen, was es in
          Ihrem Gebiet gibt.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink href={routes.agencyInquiry('starter')} variant="accent" className="text-lg">
            Sofort starten
          </ButtonLink>
          <ButtonLink href={phoneHref} variant="outline" className="text-lg">
            <PhoneIcon />
            Anrufen: {phone}
          </ButtonLink>
        </div>
        <ul aria-label="Zusicherungen" className="mt-5 flex flex-wrap gap-x-8 gap-y-2">
          {claims(ASSURANCES).map((claim) => (
            <li key={claim.id} className="flex items-start gap-2">
              <CheckIcon className="mt-1 size-5 flex-none text-moss" />
              <span>
                {claimText(claim)} <span className="text-base text-muted">({claim.basis})</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ClaimNote({ claims }: { claims: readonly Claim[] }) {
  const counted = claims.filter((claim) => claim.counted);
  return (
    <section
      id={CLAIMS_ANCHOR}
      tabIndex={-1}
      aria-labelledby="angaben-titel"
      className="mx-auto max-w-6xl px-4 pt-8 text-base outline-none sm:px-6"
    >
      <h2 id="angaben-titel" className="text-xl">
        Woher diese Angaben stammen
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        Zahlen und Zusagen auf dieser Seite sind {OPERATOR.source.replace('Angabe', 'Angaben')},{' '}
        {OPERATOR.asOf}; von dritter Seite sind sie nicht geprüft, und woran Qualität und
        Abschlussquote gemessen wurden, ist noch nicht angegeben. Sobald hinter einer Zahl{' '}
        {ENOUGH_CASES} eigene Fälle stehen, steht hier, was wir gezählt haben.
      </p>
      {counted.length > 0 && (
        <ul className="mt-2 max-w-prose text-muted">
          {counted.map((claim) => (
            <li key={claim.id}>
              Gezählt: {claimText(claim)} ({claim.counted})
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 max-w-prose text-muted">
        Bürozeiten: Ein Mensch ruft an, {OFFICE_HOURS_TEXT}. Anfragen und Annahmen gehen zu jeder
        Zeit ein.
      </p>
    </section>
  );
}

export default async function ForAgenciesPage() {
  const counted = await claimedStatistics();
  const { phone, phoneHref } = site();
  return (
    <>
      <AgenciesHero
        callback={<BrokerCallback plainAction={submitPlainCallback} />}
        counted={counted}
      />
      <Qualification />
      <Benefits />
      <LeadPrices />
      <ExampleLead />
      <Packages />
      <Reclaims />
      <div className="mx-auto max-w-6xl px-4 py-2 sm:px-6 sm:py-6">
        <ClaimBand
          label="Zusagen im Überblick"
          claims={claims(CLOSING_CLAIMS, counted)}
          look="lines"
        />
      </div>
      <AgenciesFaq />
      <Testimonials />
      <Closing phone={phone} phoneHref={phoneHref} />
      <ClaimNote claims={claims(OPENING_CLAIMS, counted)} />
    </>
  );
}

/** Invented testimonials must say so (UWG § 5). */
const TESTIMONIAL_NOTE = 'Zwei Beispiele, keine echten Kundenstimmen';

const TESTIMONIALS: readonly { quote: string; speaker: string }[] = [
  {
    quote:
      'Die Eigentümerin wusste, wer anruft und warum. So beginnt ein Gespräch anders als mit einer gekauften Liste.',
    speaker: 'Inhaberin eines Büros mit drei Leuten',
  },
  {
    quote:
      'Ich sehe vor dem ersten Anruf, was bestätigt ist und was noch fehlt. Das spart mir die ersten zehn Minuten.',
    speaker: 'Makler in einer mittelgroßen Stadt',
  },
];

function Testimonials() {
  return (
    <AgenciesSection id="stimmen" title="So könnte eine Rückmeldung klingen">
      <p className="mt-2 font-semibold text-brick-text">{TESTIMONIAL_NOTE}</p>
      <div className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-2">
        {TESTIMONIALS.map(({ quote, speaker }) => (
          <figure key={quote} className="border-t-2 border-ink pt-3">
            <blockquote className="font-serif text-lg leading-snug sm:text-2xl sm:leading-snug">
              <p>„{quote}“</p>
            </blockquote>
            <figcaption className="mt-2 text-base text-muted">{speaker}</figcaption>
          </figure>
        ))}
      </div>
    </AgenciesSection>
  );
}
