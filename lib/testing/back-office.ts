import { randomUUID } from 'node:crypto';
import { requestPackage } from '@/lib/agents/inquiry/service';
import { performOperation } from '@/lib/back-office/actions/service';
import { findRow } from '@/lib/back-office/request/rows/repository';
import { database } from '@/lib/platform/db/client';
import { requestLead } from '@/lib/leads/service';
import type { AppError } from '@/lib/platform/http/errors';
import { mailLink } from '@/lib/own-request/links/repository';
import { requestCallback } from '@/lib/requests/callback/service';
import { callbackSlots } from '@/lib/requests/callback/slots';
import { requestContact } from '@/lib/requests/contact/service';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { requestValuation } from '@/lib/valuation/service';
import { callbackBody } from './callback-factory';
import { contactBody } from './contact-factory';
import { inquiryBody } from './inquiry-factory';
import { leadBody } from './lead-factory';
import { valuationBody } from './valuation-factory';

type Overrides = Record<string, unknown>;

const FORMS: Record<SubjectType, (overrides: Overrides, caller: string) => Promise<string>> = {
  valuation: async (overrides, caller) =>
    (await requestValuation(valuationBody(overrides), { caller })).id,
  lead: (overrides, caller) => requestLead(leadBody(overrides), { caller }),
  callback: (overrides, caller) => requestCallback(callbackBody(overrides), { caller }),
  contact: (overrides, caller) => requestContact(contactBody(overrides), { caller }),
  inquiry: (overrides, caller) => requestPackage(inquiryBody(overrides), { caller }),
};

/** A request of a kind, as its form stores it, from an address of its own. */
export async function newRequest(
  subjectType: SubjectType,
  overrides: Overrides = {},
): Promise<SubjectReference> {
  const email = `${randomUUID()}@beispiel.de`;
  const own = subjectType === 'callback' ? {} : { email };
  const caller = randomUUID();
  return { subjectType, subjectId: await FORMS[subjectType]({ ...own, ...overrides }, caller) };
}

/** Does something with a request as an employee. */
export const perform = (
  { subjectType, subjectId }: SubjectReference,
  word: string,
  body: unknown,
  employee: { id: number; name: string } = { id: 1, name: 'Karin Beispiel' },
) => performOperation(subjectType, subjectId, word, body, employee);

/** Confirms the mail address of a request, as its link does. */
export async function confirm(reference: SubjectReference, address: string) {
  const { id } = await mailLink(randomUUID(), reference, address);
  const db = await database();
  await db.ownerLink.update({ where: { id }, data: { confirmedAt: new Date() } });
}

/** What operations have left behind, oldest first: what was written down, and the mails. */
export async function leftBehind({ subjectType, subjectId }: SubjectReference) {
  const db = await database();
  const oldest = { where: { subjectType, subjectId }, orderBy: { createdAt: 'asc' } } as const;
  const events = await db.requestEvent.findMany(oldest);
  const mails = await db.outboxMessage.findMany(oldest);
  return {
    events: events.filter(({ action }) => action !== 'created'),
    mails: mails.filter(({ template }) => !/-confirmation$|^office-/.test(template)),
  };
}

/** A request as it stands now. */
export const rowOf = async (reference: SubjectReference) => (await findRow(reference))!;

/** What an operation is refused with. */
export async function refusal(performed: Promise<unknown>): Promise<AppError> {
  return performed.then(
    () => {
      throw new Error('Nothing was refused');
    },
    (error: unknown) => error as AppError,
  );
}

/** Half hours of office time that are still ahead, as they are typed. */
export const slots = () => callbackSlots(new Date()).flatMap(({ slots: some }) => some);
/** The last of them: it stays ahead for days. */
export const nextWeek = () => slots().at(-1)!;

/** A meeting as an employee types it. */
export const meeting = (overrides: Record<string, unknown> = {}) => ({
  at: nextWeek().value,
  minutes: 45,
  place: 'Lindenstraße 4, 80331 München',
  ...overrides,
});
