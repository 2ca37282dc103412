import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { TextLink } from '@/components/ui/text-link';
import { agencyRoutes } from '@/lib/agency-routes';
import { claims, type CountedClaims, OPENING_CLAIMS } from '@/lib/agencies/claims';
import { LEAD_PRICES, PACKAGE_PRICES, TAX_NOTE } from '@/lib/agencies/constants';
import { formatEuros } from '@/lib/platform/format/number';
import { ClaimBand } from './claim-band';

interface HeroProps {
  callback?: ReactNode;
  counted?: CountedClaims;
}

export function AgenciesHero({ callback, counted }: HeroProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 lg:pt-14">
      <div className="grid grid-cols-1 items-center gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <div>
          <p className="text-sm font-semibold tracking-wide text-brick-text uppercase">
            Für Makler
          </p>
          <h1 className="mt-3 text-[length:min(2.25rem,11vw)] leading-[1.1] hyphens-auto sm:text-5xl sm:leading-[1.1]">
            Qualifizierte <span className="lg:whitespace-nowrap">Verkäufer-Leads</span> direkt
            kaufen
          </h1>
          <p className="mt-5 max-w-xl text-lg">
            Anfragen von Menschen, die ein Haus oder eine Wohnung verkaufen wollen oder darüber
            nachdenken: in fünf Stufen geprüft, in drei Klassen eingeteilt, mit Nachweis der
            Einwilligung.
          </p>
          <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
            {[
              { href: agencyRoutes.areaCheck, label: 'Leads in Ihrem Gebiet' },
              { href: agencyRoutes.area, label: 'Anmelden' },
            ].map(({ href, label }) => (
              <TextLink
                key={href}
                href={href}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                {label}
              </TextLink>
            ))}
          </p>
          {callback && <div className="mt-4 max-w-xl">{callback}</div>}
          <ButtonLink href="#lead-pakete" variant="accent" className="mt-3 text-lg">
            Lead-Pakete ansehen
          </ButtonLink>
          <p className="mt-4 max-w-xl text-base text-muted">
            Einzeln ab {formatEuros(LEAD_PRICES.basic)}, im Paket ab{' '}
            {formatEuros(PACKAGE_PRICES.starter)} im Monat; {TAX_NOTE}.
          </p>
        </div>
        {/* eslint-disable-next-line @next/next/no-img-element -- a drawing needs no optimiser */}
        <img
          src="/images/makler/sorting.svg"
          alt=""
          width={640}
          height={360}
          className="h-auto w-full rounded-sm max-lg:hidden print:hidden"
        />
      </div>
      <div className="mt-8 lg:mt-14">
        <ClaimBand
          label="Zahlen im Überblick"
          claims={claims(OPENING_CLAIMS, counted)}
          look="tiles"
        />
      </div>
    </div>
  );
}
