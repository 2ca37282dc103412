import type { Letterhead } from '@/lib/letterhead';
import type { OwnConsent } from '@/lib/requests/consent/consents';
import type { Expertise } from '@/lib/requests/expertise';
import type { RegionalOutcome } from '@/lib/valuation/regional/outcome';
import type { StoredValuation } from '@/lib/requests/kinds/valuation';

/** A consent as the receipt in a PDF shows it. */
export type ReceiptConsent = Pick<
  OwnConsent,
  'wording' | 'version' | 'wordingHash' | 'sourcePage' | 'origin' | 'givenAt' | 'withdrawnAt'
>;

/** What the PDF of a valuation is made from. */
export interface ValuationDocument extends Omit<StoredValuation, 'id'> {
  /** When the PDF is made */
  madeAt: Date;
  /** Of the owner, as it was typed */
  name: string;
  /** Name of the place, where the postcode is known */
  place?: string;
  /** What the home is worth at its place, or why there is no figure */
  regional: RegionalOutcome;
  /** What an employee holds the home to be worth, beside the estimate */
  expert?: Expertise;
  consents: ReceiptConsent[];
  /** As of when the figures behind the formula are: '2024', '2026-11' or '2026-11-21' */
  dataDate: string;
  letterhead: Letterhead;
  /** Where a link to one's own request is asked for; never one with a token, because PDFs are passed on */
  ownRequestUrl: string;
  /** Of the page that explains both figures */
  methodUrl: string;
}

/** '80331 München', or the postcode alone where the place is not known. */
export function placeOf({ postalCode, place }: Pick<ValuationDocument, 'postalCode' | 'place'>) {
  return place ? `${postalCode} ${place}` : postalCode;
}
