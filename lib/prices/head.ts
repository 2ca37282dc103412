import { formatEuros } from '@/lib/platform/format/number';
import type { PricesOfPlace } from './prices';
import { inPlace } from './words';

/** Title and description of a page, with the figures that are looked for. */
export function headOf({ place, house, flat }: PricesOfPlace): {
  title: string;
  description: string;
} {
  const prices = [
    ...(house ? [`Haus ${formatEuros(house.price)}`] : []),
    ...(flat ? [`Wohnung ${formatEuros(flat.price)}`] : []),
  ];
  return {
    title: `Immobilienpreise ${place.name}: ${prices.join(', ')} je m²`,
    description: `Was Häuser und Wohnungen ${inPlace(place.name)} kosten: ${prices.join(', ')} je Quadratmeter, mit Spanne, nach Größe und Baujahr, im Vergleich zur Umgebung.`,
  };
}
