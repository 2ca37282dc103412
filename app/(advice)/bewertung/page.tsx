import type { Metadata } from 'next';
import { ValuationNotFound } from './valuation-not-found';

// Rendered at each request, because only then can it be answered as a 404.
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Bewertung nicht gefunden',
  robots: { index: false, follow: false },
};

/** A valuation without an id does not exist. */
export default function ValuationWithoutId() {
  return <ValuationNotFound />;
}
