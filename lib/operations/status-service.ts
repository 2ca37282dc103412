import 'server-only';
import { env } from '@/lib/platform/env';
import { outboxState } from '@/lib/platform/mail/repository';
import { sendsMail } from '@/lib/platform/mail/sender';
import { OFFERS_MONTH, REGIONAL_YEARS } from '@/lib/valuation/regional/data-state';
import { INDEX_PUBLISHED, PRICE_INDEX } from '@/lib/valuation/regional/price-index';
import { formatRelative, formatPartialDate } from '@/lib/platform/format/date';
import { DELAYED_AFTER } from '@/lib/platform/mail/state';
import { NO_MAIL_SERVER } from '@/lib/platform/mail/state';
import { addMonths } from 'date-fns/addMonths';
import { dayInBerlin, inBerlin } from '@/lib/platform/format/berlin-day';
import { FORMULA_AS_OF } from '@/lib/valuation/estimate';
import { modelCard } from '@/lib/valuation/regional/model-card';

/** How a part of the portal is doing. */
export type Condition = 'working' | 'slow' | 'outdated' | 'off';

/** A part of the portal and what there is to say of it, in plain words and without anybody's data. */
export interface StatusPart {
  id: 'mail' | 'adviser' | 'valuation';
  title: string;
  condition: Condition;
  text: string;
}

/** Months after which a price index, published each quarter, counts as forgotten. */
const INDEX_LASTS = 9;

/** Whether an index of a day, 'YYYY-MM-DD', is older than nine months on the day that it is in Germany. */
export const isIndexOld = (published: string, now: Date): boolean =>
  dayInBerlin(now) > dayInBerlin(addMonths(`${published}T12:00:00Z`, INDEX_LASTS, inBerlin));

/**
 * What values rest on and how old it is, in plain words.
 * @param level the day on which the index was published, and the month of the offers that it carries on
 */
export function valuationStatus(
  { published, offers }: { published: string; offers: string },
  now: Date,
): StatusPart {
  const day = formatPartialDate(published);
  const how = `Bewertungen werden sofort berechnet: nach der Grundformel mit festen Werten (Datenstand ${FORMULA_AS_OF}) und regional aus Angebotspreisen von ${REGIONAL_YEARS} (Modell vom ${formatPartialDate(modelCard.fittedOn)}, Häuserpreisindex vom ${day}).`;
  const part = { id: 'valuation', title: 'Bewertung' } as const;
  // Offers that are younger stand at their own level, whatever the index.
  const isOld = isIndexOld(published, now) && isIndexOld(`${offers}-01`, now);
  if (!isOld) return { ...part, condition: 'working', text: how };
  const text = `${how} Dieser Index ist älter als neun Monate: Regionale Werte und Preise haben den Stand ${PRICE_INDEX.to}; was sich seitdem geändert hat, ist nicht darin.`;
  return { ...part, condition: 'outdated', text };
}

/** What the outbox says of itself. */
interface OutboxState {
  /** Whether mails go to a mail server, or are written as files */
  hasServer: boolean;
  /** Mails that are not sent yet */
  waiting: number;
  /** How many of them were tried in vain */
  tried: number;
  /** When the oldest of them was written */
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

/** How sending mails is going, in plain words. */
export function mailStatus(state: OutboxState, now: Date): StatusPart {
  return {
    id: 'mail',
    title: 'E-Mail',
    condition: condition(state, now),
    text: sentence(state, now),
  };
}

/** With a model set up the built-in adviser stands behind it: it answers whatever becomes of the model. */
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

/** How the portal is doing, part by part. */
export async function portalStatus(): Promise<StatusPart[]> {
  const hasServer = sendsMail();
  const now = new Date();
  return [
    mailStatus({ hasServer, ...(await outboxState()) }, now),
    adviserStatus(Boolean(env().OPENAI_API_KEY)),
    valuationStatus({ published: INDEX_PUBLISHED, offers: OFFERS_MONTH }, now),
  ];
}
