import { formatDate } from '@/lib/platform/format/date';
import { formatEuros, formatEurosAndCents } from '@/lib/platform/format/number';
import type { Agency } from './agency';
import { DELIVERY_HOURS, LEAD_MAX_AGE, MONEY_BACK_DAYS, TAX_NOTE } from './constants';
import { LEAD_CLASSES } from './lead-classes';
import { findPackage, leadsLabel, unitPrice } from './packages';

type Ordered = Pick<Agency, 'package' | 'singleOrders'>;

export const hasOrder = ({ package: ordered, singleOrders }: Ordered) =>
  findPackage(ordered ?? '') !== undefined || singleOrders > 0;

/** What the agency accepts, as it is shown, stored and mailed */
export function orderConditions({ package: ordered, singleOrders }: Ordered, start: Date) {
  const found = findPackage(ordered ?? '');
  const lines: { label: string; text: string }[] = [];
  const add = (label: string, text: string) => lines.push({ label, text });
  if (found) {
    add('Paket', `${found.name}, ${leadsLabel(found)} im Monat`);
    add(
      'Preis des Pakets',
      `${formatEuros(found.monthlyPrice)} im Monat, berechnet je angenommenem Lead mit ${formatEurosAndCents(unitPrice(found))}; ${TAX_NOTE}`,
    );
    add('Liefergarantie', `Leads höchstens ${DELIVERY_HOURS[found.id]}\u00a0Stunden alt`);
    add('Kündigung', 'jederzeit zum Ende eines Monats, in Textform oder in Ihrem Bereich');
  }
  if (singleOrders > 0) {
    const prices = LEAD_CLASSES.map(({ name, price }) => `${name} ${formatEuros(price)}`);
    add('Einzelaufträge', `${singleOrders}, Leads höchstens ${LEAD_MAX_AGE}\u00a0Stunden alt`);
    add('Preis je einzelnem Lead', `${prices.join(', ')}; ${TAX_NOTE}`);
    add(
      'Ende der Einzelaufträge',
      'mit dem letzten angenommenen Lead, vorher jederzeit in Textform oder in Ihrem Bereich',
    );
  }
  add(
    'Geld-zurück-Garantie',
    `einmal, ohne Gründe, bis ${MONEY_BACK_DAYS}\u00a0Tage nach Ihrem ersten Lead, in Ihrem Bereich`,
  );
  add('Beginn', formatDate(start));
  return lines;
}
