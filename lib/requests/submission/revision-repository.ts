import 'server-only';
import { database, type Transaction } from '@/lib/platform/db/client';
import { contactKeys } from '@/lib/requests/contact-keys';
import { updateTerms } from '@/lib/requests/search-index/repository';
import { reopenQualification } from '@/lib/requests/leads/repository';
import { permit, withdraw } from '@/lib/requests/owner/consent-repository';
import { findRequest } from '@/lib/requests/repository';
import type { StoredRequest } from '@/lib/requests/request';
import { record } from '@/lib/requests/trail-repository';
import type { Quarantine } from '@/lib/requests/submission/submission';
import { senderKey, type Submission, type SubmissionEffects } from './submission';

function isSame(
  before: StoredRequest,
  { form: { repeat }, person, about }: Submission,
  now: Date,
  quarantine?: Quarantine,
): boolean {
  const details: object = before.details;
  const isRecent = now.getTime() - before.createdAt.getTime() < (repeat?.window ?? 0);
  const isAlike = Object.entries(about ?? {}).every(
    ([name, value]) => details[name as keyof typeof details] === value,
  );
  const isSender = contactKeys(before).emailKey === contactKeys(person).emailKey;
  // Spam must neither change a person's request nor quarantine it.
  return isRecent && isAlike && isSender && Boolean(before.quarantine) === Boolean(quarantine);
}

const trailOf = (names: readonly string[], details: object) =>
  Object.fromEntries(names.map((name) => [name, details[name as keyof typeof details] ?? null]));

async function revise(
  tx: Transaction,
  own: string,
  submission: Submission,
  effects: SubmissionEffects,
): Promise<StoredRequest | undefined> {
  const { form, person, details } = submission;
  const now = new Date();
  const before = form.repeat && (await findRequest(own, tx));
  if (!form.repeat || !before || !isSame(before, submission, now, effects.quarantine)) {
    return undefined;
  }
  const { keeps, consent, trail } = form.repeat;
  const kept: readonly string[] = keeps;
  const changed = Object.fromEntries(
    Object.entries(details).filter(([name, value]) => value !== null || !kept.includes(name)),
  );
  await tx.request.update({
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

/** Corrects the request that the browser has a pass for. @returns its id, or nothing for a new one */
export async function correct(
  own: string,
  submission: Submission,
  effects: SubmissionEffects,
): Promise<string | undefined> {
  const db = await database();
  return db.$transaction(async (tx) => {
    const sender = senderKey(submission, effects);
    // Concurrent corrections wait for each other here.
    if (sender) await tx.idempotencyKey.updateMany({ where: sender, data: { requestHash: '' } });
    const revised = await revise(tx, own, submission, effects);
    if (revised && effects.idempotency) {
      const { isTyped, key, requestHash } = effects.idempotency;
      const { kind: scope, id: resourceId } = revised;
      const data = { scope, key, requestHash, resourceId };
      const where = { scope_key: { scope, key } };
      if (isTyped) await tx.idempotencyKey.upsert({ where, create: data, update: { resourceId } });
      else await tx.idempotencyKey.create({ data });
    }
    return revised?.id;
  });
}
