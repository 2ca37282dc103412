import { notFound } from 'next/navigation';

/** A valuation without an id does not exist. */
export default function ValuationWithoutId() {
  notFound();
}
