import { addMonths } from 'date-fns/addMonths';
import { dayInBerlin, inBerlin } from '@/lib/platform/format/berlin-day';
import { formatPartialDate } from '@/lib/platform/format/date';
import { FORMULA_AS_OF } from '@/lib/valuation/estimate';
import { REGIONAL_YEARS } from '@/lib/valuation/regional/data-state';
import { modelCard } from '@/lib/valuation/regional/model-card';
import { PRICE_INDEX } from '@/lib/valuation/regional/price-index';
import type { StatusPart } from './part';

/** Months after which a price index, published each quarter, counts as forgotten. */
const INDEX_LASTS = 9;

/** Whether an index of a day, 'YYYY-MM-DD', is older than nine months on the day that it is in Germany. */
export const isIndexOld = (published: string, now: Date): boolean =>
  dayInBerlin(now) > dayInBerlin(addMonths(`${published}T12:00:00Z`, INDEX_LASTS, inBerlin));

/**
 * What values rest on and how old it is, in plain words.
 * @param level the day on which the index was published, and the month of the offers that it carries on
 */
export function valuationStatus(
  { published, offers }: { published: string; offers: string },
  now: Date,
): StatusPart {
  const day = formatPartialDate(published);
  const how = `Bewertungen werden sofort berechnet: nach der Grundformel mit festen Werten (Datenstand ${FORMULA_AS_OF}) und regional aus Angebotspreisen von ${REGIONAL_YEARS} (Modell vom ${formatPartialDate(modelCard.fittedOn)}, Häuserpreisindex vom ${day}).`;
  const part = { id: 'valuation', title: 'Bewertung' } as const;
  // Offers that are younger stand at their own level, whatever the index.
  const isOld = isIndexOld(published, now) && isIndexOld(`${offers}-01`, now);
  if (!isOld) return { ...part, condition: 'working', text: how };
  const text = `${how} Dieser Index ist älter als neun Monate: Regionale Werte und Preise haben den Stand ${PRICE_INDEX.to}; was sich seitdem geändert hat, ist nicht darin.`;
  return { ...part, condition: 'outdated', text };
}
