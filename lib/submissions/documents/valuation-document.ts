import type { Letterhead } from '@/lib/letterhead';
import type { OwnConsent } from '@/lib/submissions/consent/consents';
import type { Expertise } from '@/lib/submissions/expertise';
import type { RegionalOutcome } from '@/lib/valuation/regional/outcome';
import type { StoredValuation } from '@/lib/submissions/kinds/valuation';

export type ReceiptConsent = Pick<
  OwnConsent,
  'wording' | 'version' | 'wordingHash' | 'sourcePage' | 'origin' | 'givenAt' | 'withdrawnAt'
>;

export interface ValuationDocument extends Omit<StoredValuation, 'id'> {
  madeAt: Date;
  name: string;
  place?: string;
  regional: RegionalOutcome;
  expert?: Expertise;
  consents: ReceiptConsent[];
  /** '2024', '2026-11' or '2026-11-21' */
  dataDate: string;
  letterhead: Letterhead;
  /** Page to request a link; never with a token, because PDFs are passed on */
  ownSubmissionUrl: string;
  methodUrl: string;
}

export function placeOf({ postalCode, place }: Pick<ValuationDocument, 'postalCode' | 'place'>) {
  return place ? `${postalCode} ${place}` : postalCode;
}
