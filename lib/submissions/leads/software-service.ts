import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Agency } from '@/lib/agencies/agency';
import { storeSoftware } from '@/lib/agencies/repository';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import { optionalText, parse } from '@/lib/platform/validation/fields';
import { isUuid } from '@/lib/platform/validation/uuid';
import { findDeliveries, findDelivery } from './agency-repository';
import { offeredHome } from './offer';
import { openImmoFeedback } from './openimmo-feedback';
import { findWebhook, findWebhooks, requeueWebhook, storeExample } from './software-repository';
import { sendExample, webhookKey, webhookLead } from './webhook';
import { isWebhookAddress, WEBHOOK_TIMEOUT } from './webhook-post';

export const LOGGED_WEBHOOKS = 20;

/** Seconds, per agency: each press asks a foreign server. */
const SOFTWARE_LIMIT = { name: 'agency-software', limit: 20, window: 600 };

const FAILURES: Record<string, string> = {
  'unknown-name': 'der Name führt zu keiner öffentlichen Adresse',
  timeout: `keine Antwort innerhalb von ${WEBHOOK_TIMEOUT / 1000} Sekunden`,
  refused: 'der Server nimmt keine Verbindung an',
  certificate: 'keine sichere Verbindung, das Zertifikat gilt nicht',
  address: 'die Adresse ist nicht erlaubt',
  network: 'nicht erreichbar',
};

const ANSWERS: readonly [status: RegExp, meaning: string][] = [
  [/^2/, 'angenommen'],
  [/^3/, 'leitet weiter, wir folgen nicht'],
  [/^40[13]/, 'verweigert den Zugang'],
  [/^4(04|10)/, 'unter der Adresse gibt es nichts'],
  [/^4/, 'abgelehnt'],
  [/^5/, 'Störung bei Ihrer Software'],
];

/** @param result 'http 503' or a failure of {@link postWebhook} */
function resultText(result: string): string {
  const status = /^http (\d+)$/.exec(result)?.[1];
  if (!status) return FAILURES[result] ?? FAILURES.network!;
  const meaning = ANSWERS.find(([pattern]) => pattern.test(status))?.[1];
  return `HTTP ${status}${meaning ? `, ${meaning}` : ''}`;
}

/** The newest first, without anything of a person. */
export async function webhookLog(agency: Agency) {
  const [messages, deliveries] = await Promise.all([
    findWebhooks(agency.id, LOGGED_WEBHOOKS),
    findDeliveries(agency.id),
  ]);
  const leads = new Map(deliveries.map((delivery) => [delivery.offerId, delivery]));
  return messages.map(({ id, status, failure, answer, attempts, payload, ...times }) => {
    const { offerId = '' } = payload as { offerId?: string };
    const lead = leads.get(offerId);
    const result = failure ?? answer;
    return {
      id,
      at: times.updatedAt,
      leadId: lead?.id,
      event: lead ? `Lead: ${offeredHome(lead.offer)}` : 'Beispiel',
      result: result ? resultText(result) : 'wird gesendet',
      attempts,
      nextAt: status === 'queued' && failure ? times.nextAttemptAt : undefined,
      isResendable: Boolean(lead && result),
    };
  });
}

const webhookSchema = z.object({
  webhookUrl: z
    .string({ error: 'Bitte geben Sie die Adresse als Text ein' })
    .trim()
    .max(500, { error: 'Bitte höchstens 500 Zeichen' })
    .refine((typed) => typed === '' || isWebhookAddress(typed), {
      error:
        'Bitte geben Sie eine öffentliche Adresse im Internet ein, die mit https:// beginnt, ohne Port oder mit Port 443 oder 8443',
    }),
});

/** An empty address removes the webhook. @throws AppError `invalid` (422) */
export async function setWebhook(agency: Agency, body: unknown): Promise<void> {
  const { webhookUrl } = parse(webhookSchema, body);
  await storeSoftware(agency.id, { webhookUrl: webhookUrl || null });
}

/** @throws AppError `conflict` (409) with what the software answered, `too_many` (429) */
export async function testWebhook(agency: Agency): Promise<void> {
  const { id: agencyId, webhookUrl } = agency;
  if (!webhookUrl) throw new AppError('conflict', 'Bitte speichern Sie zuerst eine Adresse.');
  await enforceRateLimit(SOFTWARE_LIMIT, agencyId);
  const id = randomUUID();
  const outcome = await sendExample({ ...agency, webhookUrl }, id);
  await storeExample({ agencyId, id, recipient: webhookUrl }, outcome);
  if (outcome.kind === 'sent') return;
  const result = resultText(outcome.failure);
  throw new AppError('conflict', `Ihre Software hat das Beispiel nicht angenommen: ${result}.`);
}

/** @throws AppError `not_found` (404), `conflict` (409), `too_many` (429) */
export async function resendWebhook(agency: Agency, id: string): Promise<void> {
  const message = isUuid(id) ? await findWebhook(agency.id, id) : null;
  if (!message) throw new AppError('not_found', 'Diese Meldung gibt es nicht mehr.');
  if (!agency.webhookUrl) {
    throw new AppError('conflict', 'Bitte speichern Sie zuerst eine Adresse.');
  }
  if (!(await webhookLead(message.payload))) {
    throw new AppError('conflict', 'Die Kontaktdaten dieses Leads geben wir nicht mehr weiter.');
  }
  await enforceRateLimit(SOFTWARE_LIMIT, agency.id);
  if (!(await requeueWebhook(agency.id, id, new Date()))) {
    throw new AppError('conflict', 'Diese Meldung wird gerade gesendet.');
  }
  signalWork();
}

/** The key before is void. @returns the new key, which is not shown again */
export async function renewWebhookKey({ id }: Agency): Promise<string> {
  const webhookKeyId = randomUUID();
  await storeSoftware(id, { webhookKeyId });
  return webhookKey({ id, webhookKeyId });
}

const openImmoSchema = z.object({
  mailsOpenImmo: z
    .literal('on')
    .optional()
    .transform((ticked) => ticked === 'on'),
  openImmoObject: optionalText({ max: 60, message: 'Bitte geben Sie die Objektnummer ein' }),
});

/** @throws AppError `invalid` (422) */
export async function setOpenImmo(agency: Agency, body: unknown): Promise<void> {
  const { mailsOpenImmo, openImmoObject = null } = parse(openImmoSchema, body);
  await storeSoftware(agency.id, { mailsOpenImmo, openImmoObject });
}

/** @throws AppError `not_found` (404), also once the contact data are hidden */
export async function openImmoFile(agency: Agency, deliveryId: string): Promise<Buffer> {
  const delivery = isUuid(deliveryId) ? await findDelivery(agency.id, deliveryId) : null;
  const lead = delivery && (await webhookLead({ offerId: delivery.offerId }));
  if (!lead) throw new AppError('not_found', 'Diese Kontaktdaten gibt es hier nicht.');
  return openImmoFeedback(lead);
}
