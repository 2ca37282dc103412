import type { PricesOfPlace } from './prices';
import { inPlace, pricesInWords } from './words';

/** Title and description of a page, with the figures that are looked for. */
export function headOf({ place, house, flat }: PricesOfPlace): {
  title: string;
  description: string;
} {
  const prices = pricesInWords({ house: house?.price, flat: flat?.price });
  return {
    title: `Immobilienpreise ${place.name}: ${prices} je m²`,
    description: `Was Häuser und Wohnungen ${inPlace(place.name)} kosten: ${prices} je Quadratmeter, mit Spanne, nach Größe und Baujahr, im Vergleich zur Umgebung.`,
  };
}
