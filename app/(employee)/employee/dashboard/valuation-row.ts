import type { ValuationRow } from '@/components/requests/valuation-table';
import { wishWords } from '@/lib/consent/ledger/wish-words';
import { formatMoment } from '@/lib/format/date';
import { formatArea, formatEuros } from '@/lib/format/number';
import { phoneHref } from '@/lib/format/phone';
import { NO_WISH, type ContactWish } from '@/lib/own-request/contact-wish/contact-wish';
import { placeName } from '@/lib/places/service';
import { routes } from '@/lib/routes';
import { formatReference } from '@/lib/valuation/reference';
import type { ListedValuation } from '@/lib/valuation/stored-valuation';

/** Why a request was set aside, by the reason that is stored (lib/submissions/spam.ts). */
const QUARANTINE: Record<string, string> = {
  honeypot: 'unsichtbares Feld ausgefüllt',
  'fill-time': 'ungewöhnlich schnell ausgefüllt',
};

/** A request as the dashboard's table shows it. */
export function toRow(valuation: ListedValuation, wish: ContactWish = NO_WISH): ValuationRow {
  const { area, estimatedValue, postalCode, contactPhone, quarantine } = valuation;
  return {
    id: valuation.id,
    reference: formatReference(valuation.reference),
    received: formatMoment(valuation.createdAt),
    place: [postalCode, placeName(postalCode)].filter(Boolean).join(' '),
    area: formatArea(area),
    value: formatEuros(estimatedValue),
    perSquareMetre: formatEuros(Math.round(estimatedValue / area)),
    name: valuation.contactName,
    email: valuation.contactEmail,
    phone: { label: contactPhone, href: wish.doNotCall ? undefined : phoneHref(contactPhone) },
    wish: wishWords(wish),
    ledgerHref: routes.employee.ledger('valuation', valuation.id),
    quarantine: quarantine ? (QUARANTINE[quarantine] ?? quarantine) : undefined,
  };
}
