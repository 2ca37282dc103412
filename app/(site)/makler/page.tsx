import { Benefits } from '@/components/agents/benefits';
import { ClaimBand } from '@/components/agents/claim-band';
import { ClaimNote } from '@/components/agents/claim-note';
import { Closing } from '@/components/agents/closing';
import { ExampleLead } from '@/components/agents/example-lead';
import { Hero } from '@/components/agents/hero';
import { LeadPrices } from '@/components/agents/lead-prices';
import { Packages } from '@/components/agents/packages';
import { Qualification } from '@/components/agents/qualification';
import { Reclaims } from '@/components/agents/reclaims';
import { Testimonials } from '@/components/agents/testimonials';
import { BrokerCallback } from '@/components/requests/broker-callback';
import { claims, CLOSING_CLAIMS, OPENING_CLAIMS } from '@/lib/agents/claims';
import { claimedFigures } from '@/lib/requests/leads/figures-service';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { site } from '@/lib/site';
import { submitPlainCallback } from './actions';

export const metadata = pageMetadata({
  title: 'Verkäufer-Leads für Makler',
  description:
    'Anfragen von Hausverkäufern für Maklerbüros: in fünf Stufen geprüft, höchstens 48 Stunden alt, mit Nachweis der Einwilligung. Einzelpreise und Monatspakete.',
  path: routes.agents,
});

export default async function AgentsPage() {
  const counted = await claimedFigures();
  const { phone, phoneHref } = site();
  return (
    <>
      <Hero callback={<BrokerCallback plainAction={submitPlainCallback} />} counted={counted} />
      <Qualification />
      <Benefits />
      <LeadPrices />
      <ExampleLead />
      <Packages />
      <Reclaims />
      <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6">
        <ClaimBand
          label="Zusagen im Überblick"
          claims={claims(CLOSING_CLAIMS, counted)}
          look="lines"
        />
      </div>
      <Testimonials />
      <Closing phone={phone} phoneHref={phoneHref} />
      <ClaimNote claims={claims(OPENING_CLAIMS, counted)} />
    </>
  );
}
