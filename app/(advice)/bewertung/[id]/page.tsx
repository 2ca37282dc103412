import type { Metadata } from 'next';
import { PropertyTypeIllustration } from '@/components/illustrations/property-type-illustration';
import { CallbackButton } from '@/components/requests/callback-button';
import { ForgetDraft } from '@/components/valuation-result/forget-draft';
import { RegionalDetails, RegionalFigure } from '@/components/valuation-result/regional-parts';
import { Result } from '@/components/valuation-result/result';
import { WhatHappensNext } from '@/components/valuation-result/what-happens-next';
import { orNull } from '@/lib/platform/http/errors';
import { stateMap } from '@/lib/platform/places/map/service';
import { placeName } from '@/lib/platform/places/service';
import { site } from '@/lib/site';
import { isPropertyType } from '@/lib/valuation/options';
import { homeOf } from '@/lib/valuation/regional/home';
import { placeModel, valueAtPlace } from '@/lib/valuation/regional/service';
import { getValuation } from '@/lib/requests/service';
import { ValuationNotFound } from '../valuation-not-found';

export const metadata: Metadata = {
  title: 'Bewertung',
  robots: { index: false, follow: false },
};

export default async function ResultPage({ params }: { params: Promise<{ id: string }> }) {
  const valuation = await orNull(getValuation((await params).id));
  if (!valuation) return <ValuationNotFound />;
  const { phone, phoneHref } = site();
  const { postalCode } = valuation;
  const type = isPropertyType(valuation.propertyType) ? valuation.propertyType : undefined;
  const home = homeOf(valuation);
  const regional = {
    home,
    base: valuation.estimatedValue,
    outcome: valueAtPlace(postalCode, home),
    model: placeModel(postalCode),
    map: stateMap(postalCode),
  };
  const { outcome } = regional;
  const callback = <CallbackButton source="valuation" propertyType={type} />;
  return (
    <article className="mx-auto max-w-5xl px-4 py-10 sm:px-6 sm:py-14">
      <Result
        valuation={valuation}
        place={placeName(postalCode)}
        drawing={<PropertyTypeIllustration type={type ?? 'einfamilienhaus'} />}
        regional={<RegionalFigure {...regional} phoneHref={phoneHref} callback={callback} />}
        outcome={outcome}
      />
      <RegionalDetails {...regional} />
      <div className="mt-16">
        <WhatHappensNext phone={phone} phoneHref={phoneHref} callback={callback} />
      </div>
      <ForgetDraft />
    </article>
  );
}
