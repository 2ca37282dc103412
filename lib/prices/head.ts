import { DESCRIPTION_LIMIT } from '@/lib/platform/seo/metadata';
import type { PricedPlace } from './prices';
import { inPlace, pricesInWords } from './words';

const ENDINGS = [
  ', mit Spanne, nach Größe und Baujahr, im Vergleich zur Umgebung.',
  ', mit Spanne, nach Größe und Baujahr.',
  ', mit Spanne.',
];

export function headOf({ place, house, flat }: PricedPlace) {
  const prices = pricesInWords({ house, flat });
  const costs = `Was Häuser und Wohnungen ${inPlace(place.name)} kosten: ${prices} je m²`;
  const fits = (ending: string) => costs.length + ending.length <= DESCRIPTION_LIMIT;
  return {
    title: `Immobilienpreise ${place.name}: ${prices} je m²`,
    description: costs + (ENDINGS.find(fits) ?? '.'),
  };
}
