import { Benefits } from '@/components/agents/benefits';
import { ClaimBand } from '@/components/agents/claim-band';
import { ClaimSources } from '@/components/agents/claim-sources';
import { Closing } from '@/components/agents/closing';
import { ExampleLead } from '@/components/agents/example-lead';
import { Hero } from '@/components/agents/hero';
import { LeadPrices } from '@/components/agents/lead-prices';
import { Packages } from '@/components/agents/packages';
import { Qualification } from '@/components/agents/qualification';
import { Testimonials } from '@/components/agents/testimonials';
import { BrokerCallback } from '@/components/requests/broker-callback';
import { claims, CLOSING_CLAIMS } from '@/lib/agents/claims';
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

export default function AgentsPage() {
  const { phone, phoneHref } = site();
  return (
    <>
      <Hero callback={<BrokerCallback plainAction={submitPlainCallback} />} />
      <Qualification />
      <Benefits />
      <LeadPrices />
      <ExampleLead />
      <Packages />
      <div className="mx-auto max-w-6xl px-4 py-6 sm:px-6">
        <ClaimBand label="Zusagen im Überblick" claims={claims(CLOSING_CLAIMS)} look="lines" />
      </div>
      <Testimonials />
      <Closing phone={phone} phoneHref={phoneHref} />
      <ClaimSources />
    </>
  );
}
