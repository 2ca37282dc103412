import 'server-only';
import { type Transaction, transaction } from '@/lib/platform/db/client';
import { updateTerms } from '@/lib/submissions/search-index/repository';
import { contactKeys } from '@/lib/submissions/reference';
import { reopenQualification } from '@/lib/submissions/leads/repository';
import { permit, withdraw } from '@/lib/submissions/owner/consent-repository';
import { findSubmission } from '@/lib/submissions/repository';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { type ConsentSource, record } from '@/lib/submissions/trail-repository';
import type { Form } from '@/lib/submissions/kinds/kind';
import type { ConsentPurpose } from '@/lib/submissions/kinds/wordings';
import type { Quarantine } from '@/lib/submissions/head';

/** Written in the transaction of the submission. */
export interface SubmissionEffects extends ConsentSource {
  consents: ConsentPurpose[];
  mails: { template: string; recipient: string; payload?: object }[];
  /** Recognises the sender of an earlier submission about the same home */
  sender?: { scope: string; key: string };
  /** Mails are held until an employee releases the submission */
  quarantine?: Quarantine;
  idempotency?: {
    key: string;
    submissionHash: string;
    /** Others may know the key */
    isTyped?: boolean;
  };
}

export interface SentForm {
  form: Form<Record<string, unknown>, never>;
  person: { name?: string; email?: string; phone?: string };
  details: Record<string, unknown>;
  about?: { postalCode: string; propertyType: string };
}

function isSame(
  before: StoredSubmission,
  { form: { repeat }, person, about }: SentForm,
  now: Date,
  quarantine?: Quarantine,
): boolean {
  const details: object = before.details;
  const isRecent = now.getTime() - before.createdAt.getTime() < (repeat?.window ?? 0);
  const isAlike = Object.entries(about ?? {}).every(
    ([name, value]) => details[name as keyof typeof details] === value,
  );
  const isSender = contactKeys(before).emailKey === contactKeys(person).emailKey;
  // Spam must neither change a person's submission nor quarantine it.
  return isRecent && isAlike && isSender && Boolean(before.quarantine) === Boolean(quarantine);
}

const trailOf = (names: readonly string[], details: object) =>
  Object.fromEntries(names.map((name) => [name, details[name as keyof typeof details] ?? null]));

async function revise(
  tx: Transaction,
  own: string,
  sentForm: SentForm,
  effects: SubmissionEffects,
): Promise<StoredSubmission | undefined> {
  const { form, person, details } = sentForm;
  const now = new Date();
  const before = form.repeat && (await findSubmission(own, tx));
  if (!form.repeat || !before || !isSame(before, sentForm, now, effects.quarantine)) {
    return undefined;
  }
  const { keeps, consent, trail } = form.repeat;
  const kept: readonly string[] = keeps;
  const changed = Object.fromEntries(
    Object.entries(details).filter(([name, value]) => value !== null || !kept.includes(name)),
  );
  await tx.submission.update({
    where: { id: own },
    data: {
      ...person,
      ...contactKeys(person),
      version: { increment: 1 },
      [form.kind]: { update: changed },
    },
  });
  const old: Record<string, unknown> = { ...before.details };
  // Not noted here, because the entry below records it.
  if (changed[consent.field]) await permit(tx, before, effects, 'browser', false);
  else await withdraw(tx, before, consent.purpose, { ...effects, channel: 'browser' }, false);
  await record(tx, before, {
    actor: 'visitor',
    action: 'repeated',
    before: trailOf(trail, old),
    after: trailOf(trail, changed),
  });
  await updateTerms(tx, own);
  const isOtherContact = before.email !== person.email || before.phone !== person.phone;
  await reopenQualification(tx, own, now, isOtherContact);
  return before;
}

/** Corrects the submission that the browser has a pass for. @returns its id, or nothing for a new one */
export async function correct(
  own: string,
  sentForm: SentForm,
  effects: SubmissionEffects,
): Promise<string | undefined> {
  return transaction(async (tx) => {
    const { sender, idempotency } = effects;
    // Concurrent corrections wait for each other here.
    if (sender) await tx.idempotencyKey.updateMany({ where: sender, data: { submissionHash: '' } });
    const revised = await revise(tx, own, sentForm, effects);
    if (revised && idempotency) {
      const { isTyped, key, submissionHash } = idempotency;
      const { kind: scope, id: resourceId } = revised;
      const data = { scope, key, submissionHash, resourceId };
      const where = { scope_key: { scope, key } };
      if (isTyped) await tx.idempotencyKey.upsert({ where, create: data, update: { resourceId } });
      else await tx.idempotencyKey.create({ data });
    }
    return revised?.id;
  });
}
