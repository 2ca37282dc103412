import 'server-only';
import { env } from '@/lib/platform/env';
import { formatPartialDate } from '@/lib/platform/format/date';
import { outboxState } from '@/lib/platform/mail/repository';
import { sendsMail } from '@/lib/platform/mail/sender';
import { FORMULA_AS_OF } from '@/lib/valuation/estimate';
import { REGIONAL_YEARS } from '@/lib/valuation/regional/data-state';
import { modelCard } from '@/lib/valuation/regional/model-card';
import { mailStatus } from './mail-status';
import type { StatusPart } from './part';

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

const VALUATION: StatusPart = {
  id: 'valuation',
  title: 'Bewertung',
  condition: 'working',
  text: `Bewertungen werden sofort berechnet: nach der Grundformel mit festen Werten (Datenstand ${FORMULA_AS_OF}) und regional aus Angebotspreisen von ${REGIONAL_YEARS} (Modell vom ${formatPartialDate(modelCard.fittedOn)}).`,
};

/** How the portal is doing, part by part. */
export async function portalStatus(): Promise<StatusPart[]> {
  const hasServer = sendsMail();
  return [
    mailStatus({ hasServer, ...(await outboxState()) }, new Date()),
    adviserStatus(Boolean(env().OPENAI_API_KEY)),
    VALUATION,
  ];
}
