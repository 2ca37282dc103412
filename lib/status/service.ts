import 'server-only';
import { env } from '@/lib/env';
import { outboxState } from '@/lib/mail/repository';
import { FORMULA_AS_OF } from '@/lib/valuation/as-of';
import { mailStatus } from './mail-status';
import type { StatusPart } from './part';

const ADVISER: StatusPart = {
  id: 'adviser',
  title: 'Beratung',
  condition: 'off',
  text: 'Die KI-Beratung antwortet noch nicht. Fragen beantworten die Ratgeber, und am Telefon sind wir für Sie da.',
};

const VALUATION: StatusPart = {
  id: 'valuation',
  title: 'Bewertung',
  condition: 'working',
  text: `Bewertungen werden sofort berechnet, nach der Grundformel mit festen Werten. Datenstand: ${FORMULA_AS_OF}.`,
};

/** How the portal is doing, part by part. */
export async function portalStatus(): Promise<StatusPart[]> {
  const hasServer = Boolean(env().SMTP_URL);
  return [mailStatus({ hasServer, ...(await outboxState()) }, new Date()), ADVISER, VALUATION];
}
