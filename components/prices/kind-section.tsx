import { BarTable } from '@/components/ui/bar-table';
import { formatArea, formatEuros } from '@/lib/platform/format/number';
import type { UsualHome } from '@/lib/prices/level';
import type { PricePlace } from '@/lib/prices/places';
import type { KindPrices, PricedPlace } from '@/lib/prices/prices';
import {
  rangeSentence,
  sizeSentence,
  typicalSentence,
  whatItBuys,
  yearSentence,
} from '@/lib/prices/home-statements';
import { inPlace, KIND_WORDS, whereShort } from '@/lib/prices/words';
import { HOUSES_YEARS } from '@/lib/valuation/regional/data-state';
import { propertyTypeLabel } from '@/lib/valuation/options';
import { RangeTable } from './range-table';

interface KindSectionProps {
  prices: KindPrices;
  inCountry: KindPrices & { typical: UsualHome };
  place: PricePlace;
  compared: readonly PricedPlace[];
}

export function KindSection({ prices, inCountry, place, compared }: KindSectionProps) {
  const { kind, byArea, byYear, byType } = prices;
  const { many } = KIND_WORDS[kind];
  const isCountry = place.level === 'country';
  const country = isCountry ? undefined : inCountry;
  const ranges = compared.flatMap(({ place: each, levels: { [kind]: level } }) =>
    level ? { name: each.name, ...level } : [],
  );
  return (
    <section aria-labelledby={kind} className="mt-14">
      <h2 id={kind} className="text-2xl sm:text-3xl">
        {many} {inPlace(place.name)}
      </h2>
      <p className="mt-3 max-w-prose">
        {typicalSentence(prices, place, inCountry.typical)}{' '}
        {whatItBuys(prices, compared, whereShort(place))}
      </p>
      <div className="mt-2 gap-x-12 lg:columns-2">
        <div className="break-inside-avoid pt-6">
          <h3 className="text-xl">Spanne</h3>
          <p className="mt-2 max-w-prose">{rangeSentence(prices, country)}</p>
          <RangeTable caption={`${many}: Spanne je Quadratmeter`} column="Ort" rows={ranges} />
        </div>
        <div className="break-inside-avoid pt-6">
          <h3 className="text-xl">Nach Wohnfläche</h3>
          <p className="mt-2 max-w-prose">
            {sizeSentence(prices)}
            {kind === 'house' &&
              ' Gerechnet ist jeweils mit dem Grundstück, das hier zu solchen Häusern gehört.'}
          </p>
          <RangeTable
            caption={`${many} nach Wohnfläche`}
            column="Wohnfläche"
            rows={byArea.map(({ area, value, from, to }) => ({
              name: formatArea(area),
              price: value,
              from,
              to,
            }))}
          />
        </div>
        {byYear.length > 0 && (
          <div className="break-inside-avoid pt-6">
            <h3 className="text-xl">Nach Baujahr</h3>
            <p className="mt-2 max-w-prose">
              {yearSentence(prices, country)} Gemessen ist das an Häusern, die {HOUSES_YEARS}{' '}
              angeboten wurden.
            </p>
            <BarTable
              caption={`${many} nach Baujahr`}
              columns={['Baujahr', 'Preis je m²']}
              rows={byYear.map(({ year, price }) => ({
                cells: [String(year), formatEuros(price)],
                size: price,
              }))}
              drawn={1}
            />
          </div>
        )}
        {byType.length > 0 && (
          <div className="break-inside-avoid pt-6">
            <h3 className="text-xl">Nach Haustyp</h3>
            <p className="mt-2 max-w-prose">
              Jeweils mit {formatArea(byArea[1]!.area)} Wohnfläche und dem Grundstück, das hier
              dazugehört.
            </p>
            <BarTable
              caption="Häuser nach Typ"
              columns={['Haustyp', 'Preis']}
              rows={byType.map(({ propertyType, value }) => ({
                cells: [propertyTypeLabel(propertyType), formatEuros(value)],
                size: value,
              }))}
              drawn={1}
            />
          </div>
        )}
      </div>
    </section>
  );
}
