import 'server-only';
import { env } from '@/lib/platform/env';
import { outboxState } from '@/lib/platform/mail/repository';
import { sendsMail } from '@/lib/platform/mail/sender';
import { OFFERS_MONTH } from '@/lib/valuation/regional/data-state';
import { INDEX_PUBLISHED } from '@/lib/valuation/regional/price-index';
import { mailStatus } from './mail-status';
import type { StatusPart } from './part';
import { valuationStatus } from './valuation-status';

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
