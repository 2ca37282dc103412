import { randomUUID } from 'node:crypto';
import { performOperation } from '@/lib/requests/back-office/actions/service';
import { findRequest } from '@/lib/requests/repository';
import { callbackForm } from '@/lib/requests/kinds/callback';
import { contactForm } from '@/lib/requests/kinds/contact';
import { inquiryForm } from '@/lib/requests/kinds/inquiry';
import { leadForm } from '@/lib/requests/kinds/lead';
import { valuationForm } from '@/lib/requests/kinds/valuation';
import { submit } from '@/lib/requests/submission/service';
import { database } from '@/lib/platform/db/client';
import type { AppError } from '@/lib/platform/http/errors';
import { mailLink } from '@/lib/requests/links/repository';
import { ownerToken } from '@/lib/requests/links/token';
import { storeConfirmation } from '@/lib/requests/owner/repository';
import { callbackSlots } from '@/lib/requests/forms/callback/slots';
import type { RequestKind } from '@/lib/requests/kinds/kinds';
import type { RequestReference } from '@/lib/requests/reference';
import { callbackBody } from './callback-factory';
import { contactBody } from './contact-factory';
import { inquiryBody } from './inquiry-factory';
import { leadBody } from './lead-factory';
import { valuationBody } from './valuation-factory';

type Overrides = Record<string, unknown>;

const FORMS: Record<RequestKind, (overrides: Overrides, caller: string) => Promise<string>> = {
  valuation: (overrides, caller) => submit(valuationForm, valuationBody(overrides), { caller }),
  lead: (overrides, caller) => submit(leadForm, leadBody(overrides), { caller }),
  callback: (overrides, caller) => submit(callbackForm, callbackBody(overrides), { caller }),
  contact: (overrides, caller) => submit(contactForm, contactBody(overrides), { caller }),
  inquiry: (overrides, caller) => submit(inquiryForm, inquiryBody(overrides), { caller }),
};

/** A request of a kind, as its form stores it, from an address of its own. */
export async function newRequest(
  kind: RequestKind,
  overrides: Overrides = {},
): Promise<RequestReference> {
  const email = `${randomUUID()}@beispiel.de`;
  const own = kind === 'callback' ? {} : { email };
  const caller = randomUUID();
  return { kind, id: await FORMS[kind]({ ...own, ...overrides }, caller) };
}

/** Does something with a request as an employee. */
export const perform = (
  { kind, id }: RequestReference,
  word: string,
  body: unknown,
  employee: { id: number; name: string } = { id: 1, name: 'Karin Beispiel' },
) => performOperation(kind, id, word, body, employee);

/** Confirms the mail address of a request, as its link does. @returns the token of the link */
export async function confirm(reference: RequestReference, address: string): Promise<string> {
  const { id } = await mailLink(randomUUID(), reference.id, address);
  await storeConfirmation(reference, id, address);
  return ownerToken(id);
}

/** What operations have left behind, oldest first: what was written down, and the mails. */
export async function leftBehind({ id: requestId }: RequestReference) {
  const db = await database();
  const oldest = { where: { requestId }, orderBy: { createdAt: 'asc' } } as const;
  const events = await db.requestEvent.findMany(oldest);
  const mails = await db.outboxMessage.findMany(oldest);
  return {
    events: events.filter(({ action }) => action !== 'created' && action !== 'email-confirmed'),
    mails: mails.filter(({ template }) => !/-confirmation$|^office-/.test(template)),
  };
}

/** A request as it stands now. */
export const rowOf = async ({ id }: RequestReference) => (await findRequest(id))!;

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
