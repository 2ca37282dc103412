import { formatDate } from '@/lib/platform/format/date';
import { formatEuros, formatEurosAndCents } from '@/lib/platform/format/number';
import { agencyRoutes } from '@/lib/agency-routes';
import { routes } from '@/lib/routes';
import type { Agency } from './agency';
import { DELIVERY_HOURS, LEAD_MAX_AGE, MONEY_BACK_DAYS, TAX_NOTE } from './constants';
import { LEAD_CLASSES } from './lead-classes';
import { findPackage, leadsLabel, unitPrice } from './packages';
import { DECISION_DAYS } from './reclaim-rules';

type Ordered = Pick<Agency, 'package' | 'singleOrders'>;

interface Condition {
  label: string;
  text: string;
  /** Path of the page with the rules */
  link?: string;
}

/** '803…, 26122' */
export const areaNames = (areas: Agency['areas']) =>
  areas.map(({ prefix }) => (prefix.length < 5 ? `${prefix}…` : prefix)).join(', ');

export const hasOrder = ({ package: ordered, singleOrders }: Ordered) =>
  findPackage(ordered ?? '') !== undefined || singleOrders > 0;

/** What the agency accepts, as it is shown, stored and mailed */
export function orderConditions(
  { package: ordered, singleOrders, areas }: Ordered & Pick<Agency, 'areas'>,
  start: Date,
) {
  const found = findPackage(ordered ?? '');
  const lines: Condition[] = [];
  const rules = `${routes.terms}#provisionen`;
  const add = (label: string, text: string, link?: string) => lines.push({ label, text, link });
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
    add(
      'Einzelaufträge',
      `${singleOrders}, je Lead nach Klasse, jedes Angebot einzeln anzunehmen; Leads höchstens ${LEAD_MAX_AGE}\u00a0Stunden alt`,
    );
    add('Preis je einzelnem Lead', `${prices.join(', ')}; ${TAX_NOTE}`);
    add(
      'Ende der Einzelaufträge',
      'mit dem letzten angenommenen Lead, vorher jederzeit in Textform oder in Ihrem Bereich',
    );
  }
  add('Gebiet', areaNames(areas), agencyRoutes.areaCheck);
  add(
    'Gebietsschutz',
    areas.some(({ isProtected }) => isProtected)
      ? 'ja, niemand sonst bekommt dort Leads angeboten'
      : 'nein, auch anderen Büros werden dort Leads angeboten, jeder Lead zu einer Zeit einem',
    rules,
  );
  add(
    'Reklamation',
    `nach den Gründen und Fristen dort; gutgeschrieben ist, worüber wir in ${DECISION_DAYS}\u00a0Tagen nicht entscheiden`,
    `${routes.agencies}#reklamation`,
  );
  add(
    'Geld-zurück-Garantie',
    `einmal, ohne Gründe, bis ${MONEY_BACK_DAYS}\u00a0Tage nach Ihrem ersten Lead, in Ihrem Bereich`,
    rules,
  );
  add('Beginn', formatDate(start));
  return lines;
}
