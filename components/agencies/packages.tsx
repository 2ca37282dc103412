import { CheckIcon } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button-link';
import { claims, CLAIMS_ANCHOR } from '@/lib/agencies/claims';
import { LEAD_PRICES, TAX_NOTE } from '@/lib/agencies/constants';
import { LEAD_PACKAGES, type LeadPackage, leadsLabel, unitPrice } from '@/lib/agencies/packages';
import { formatEuros, formatEurosAndCents } from '@/lib/platform/format/number';
import { routes } from '@/lib/routes';
import { cn } from '@/lib/utils';
import { AgenciesSection } from './section';

function UnitPrice({ leadPackage }: { leadPackage: LeadPackage }) {
  const price = unitPrice(leadPackage);
  return (
    <div className="mt-2 text-base sm:mt-5">
      <p>
        {leadPackage.openEnded && 'höchstens '}
        <strong className="font-semibold">{formatEurosAndCents(price)}</strong> je Premium-Lead
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 bg-sand max-sm:hidden">
        <div
          className="h-full bg-petrol forced-colors:bg-[Highlight]"
          style={{ width: `${(price / LEAD_PRICES.premium) * 100}%` }}
        />
      </div>
      <p className="mt-2 text-sm text-muted max-sm:hidden">
        Einzeln kostet ein Premium-Lead {formatEuros(LEAD_PRICES.premium)}: So lang ist die ganze
        Linie.
      </p>
    </div>
  );
}

export function PackageCard({ leadPackage }: { leadPackage: LeadPackage }) {
  const { id, name, monthlyPrice, features, popular } = leadPackage;
  return (
    <li
      className={cn(
        'flex flex-col rounded-md border bg-surface p-5 sm:p-6',
        popular ? 'border-petrol ring-1 ring-petrol' : 'border-line',
      )}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 className="text-2xl">{name}</h3>
        {popular && (
          <a href={`#${CLAIMS_ANCHOR}`}>
            <Badge>BELIEBT</Badge>{' '}
            <span className="text-sm text-muted">({claims(['popular'])[0]!.basis})</span>
          </a>
        )}
      </div>
      <p className="mt-2 sm:mt-4">
        <strong className="block font-serif text-4xl font-semibold tracking-tight">
          {formatEuros(monthlyPrice)}
        </strong>
        <span className="text-sm text-muted">im Monat, {TAX_NOTE}</span>
      </p>
      <UnitPrice leadPackage={leadPackage} />
      <ul className="mt-3 mb-5 border-t border-line sm:mt-5 sm:mb-7">
        {[leadsLabel(leadPackage), ...features].map((feature) => (
          <li key={feature} className="flex gap-3 border-b border-line py-1.5 text-base sm:py-2.5">
            <CheckIcon className="mt-0.5 size-5 flex-none text-moss" />
            {feature}
          </li>
        ))}
      </ul>
      <ButtonLink
        href={routes.agencyInquiry(id)}
        variant={popular ? 'accent' : 'outline'}
        className="mt-auto"
      >
        {name} anfragen
      </ButtonLink>
    </li>
  );
}

export function Packages() {
  return (
    <AgenciesSection id="lead-pakete" title="Lead-Pakete">
      <p className="mt-3 max-w-prose sm:text-lg">
        Jeden Monat Premium-Leads der Klasse A+ zum festen Preis. Berechnet wird je Lead, den Sie
        annehmen, sein Anteil am Monatspreis: Was nicht geliefert oder von Ihnen abgelehnt wird,
        kostet nichts, und mehr als der Monatspreis wird es nie.
      </p>
      <p className="mt-3 max-w-prose">
        <strong className="font-semibold">Liefergarantie:</strong> Einen Lead aus dem Paket bieten
        wir Ihnen nur an, solange seit dem Wunsch des Eigentümers nicht mehr als die genannten
        Stunden vergangen sind.
      </p>
      <ul className="mt-5 grid gap-6 lg:grid-cols-3">
        {LEAD_PACKAGES.map((leadPackage) => (
          <PackageCard key={leadPackage.id} leadPackage={leadPackage} />
        ))}
      </ul>
    </AgenciesSection>
  );
}
