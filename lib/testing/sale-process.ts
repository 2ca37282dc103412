import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { billingMonth } from '@/lib/agencies/agency';
import type { ContractChange } from '@/lib/agencies/contract';
import { changeContract } from '@/lib/agencies/contract-service';
import { findAgency } from '@/lib/agencies/repository';
import { addDays } from 'date-fns/addDays';
import { database } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { storePermission, storeRenewal } from '@/lib/submissions/owner/consent-repository';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { eraseAtOnce } from '@/lib/submissions/retention/erase';
import { askingTime, withdrawPermission } from './agencies';
import { confirm, newSubmission, perform } from './admin';
import { acceptOffer, declineOffer } from '@/lib/submissions/leads/delivery-repository';
import { returnLeads } from '@/lib/submissions/leads/guarantee-repository';
import { storeOutcome } from '@/lib/submissions/leads/agency-repository';
import { askAgain } from '@/lib/submissions/leads/ending-repository';
import { askOutcomes } from '@/lib/submissions/leads/outcome-repository';
import { outcomeSchema } from '@/lib/submissions/leads/outcomes';
import { adopt } from '@/lib/submissions/leads/recognition-repository';
import { findNew } from '@/lib/submissions/leads/repository';
import { creditAsGoodwill, fileReclaim } from '@/lib/submissions/leads/reclaim-repository';
import { browserToken, createPass } from '@/lib/submissions/links/service';
import { correctAddress } from '@/lib/submissions/owner/correction/service';
import {
  allowPassingOn,
  eraseSubmission,
  exportSubmission,
  renewWish,
  saveContactWish,
  withdrawConsent,
} from '@/lib/submissions/owner/service';
import { ruleStart } from '@/lib/submissions/leads/clock';
import { expireOffers } from '@/lib/submissions/leads/offers-repository';
import { offerByRule } from '@/lib/submissions/leads/sale-service';

// Events for leads, a line of JSON each, from lib/submissions/leads/sale-events.db.test.ts.

const SOURCE = { sourcePage: '/anfrage' };

const OWN = {
  permit: (token: string) => allowPassingOn(token, SOURCE),
  renew: renewWish,
  withdraw: (token: string) => withdrawConsent(token, 'partner', SOURCE),
  end: (token: string) => withdrawConsent(token, 'inquiry', SOURCE),
  erase: eraseSubmission,
  silence: (token: string) =>
    saveContactWish(token, { channel: 'email', times: [], doNotCall: true }),
  read: exportSubmission,
  move: (token: string) => correctAddress(token, { email: `${randomUUID()}@fremd.example` }),
};

interface OfLead {
  lead: SubmissionReference;
}
interface OfOffer {
  offerId: string;
}
interface OfDelivery {
  deliveryId: string;
  agencyId: string;
}

const ACTS = {
  ask: (body: { kind: 'lead'; overrides: object }) =>
    newSubmission(body.kind, { ...body.overrides }),
  confirm: ({ lead, email }: OfLead & { email: string }) => confirm(lead, email),
  move: async ({ lead, token, email }: OfLead & { token: string; email: string }) => {
    await correctAddress(token, { email });
    return confirm(lead, email);
  },
  strange: async ({ overrides, email }: { overrides: object; email?: string }) => {
    const lead = await newSubmission('lead', { ...overrides });
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
  }: OfLead & { word: string; body: object; role?: string }) =>
    perform(lead, word, body, { id: 1, name: 'Karin Beispiel', role }),
  permit: ({ lead }: OfLead) => storePermission(lead, { sourcePage: '/anfrage' }, 'mail'),
  renew: ({ lead }: OfLead) => storeRenewal(lead),
  withdraw: ({ lead }: OfLead) => withdrawPermission(lead),
  erase: ({ lead }: OfLead) => eraseAtOnce(lead.id, 'owner'),
  accept: ({ offerId }: OfOffer) => acceptOffer(offerId),
  decline: ({ offerId }: OfOffer) => declineOffer(offerId),
  reclaim: ({ deliveryId, agencyId }: OfDelivery) =>
    fileReclaim(deliveryId, agencyId, {
      reason: 'not-owner',
      evidence: 'Das Haus gehört der Schwester.',
      attempts: [],
    }),
  goodwill: ({ deliveryId }: OfDelivery) =>
    creditAsGoodwill(deliveryId, { decidedBy: 'employee:1', explanation: 'Aus Kulanz.' }),
  contract: async ({ agencyId, change }: { agencyId: string; change: ContractChange }) => {
    const agency = (await findAgency(agencyId))!;
    const { version } = agency;
    await changeContract(agency, { change, version, month: billingMonth(new Date()) });
  },
  'money-back': ({ agencyId }: { agencyId: string }) => returnLeads(agencyId),
  outcome: ({ deliveryId, agencyId, told }: OfDelivery & { told: object }) =>
    storeOutcome({ agencyId, id: deliveryId }, outcomeSchema.parse(told), new Date()),
  /** Some days later */
  inquire: ({ days }: { days: number }) => askOutcomes(addDays(new Date(), days)),
  work: async () => {
    for (const id of await findNew(50)) await adopt(id);
    await expireOffers(new Date());
    await askAgain(askingTime());
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
