import 'server-only';
import { findAgentByInquiry, storeAgent } from '@/lib/agents/repository';
import { findPackage } from '@/lib/agents/packages';
import { postalAreas } from '@/lib/agents/postal-areas';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { findRequest } from '@/lib/requests/repository';

export const agentOfInquiry = async (inquiryId: string) =>
  (await findAgentByInquiry(inquiryId))?.id;

/**
 * Repeating it changes nothing.
 * @throws AppError `not_found` (404), `conflict` (409) if the address belongs to another office
 */
export async function adoptInquiry(inquiryId: string): Promise<string> {
  const inquiry = isUuid(inquiryId) ? await findRequest(inquiryId) : undefined;
  if (inquiry?.kind !== 'inquiry' || !inquiry.email) {
    throw new AppError('not_found', 'Diese Anfrage gibt es nicht mehr.');
  }
  const known = await agentOfInquiry(inquiryId);
  if (known) return known;
  const { office, postalArea, package: wanted } = inquiry.details;
  try {
    const id = await storeAgent({
      office,
      inquiryId,
      email: inquiry.email.toLowerCase(),
      phone: inquiry.phone,
      contactName: inquiry.name ?? office,
      state: 'checking',
      package: findPackage(wanted ?? '')?.id ?? null,
      areas: (postalAreas(postalArea) ?? []).map((prefix) => ({ prefix, isProtected: false })),
    });
    return id!;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    const stored = await agentOfInquiry(inquiryId);
    if (stored) return stored;
    throw new AppError('conflict', 'Unter dieser E-Mail-Adresse gibt es schon ein Büro.');
  }
}
