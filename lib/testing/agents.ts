import { randomUUID } from 'node:crypto';
import { acceptOffer } from '@/lib/requests/leads/delivery-repository';
import { offersOf } from '@/lib/requests/leads/offers-repository';
import { adopt } from '@/lib/requests/leads/recognition-repository';
import { storeWithdrawal } from '@/lib/requests/owner/consent-repository';
import type { RequestReference } from '@/lib/requests/reference';
import { confirm, newRequest, perform } from './back-office';
import { findAgent, storeAgent } from '@/lib/agents/repository';
import { saveAgent } from '@/lib/agents/service';

type Record = Parameters<typeof storeAgent>[0];

export async function newAgent(overrides: Partial<Record> = {}): Promise<string> {
  const id = await storeAgent({
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

export async function changeAgent(id: string, changes: object): Promise<void> {
  const { areas, licenceCheckedAt, ...agent } = (await findAgent(id))!;
  const body = {
    ...agent,
    areas: areas.map(({ prefix }) => prefix).join(', '),
    isProtected: areas.some(({ isProtected }) => isProtected),
    licenceChecked: licenceCheckedAt !== null,
    ...changes,
  };
  await saveAgent(body, 1, id);
}

/** Of a home worth more than 300,000 euros. */
export async function newLead(overrides: object = {}) {
  const email = `${randomUUID()}@beispiel.de`;
  const lead = await newRequest('lead', {
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
};

export async function releasedLead(overrides: object = {}) {
  const lead = await newLead(overrides);
  await confirm(lead, lead.email);
  await perform(lead, 'lead-intent', INTENT);
  await perform(lead, 'lead-release', {});
  return lead;
}

/** The head releases it before anyone has talked with the owner. */
export const releaseAtOnce = (lead: RequestReference) =>
  perform(
    lead,
    'lead-release',
    { exception: 'Wir kennen den Eigentümer seit Jahren.' },
    { id: 2, name: 'Nora Neu', role: 'leitung' },
  );

export async function deliveredLead(agentId: string, overrides: object = {}) {
  const lead = await releasedLead(overrides);
  await perform(lead, 'lead-offer', { agentId });
  const offer = (await offersOf(lead.id)).at(-1)!;
  return { ...lead, offerId: offer.id, deliveryId: (await acceptOffer(offer.id)).id };
}

export const withdrawPermission = (lead: RequestReference) =>
  storeWithdrawal(lead, 'partner', { source: { sourcePage: '/anfrage' }, channel: 'mail' });
