import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { database } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { storePermission, storeRenewal } from '@/lib/requests/owner/consent-repository';
import type { RequestReference } from '@/lib/requests/reference';
import { eraseAtOnce } from '@/lib/requests/retention/erase';
import { withdrawPermission } from './agents';
import { confirm, newRequest, perform } from './back-office';
import { acceptOffer, declineOffer } from '@/lib/requests/leads/delivery-repository';
import { adopt } from '@/lib/requests/leads/recognition-repository';
import { findNew } from '@/lib/requests/leads/repository';
import { creditAsGoodwill, fileReclaim } from '@/lib/requests/leads/reclaim-repository';
import { createPass } from '@/lib/requests/links/service';
import { browserToken } from '@/lib/requests/links/service';
import { correctAddress } from '@/lib/requests/owner/correction/service';
import {
  allowPassingOn,
  eraseRequest,
  exportRequest,
  renewWish,
  saveContactWish,
  withdrawConsent,
} from '@/lib/requests/owner/service';
import { ruleStart } from '@/lib/requests/leads/clock';
import { expireOffers } from '@/lib/requests/leads/offers-repository';
import { offerByRule } from '@/lib/requests/leads/sale-service';

// Events for leads, a line of JSON each, from lib/requests/leads/sale-events.db.test.ts.

const SOURCE = { sourcePage: '/anfrage' };

const OWN = {
  permit: (token: string) => allowPassingOn(token, SOURCE),
  renew: renewWish,
  withdraw: (token: string) => withdrawConsent(token, 'partner', SOURCE),
  end: (token: string) => withdrawConsent(token, 'inquiry', SOURCE),
  erase: eraseRequest,
  silence: (token: string) =>
    saveContactWish(token, { channel: 'email', times: [], doNotCall: true }),
  read: exportRequest,
  move: (token: string) => correctAddress(token, { email: `${randomUUID()}@fremd.example` }),
};

const ACTS = {
  ask: (body: { kind: 'lead'; overrides: object }) => newRequest(body.kind, { ...body.overrides }),
  confirm: ({ lead, email }: { lead: RequestReference; email: string }) => confirm(lead, email),
  move: async ({
    lead,
    token,
    email,
  }: {
    lead: RequestReference;
    token: string;
    email: string;
  }) => {
    await correctAddress(token, { email });
    return confirm(lead, email);
  },
  strange: async ({ overrides, email }: { overrides: object; email?: string }) => {
    const lead = await newRequest('lead', { ...overrides });
    const token = email
      ? await confirm(lead, email)
      : await browserToken(createPass(lead, new Date()));
    return { ...lead, token };
  },
  own: ({ token, word }: { token: string; word: keyof typeof OWN }) => OWN[word](token),
  act: ({
    lead,
    word,
    body,
    role = 'mitarbeiter',
  }: {
    lead: RequestReference;
    word: string;
    body: object;
    role?: string;
  }) => perform(lead, word, body, { id: 1, name: 'Karin Beispiel', role }),
  permit: ({ lead }: { lead: RequestReference }) =>
    storePermission(lead, { sourcePage: '/anfrage' }, 'mail'),
  renew: ({ lead }: { lead: RequestReference }) => storeRenewal(lead),
  withdraw: ({ lead }: { lead: RequestReference }) => withdrawPermission(lead),
  erase: ({ lead }: { lead: RequestReference }) => eraseAtOnce(lead.id, 'owner'),
  accept: ({ offerId }: { offerId: string }) => acceptOffer(offerId),
  decline: ({ offerId }: { offerId: string }) => declineOffer(offerId),
  reclaim: ({ deliveryId, agentId }: { deliveryId: string; agentId: string }) =>
    fileReclaim(deliveryId, agentId, {
      reason: 'not-owner',
      evidence: 'Das Haus gehört der Schwester.',
      attempts: [],
    }),
  goodwill: ({ deliveryId }: { deliveryId: string; agentId: string }) =>
    creditAsGoodwill(deliveryId, { decidedBy: 'employee:1', explanation: 'Aus Kulanz.' }),
  work: async () => {
    for (const id of await findNew(50)) await adopt(id);
    await expireOffers(new Date());
    return offerByRule(ruleStart(new Date()));
  },
};

export type Act = {
  [Name in keyof typeof ACTS]: { name: Name } & (Parameters<(typeof ACTS)[Name]> extends [
    infer Given,
  ]
    ? Given
    : object);
}[keyof typeof ACTS];

async function answer(line: string): Promise<object> {
  const act = JSON.parse(line) as { name: keyof typeof ACTS };
  try {
    return { done: (await (ACTS[act.name] as (body: object) => Promise<unknown>)(act)) ?? null };
  } catch (error) {
    // Other errors fail the test.
    if (error instanceof AppError) return { refused: error.message };
    // Another process has just deleted it.
    const { code } = error as { code?: string };
    if (code === 'P2003' || code === 'P2025') return { refused: code };
    return { fault: error instanceof Error ? error.stack : String(error) };
  }
}

async function listen() {
  await database();
  process.stdout.write('{}\n');
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
  }
  await (await database()).$disconnect();
}

void listen();
