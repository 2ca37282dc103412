import 'server-only';
import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { agencyRoutes } from '@/lib/agency-routes';
import type { Agency } from '@/lib/agencies/agency';
import type { MailOutcome } from '@/lib/platform/mail/outcome';
import type { ClaimedMessage } from '@/lib/platform/mail/repository';
import { placeName } from '@/lib/platform/places/service';
import { keyedHash } from '@/lib/platform/secret';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { EXAMPLE_LEAD } from './example-lead';
import { ownersWords, type SaleSubmission } from './facts';
import { openDelivery, type OpenedDelivery } from './opened-delivery';
import { webhookBody, type WebhookBody } from './webhook-body';
import { postWebhook } from './webhook-post';

export const WEBHOOK = 'lead-webhook';

const payloadSchema = z.object({ offerId: z.string() });

function openImmo({ details }: SaleSubmission): WebhookBody['immobilie'] {
  const { postalCode, propertyType, area, yearBuilt, condition } = details;
  return {
    objektkategorie: { objektart: propertyType },
    geo: { plz: postalCode, ort: placeName(postalCode) },
    flaechen: {
      wohnflaeche: area || undefined,
      grundstuecksflaeche: ('plotArea' in details ? details.plotArea : null) ?? undefined,
      anzahl_zimmer: ('rooms' in details ? details.rooms : null) ?? undefined,
    },
    zustand_angaben: { baujahr: yearBuilt ?? undefined, zustand: condition ?? undefined },
  };
}

const bodyOf = ({ offer, delivery, submission }: OpenedDelivery): WebhookBody => ({
  event: 'lead.delivered',
  id: delivery.id,
  deliveredAt: delivery.deliveredAt.toISOString(),
  class: offer.class as WebhookBody['class'],
  priceCents: offer.priceCents,
  certificate: site().url + agencyRoutes.certificate(delivery.id),
  immobilie: openImmo(submission),
  kontaktperson: {
    name: submission.name ?? undefined,
    email_direkt: submission.email ?? undefined,
    tel_durchw: submission.phone ?? undefined,
  },
  freitext: ownersWords(submission) ?? undefined,
});

const exampleBody = (): WebhookBody => ({
  event: 'lead.example',
  id: '00000000-0000-0000-0000-000000000000',
  deliveredAt: new Date().toISOString(),
  certificate: `${site().url}${routes.agencies}#beispiel-lead`,
  ...EXAMPLE_LEAD.message,
});

type Recipient = Pick<Agency, 'id' | 'webhookKeyId'> & { webhookUrl: string };

/** Hex; an agency verifies messages with this key. */
export const webhookKey = ({ id, webhookKeyId }: Pick<Recipient, 'id' | 'webhookKeyId'>): string =>
  keyedHash(['webhook', id, webhookKeyId].filter(Boolean).join(':'));

/** The signature is HMAC-SHA-256 (hex) of time, '.' and body. */
export const WEBHOOK_HEADERS = {
  /** The same at every attempt, to recognise duplicates */
  message: 'Wohnlotse-Message',
  time: 'Wohnlotse-Time',
  signature: 'Wohnlotse-Signature',
} as const;

/** Anything but 2xx is retried like a mail. */
async function send(agency: Recipient, id: string, content: WebhookBody): Promise<MailOutcome> {
  // Without what is no field of the schema.
  const body = JSON.stringify(webhookBody.parse(content));
  const at = new Date().toISOString();
  const answer = await postWebhook(
    agency.webhookUrl,
    {
      'Content-Type': 'application/json; charset=utf-8',
      [WEBHOOK_HEADERS.message]: id,
      [WEBHOOK_HEADERS.time]: at,
      [WEBHOOK_HEADERS.signature]: createHmac('sha256', webhookKey(agency))
        .update(`${at}.${body}`)
        .digest('hex'),
    },
    body,
  );
  return answer.startsWith('http 2')
    ? { kind: 'sent', answer }
    : { kind: 'retry', failure: answer, isServerDown: false };
}

export const sendExample = (agency: Recipient, id: string) => send(agency, id, exampleBody());

/** What a message is about, while it may be sent. */
export async function webhookLead(payload: unknown): Promise<OpenedDelivery | undefined> {
  const { data } = payloadSchema.safeParse(payload);
  return data && openDelivery(data.offerId);
}

/** To the present address. @returns `null` if there is nothing to send any more */
export async function sendWebhook({ id, payload }: ClaimedMessage) {
  const lead = await webhookLead(payload);
  const recipient = lead?.offer.agency.webhookUrl;
  if (!recipient) return null;
  const agency = { ...lead.offer.agency, webhookUrl: recipient };
  return { ...(await send(agency, id, bodyOf(lead))), recipient };
}
