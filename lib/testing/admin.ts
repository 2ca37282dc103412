import { randomUUID } from 'node:crypto';
import { performOperation } from '@/lib/submissions/admin/actions/service';
import { findSubmission } from '@/lib/submissions/repository';
import { callbackForm } from '@/lib/submissions/kinds/callback';
import { contactForm } from '@/lib/submissions/kinds/contact';
import { inquiryForm } from '@/lib/submissions/kinds/inquiry';
import { leadForm } from '@/lib/submissions/kinds/lead';
import { valuationForm } from '@/lib/submissions/kinds/valuation';
import { submit } from '@/lib/submissions/store/service';
import { database } from '@/lib/platform/db/client';
import type { AppError } from '@/lib/platform/http/errors';
import { mailLink } from '@/lib/submissions/links/repository';
import { ownerToken } from '@/lib/submissions/links/token';
import { storeConfirmation } from '@/lib/submissions/owner/repository';
import { callbackSlots } from '@/lib/submissions/forms/callback/slots';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { SubmissionReference } from '@/lib/submissions/reference';
import { callbackBody } from './callback-factory';
import { contactBody } from './contact-factory';
import { inquiryBody } from './inquiry-factory';
import { leadBody } from './lead-factory';
import { valuationBody } from './valuation-factory';

type Overrides = Record<string, unknown>;

const FORMS: Record<SubmissionKind, (overrides: Overrides, caller: string) => Promise<string>> = {
  valuation: (overrides, caller) => submit(valuationForm, valuationBody(overrides), { caller }),
  lead: (overrides, caller) => submit(leadForm, leadBody(overrides), { caller }),
  callback: (overrides, caller) => submit(callbackForm, callbackBody(overrides), { caller }),
  contact: (overrides, caller) => submit(contactForm, contactBody(overrides), { caller }),
  inquiry: (overrides, caller) => submit(inquiryForm, inquiryBody(overrides), { caller }),
};

export async function newSubmission(
  kind: SubmissionKind,
  overrides: Overrides = {},
): Promise<SubmissionReference> {
  const email = `${randomUUID()}@beispiel.de`;
  const own = kind === 'callback' ? {} : { email };
  const caller = randomUUID();
  return { kind, id: await FORMS[kind]({ ...own, ...overrides }, caller) };
}

export const perform = (
  { kind, id }: SubmissionReference,
  word: string,
  body: unknown,
  employee = { id: 1, name: 'Karin Beispiel', role: 'mitarbeiter' },
) => performOperation(kind, id, word, body, employee);

export async function confirm(reference: SubmissionReference, address: string): Promise<string> {
  const { id } = await mailLink(randomUUID(), reference.id, address);
  await storeConfirmation(reference, id, address);
  return ownerToken(id);
}

export async function leftBehind({ id: submissionId }: SubmissionReference) {
  const db = await database();
  const oldest = { where: { submissionId }, orderBy: { createdAt: 'asc' } } as const;
  const events = await db.submissionEvent.findMany(oldest);
  const mails = await db.outboxMessage.findMany(oldest);
  return {
    events: events.filter(({ action }) => action !== 'created' && action !== 'email-confirmed'),
    mails: mails.filter(({ template }) => !/-confirmation$|^office-/.test(template)),
  };
}

export const rowOf = async ({ id }: SubmissionReference) => (await findSubmission(id))!;

export async function refusal(performed: Promise<unknown>): Promise<AppError> {
  return performed.then(
    () => {
      throw new Error('Nothing was refused');
    },
    (error: unknown) => error as AppError,
  );
}

/** Bookable half hours, as form values. */
export const slots = () => callbackSlots(new Date()).flatMap(({ slots: some }) => some);
/** The last one, which stays in the future for days. */
export const nextWeek = () => slots().at(-1)!;

export const meeting = (overrides: Record<string, unknown> = {}) => ({
  at: nextWeek().value,
  minutes: 45,
  place: 'Lindenstraße 4, 80331 München',
  ...overrides,
});
