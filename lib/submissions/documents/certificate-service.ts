import 'server-only';
import { createHash } from 'node:crypto';
import { agencyRoutes } from '@/lib/agency-routes';
import { letterhead } from '@/lib/letterhead';
import { formatClock } from '@/lib/platform/format/date';
import { AppError } from '@/lib/platform/http/errors';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import { isUuid } from '@/lib/platform/validation/uuid';
import {
  type Certificate,
  certificateSchema,
  isGenuine,
} from '@/lib/submissions/leads/certificate';
import { offeredHome } from '@/lib/submissions/leads/offer';
import { className } from '@/lib/submissions/leads/offer-service';
import { findCertified } from '@/lib/submissions/leads/agency-repository';
import type { CertificateSheet } from './certificate-pdf';
import { pdfRenderer } from './pdf-renderer';

const clock = (at: string | undefined) => (at ? formatClock(new Date(at)) : 'nicht erreicht');

const HOW = { mail: 'über den Link in der E-Mail', call: 'am Telefon' } as const;

const hours = (count: number) =>
  count === 0 ? 'weniger als eine Stunde' : count === 1 ? '1 Stunde' : `${count} Stunden`;

function partsOf(certificate: Certificate): CertificateSheet['parts'] {
  const { consent, contact, stages, reasons } = certificate;
  const fact = (label: string, value: string) => ({ label, value });
  const isSame = createHash('sha256').update(consent.wording).digest('hex') === consent.hash;
  return [
    {
      heading: 'Einwilligung',
      facts: [
        fact('Wortlaut', `„${consent.wording}“`),
        fact('Erteilt', clock(consent.givenAt)),
        fact('Fassung', consent.version),
        fact('SHA-256 des Wortlauts', `${consent.hash}${isSame ? '' : ' (passt nicht)'}`),
        fact('Auf der Seite', consent.sourcePage),
      ],
    },
    {
      heading: 'Geprüft',
      facts: [
        fact('Kontakt', contact ? `${clock(contact.at)}, ${HOW[contact.how]}` : 'nicht bestätigt'),
        ...stages.map(({ title, at }) => fact(title, clock(at))),
      ],
    },
    {
      heading: `Klasse ${className(certificate.class)}`,
      facts: reasons.map(({ label, text }) => fact(label, text)),
    },
    {
      heading: 'Alter',
      facts: [
        fact('Wunsch des Eigentümers', clock(certificate.wishedAt)),
        fact('Übergabe', clock(certificate.deliveredAt)),
        fact('Dazwischen', hours(certificate.ageHours)),
      ],
    },
  ];
}

export interface OpenedCertificate extends Omit<CertificateSheet, 'letterhead' | 'url'> {
  /** The signature matches the content */
  isGenuine: boolean;
  withdrawnAt?: Date;
}

/** Checks the signature. @throws AppError `not_found` (404) */
export async function openCertificate(id: string): Promise<OpenedCertificate> {
  const delivery = isUuid(id) ? await findCertified(id) : null;
  if (!delivery) throw new AppError('not_found', 'Diesen Nachweis gibt es nicht.');
  const { certificate, signature, deliveredAt, withdrawnAt, offer } = delivery;
  return {
    id,
    deliveredAt,
    signature,
    home: offeredHome(offer),
    parts: partsOf(certificateSchema.parse(certificate)),
    isGenuine: isGenuine(id, certificate, signature),
    withdrawnAt: withdrawnAt ?? undefined,
  };
}

/** Per connection, because each PDF takes CPU time. */
const PDF_LIMIT = { name: 'certificate-pdf', limit: 20, window: 600 };

/** @throws AppError `not_found` (404), `conflict` (409) for an invalid signature, `too_many` (429) */
export async function certificatePdf(id: string, caller: string): Promise<Uint8Array> {
  const sheet = await openCertificate(id);
  if (!sheet.isGenuine)
    throw new AppError('conflict', 'Die Signatur dieses Nachweises stimmt nicht.');
  await enforceRateLimit(PDF_LIMIT, caller);
  const head = letterhead();
  const url = head.siteUrl + agencyRoutes.certificate(id);
  return pdfRenderer.run('renderCertificatePdf', { ...sheet, url, letterhead: head });
}
