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
import { openImmoFile } from './openimmo-feedback';
import { findWebhook, findWebhooks, requeueWebhook, storeExample } from './software-repository';
import { sendExample, webhookKey, webhookLead } from './webhook';
import { isWebhookAddress, WEBHOOK_TIMEOUT } from './webhook-post';

export const LOGGED_WEBHOOKS = 20;

/** Seconds, per agency: each press asks a foreign server. */
const SOFTWARE_LIMIT = { name: 'agency-software', limit: 20, window: 600 };

/** By the code of Node's error. */
const FAILURES: readonly [code: RegExp, text: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'der Name führt zu keiner öffentlichen Adresse'],
  [/^(ABORT_ERR|ETIMEDOUT)$/, `keine Antwort innerhalb von ${WEBHOOK_TIMEOUT / 1000} Sekunden`],
  [/^ECONN(REFUSED|RESET)$/, 'der Server nimmt keine Verbindung an'],
  [/CERT|TLS|SSL|EPROTO|SIGNATURE/, 'keine sichere Verbindung, das Zertifikat gilt nicht'],
  [/^(?!http \d)/, 'nicht erreichbar'],
];

/** @param result as {@link postWebhook} returns it */
const resultText = (result: string): string =>
  FAILURES.find(([code]) => code.test(result))?.[1] ?? result.toUpperCase();

/** The newest first, without anything of a person. */
export async function webhookLog({ id: agencyId }: Agency) {
  const messages = await findWebhooks(agencyId, LOGGED_WEBHOOKS);
  const offerOf = ({ payload }: (typeof messages)[number]) =>
    (payload as { offerId?: string }).offerId;
  const offerIds = messages.flatMap((message) => offerOf(message) ?? []);
  const deliveries = await findDeliveries(agencyId, { offerId: { in: offerIds } });
  return messages.map((message) => {
    const { id, status, failure, answer, attempts, ...times } = message;
    const lead = deliveries.find(({ offerId }) => offerId === offerOf(message));
    const result = failure ?? answer;
    return {
      id,
      at: times.updatedAt,
      lead,
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

async function connected(agency: Agency) {
  const { webhookUrl } = agency;
  if (!webhookUrl) throw new AppError('conflict', 'Bitte speichern Sie zuerst eine Adresse.');
  await enforceRateLimit(SOFTWARE_LIMIT, agency.id);
  return { ...agency, webhookUrl };
}

/** @throws AppError `conflict` (409) with what the software answered, `too_many` (429) */
export async function testWebhook(agency: Agency): Promise<void> {
  const recipient = await connected(agency);
  const id = randomUUID();
  const outcome = await sendExample(recipient, id);
  await storeExample({ agencyId: agency.id, id, recipient: recipient.webhookUrl }, outcome);
  if (outcome.kind === 'sent') return;
  const result = resultText(outcome.failure);
  throw new AppError('conflict', `Ihre Software hat das Beispiel nicht angenommen: ${result}.`);
}

/** @throws AppError `not_found` (404), `conflict` (409), `too_many` (429) */
export async function resendWebhook(agency: Agency, id: string): Promise<void> {
  const message = isUuid(id) ? await findWebhook(agency.id, id) : null;
  if (!message) throw new AppError('not_found', 'Diese Meldung gibt es nicht mehr.');
  await connected(agency);
  if (!(await webhookLead(message.payload))) {
    throw new AppError('conflict', 'Die Kontaktdaten dieses Leads geben wir nicht mehr weiter.');
  }
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
export async function feedbackOf(agency: Agency, id: string) {
  const delivery = isUuid(id) ? await findDelivery(agency.id, id) : null;
  const file = delivery && (await openImmoFile(delivery.offerId));
  if (!file) throw new AppError('not_found', 'Diese Kontaktdaten gibt es hier nicht.');
  return file;
}
