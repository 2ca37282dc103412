import 'server-only';
import { env } from '@/lib/platform/env';
import { outboxState } from '@/lib/platform/mail/repository';
import { sendsMail } from '@/lib/platform/mail/sender';
import { OFFERS_MONTH, REGIONAL_YEARS } from '@/lib/valuation/regional/data-state';
import { INDEX_PUBLISHED, PRICE_INDEX } from '@/lib/valuation/regional/price-index';
import { formatRelative, formatPartialDate } from '@/lib/platform/format/date';
import { DELAYED_AFTER, NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import { addMonths } from 'date-fns/addMonths';
import { dayInBerlin, inBerlin } from '@/lib/platform/format/berlin-day';
import { FORMULA_AS_OF } from '@/lib/valuation/estimate';
import { modelCard } from '@/lib/valuation/regional/model-card';

export type ServiceCondition = 'working' | 'slow' | 'outdated' | 'off';

/** Contains no personal data. */
export interface StatusPart {
  id: 'mail' | 'adviser' | 'valuation';
  title: string;
  condition: ServiceCondition;
  text: string;
}

/** Months; the index is published each quarter. */
const INDEX_LASTS = 9;

/** `published` is 'YYYY-MM-DD'; compared in German time. */
export const isIndexOld = (published: string, now: Date): boolean =>
  dayInBerlin(now) > dayInBerlin(addMonths(`${published}T12:00:00Z`, INDEX_LASTS, inBerlin));

/** `published`: day of the index; `offers`: month of the offers. */
export function valuationStatus(
  { published, offers }: { published: string; offers: string },
  now: Date,
): StatusPart {
  const day = formatPartialDate(published);
  const how = `Bewertungen werden sofort berechnet: nach der Grundformel mit festen Werten (Datenstand ${FORMULA_AS_OF}) und regional aus Angebotspreisen von ${REGIONAL_YEARS} (Modell vom ${formatPartialDate(modelCard.fittedOn)}, Häuserpreisindex vom ${day}).`;
  const part = { id: 'valuation', title: 'Bewertung' } as const;
  // Younger offers need no index.
  const isOld = isIndexOld(published, now) && isIndexOld(`${offers}-01`, now);
  if (!isOld) return { ...part, condition: 'working', text: how };
  const text = `${how} Dieser Index ist älter als neun Monate: Regionale Werte und Preise haben den Stand ${PRICE_INDEX.to}; was sich seitdem geändert hat, ist nicht darin.`;
  return { ...part, condition: 'outdated', text };
}

interface OutboxState {
  hasServer: boolean;
  waiting: number;
  tried: number;
  oldestSince?: Date;
  lastSentAt?: Date;
}

const mails = (count: number) => (count === 1 ? 'Eine E-Mail wartet' : `${count} E-Mails warten`);

function condition({ hasServer, waiting, tried, oldestSince }: OutboxState, now: Date) {
  if (!hasServer) return 'off';
  const isLate = oldestSince && now.getTime() - oldestSince.getTime() > DELAYED_AFTER;
  return waiting > 0 && (tried > 0 || isLate) ? 'slow' : 'working';
}

function sentence(state: OutboxState, now: Date): string {
  const { waiting, oldestSince, lastSentAt } = state;
  switch (condition(state, now)) {
    case 'off':
      return `${NO_MAIL_SERVER} Sie werden als Datei abgelegt und nicht verschickt.`;
    case 'slow':
      return `E-Mails verzögern sich. ${mails(waiting)}, die älteste ist ${formatRelative(oldestSince ?? now, now)} entstanden. Verloren geht keine: Wir versuchen es drei Tage lang weiter.`;
    case 'working':
      return lastSentAt
        ? `E-Mails gehen ohne Verzögerung hinaus, die letzte ${formatRelative(lastSentAt, now)}.`
        : 'E-Mails gehen ohne Verzögerung hinaus.';
  }
}

export function mailStatus(state: OutboxState, now: Date): StatusPart {
  return {
    id: 'mail',
    title: 'E-Mail',
    condition: condition(state, now),
    text: sentence(state, now),
  };
}

function adviserStatus(hasModel: boolean): StatusPart {
  const how = hasModel
    ? 'mit einem Sprachmodell über den Texten der Ratgeber; fällt es aus, unmittelbar aus ihnen.'
    : 'unmittelbar aus den Texten der Ratgeber.';
  return {
    id: 'adviser',
    title: 'Beratung',
    condition: 'working',
    text: `Die KI-Beratung antwortet, ${how}`,
  };
}

export async function portalStatus(): Promise<StatusPart[]> {
  const hasServer = sendsMail();
  const now = new Date();
  return [
    mailStatus({ hasServer, ...(await outboxState()) }, now),
    adviserStatus(Boolean(env().OPENAI_API_KEY)),
    valuationStatus({ published: INDEX_PUBLISHED, offers: OFFERS_MONTH }, now),
  ];
}
