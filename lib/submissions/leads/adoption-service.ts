import 'server-only';
import { findAgencyByInquiry, storeAgency } from '@/lib/agencies/repository';
import { findPackage } from '@/lib/agencies/packages';
import { postalAreas } from '@/lib/agencies/postal-areas';
import { isUniqueViolation } from '@/lib/platform/db/errors';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import { findSubmission } from '@/lib/submissions/repository';

export const agencyOfInquiry = async (inquiryId: string) =>
  (await findAgencyByInquiry(inquiryId))?.id;

/**
 * Repeating it changes nothing.
 * @throws AppError `not_found` (404), `conflict` (409) if the address belongs to another agency
 */
export async function adoptInquiry(inquiryId: string): Promise<string> {
  const inquiry = isUuid(inquiryId) ? await findSubmission(inquiryId) : undefined;
  if (inquiry?.kind !== 'inquiry' || !inquiry.email) {
    throw new AppError('not_found', 'Diese Anfrage gibt es nicht mehr.');
  }
  const known = await agencyOfInquiry(inquiryId);
  if (known) return known;
  const { office, postalArea, package: wanted } = inquiry.details;
  try {
    const id = await storeAgency({
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
    const stored = await agencyOfInquiry(inquiryId);
    if (stored) return stored;
    throw new AppError('conflict', 'Unter dieser E-Mail-Adresse gibt es schon ein Büro.');
  }
}
