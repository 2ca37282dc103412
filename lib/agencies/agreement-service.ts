import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { text, parse } from '@/lib/platform/validation/fields';
import type { Agency } from './agency';
import { hasOrder, orderConditions } from './agreement';
import { findAgreements, storeAgreement } from './agreement-repository';

interface TermsVersion {
  /** 'Januar 2025' */
  asOf: string;
  /** SHA-256 in hex */
  hash: string;
}

/** What the agency has to accept before it is offered a lead; nothing without a new order */
export function openOrder(agency: Agency, { asOf, hash }: TermsVersion, now = new Date()) {
  if (agency.state === 'ended' || agency.agreedAt || !hasOrder(agency)) return undefined;
  return { conditions: orderConditions(agency, now), termsAsOf: asOf, termsHash: hash };
}

export const listAgreements = (agencyId: string) => findAgreements({ agencyId });

const agreementSchema = z.object({
  acceptedBy: text({ min: 2, max: 120, message: 'Bitte geben Sie Ihren Namen ein' }),
  accepted: z.literal(['on', true], {
    error: 'Bitte bestätigen Sie, dass Sie verbindlich bestellen',
  }),
  termsHash: z.string(),
  version: z.coerce.number().int(),
});

const CHANGED =
  'Bestellung oder Bedingungen haben sich gerade geändert. Bitte laden Sie die Seite neu und lesen Sie sie noch einmal.';

/** @throws AppError `invalid` (422), `conflict` (409) if order or terms are not those shown */
export async function acceptOrder(
  agency: Agency,
  body: unknown,
  terms: TermsVersion,
): Promise<void> {
  const { acceptedBy, termsHash, version } = parse(agreementSchema, body);
  const now = new Date();
  const order = openOrder(agency, terms, now);
  if (!order || order.termsHash !== termsHash || agency.version !== version) {
    throw new AppError('conflict', CHANGED);
  }
  const { package: ordered, singleOrders } = agency;
  const isStored = await storeAgreement(
    { id: agency.id, version },
    { ...order, package: ordered, singleOrders, acceptedBy, acceptedAt: now },
  );
  if (!isStored) throw new AppError('conflict', CHANGED);
  signalWork();
}
