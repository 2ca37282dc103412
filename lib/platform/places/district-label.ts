import type { District } from './types';

/** Names that say themselves what kind of district they are. */
const TELLS_ITS_KIND = /kreis\b|Region|Regionalverband/i;

/** A district as people write it: `Halle (Saale)`, `Saalekreis`, `Landkreis Celle`, `Kreis Herford`. */
export function districtLabel({ name, kind }: Pick<District, 'name' | 'kind'>): string {
  const city = kind === 'Kreisfreie Stadt' || kind === 'Stadtkreis';
  return city || TELLS_ITS_KIND.test(name) ? name : `${kind} ${name}`;
}
