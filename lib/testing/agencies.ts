import { randomUUID } from 'node:crypto';
import { addHours } from 'date-fns/addHours';
import { isOfficeDayAhead } from '@/lib/submissions/leads/clock';
import { acceptOffer } from '@/lib/submissions/leads/delivery-repository';
import { offersOf } from '@/lib/submissions/leads/offers-repository';
import { adopt } from '@/lib/submissions/leads/recognition-repository';
import { storeWithdrawal } from '@/lib/submissions/owner/consent-repository';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { confirm, newSubmission, perform } from './admin';
import { findAgency, storeAgency } from '@/lib/agencies/repository';
import { saveAgency } from '@/lib/agencies/service';

type Record = Parameters<typeof storeAgency>[0];

export async function newAgency(overrides: Partial<Record> = {}): Promise<string> {
  const id = await storeAgency({
    office: 'Beispiel Immobilien',
    contactName: 'Ida Makler',
    email: `${randomUUID()}@buero.example`,
    phone: '0441 123456',
    state: 'active',
    licence: 'HRB 1234',
    licenceAuthority: 'IHK Oldenburg',
    licenceCheckedAt: new Date(),
    licenceCheckedBy: 1,
    agreedAt: new Date(),
    package: 'starter',
    areas: [{ prefix: '80', isProtected: false }],
    ...overrides,
  });
  return id!;
}

/** Works where this postcode is. */
export const agencyIn = (postalCode: string, overrides: Partial<Record> = {}): Promise<string> =>
  newAgency({ areas: [{ prefix: postalCode, isProtected: false }], ...overrides });

export async function changeAgency(id: string, changes: object): Promise<void> {
  const { areas, licenceCheckedAt, ...agency } = (await findAgency(id))!;
  const body = {
    ...agency,
    areas: areas.map(({ prefix }) => prefix).join(', '),
    isProtected: areas.some(({ isProtected }) => isProtected),
    licenceChecked: licenceCheckedAt !== null,
    ...changes,
  };
  await saveAgency(body, 1, id);
}

/** Of a home worth more than 300,000 euros. */
export async function newLead(overrides: object = {}) {
  const email = `${randomUUID()}@beispiel.de`;
  const lead = await newSubmission('lead', {
    email,
    postalCode: '80331',
    area: 160,
    partnerConsent: true,
    phone: `0151 ${String(Math.random()).slice(2, 10)}`,
    ...overrides,
  });
  await adopt(lead.id);
  return { ...lead, email: (overrides as { email?: string }).email ?? email };
}

export const INTENT = {
  isOwner: 'yes',
  timeline: '3_monate',
  words: 'Ja, das Haus gehört mir allein.',
  /** This minute, in German time */
  get talkedAt() {
    const now = new Date().toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
    return now.slice(0, 16).replace(' ', 'T');
  },
};

export async function releasedLead(overrides: object = {}) {
  const lead = await newLead(overrides);
  await confirm(lead, lead.email);
  await perform(lead, 'lead-intent', INTENT);
  await perform(lead, 'lead-release', {});
  return lead;
}

/** The head releases it before anyone has talked with the owner. */
export const releaseAtOnce = (lead: SubmissionReference) =>
  perform(
    lead,
    'lead-release',
    { exception: 'Wir kennen den Eigentümer seit Jahren.' },
    { id: 2, name: 'Nora Neu', role: 'leitung' },
  );

export async function deliveredLead(agencyId: string, overrides: object = {}) {
  const lead = await releasedLead(overrides);
  await perform(lead, 'lead-offer', { agencyId });
  const offer = (await offersOf(lead.id)).at(-1)!;
  return { ...lead, offerId: offer.id, deliveryId: (await acceptOffer(offer.id)).id };
}

export const withdrawPermission = (lead: SubmissionReference) =>
  storeWithdrawal(lead, 'partner', { source: { sourcePage: '/anfrage' }, channel: 'mail' });

/** Owners are not asked before a weekend. */
export function askingTime(): Date {
  let now = new Date();
  while (!isOfficeDayAhead(now)) now = addHours(now, 1);
  return now;
}
