import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { dueOf } from '@/lib/submissions/forms/callback/slots';
import { termRows } from '@/lib/submissions/search-index/repository';
import type { AppError } from '@/lib/platform/http/errors';
import { runStatement, write, insert } from '@/lib/platform/db/client';
import type { Job, Query, Statement, SqlValue } from '@/lib/platform/db/statements';
import { queuedMail } from '@/lib/platform/mail/repository';
import { KINDS, type SubmissionKind, type StoredSubmission } from '@/lib/submissions/kinds/kinds';
import {
  createReference,
  type SubmissionReference,
  contactKeys,
} from '@/lib/submissions/reference';
import { recorded, consentRows } from '@/lib/submissions/trail-repository';
import { dueFrom } from '@/lib/submissions/periods';
import { qualificationBegun } from '@/lib/submissions/leads/repository';
import { correct, type SentForm, type SubmissionEffects } from './revision-repository';

/** Limit of randomInt. */
const RANDOM_RANGE = 2 ** 48 - 1;

/** A key that others may know moves on to its newest submission. */
function keyed(
  { kind: scope, id: resourceId }: SubmissionReference,
  { idempotency }: SubmissionEffects,
): Statement[] {
  if (!idempotency) return [];
  const { isTyped, key, submissionHash } = idempotency;
  return insert('IdempotencyKey', [
    { scope, key, submissionHash, resourceId, createdAt: new Date() },
  ]).map(({ sql, values }) => ({
    sql: isTyped
      ? `${sql} ON CONFLICT ("scope", "key") DO UPDATE SET "resourceId" = excluded."resourceId"`
      : sql,
    values,
  }));
}

/** The sender's previous submission, if recent. Concurrent calls wait, as they write to one row. */
async function takeTurn(
  query: Query,
  id: string,
  { scope, key }: { scope: string; key: string },
): Promise<string | undefined> {
  const now = new Date();
  const [last] = await query({
    sql: `INSERT INTO "IdempotencyKey" ("scope", "key", "submissionHash", "resourceId", "createdAt")
      VALUES (?, ?, '', ?, ?) ON CONFLICT ("scope", "key") DO UPDATE SET "submissionHash" = ''
      RETURNING "resourceId", "createdAt" > ? AS "isRecent"`,
    values: [scope, key, id, now, dueFrom('sender', now)],
  });
  if (!last || last.resourceId === id) return undefined;
  void query({
    sql: 'UPDATE "IdempotencyKey" SET "resourceId" = ?, "createdAt" = ? WHERE "scope" = ? AND "key" = ?',
    values: [id, now, scope, key],
  });
  if (!last.isRecent) return undefined;
  // It may have been deleted, and a foreign key refers to it.
  const [earlier] = await query({
    sql: 'SELECT "id" FROM "Submission" WHERE "id" = ?',
    values: [String(last.resourceId)],
  });
  return earlier && String(earlier.id);
}

const tableOf = (kind: SubmissionKind) => kind[0]?.toUpperCase() + kind.slice(1);

/** Counts a submission in its transaction; an error refuses it. */
export type Count = Job<AppError | undefined>;

type Outcome = { id: string; submission?: StoredSubmission } | AppError;

async function store(
  query: Query,
  id: string,
  sentForm: SentForm,
  effects: SubmissionEffects,
  count?: Count,
): Promise<Outcome> {
  const refusal = count && (await count(query));
  if (refusal) return refusal;
  const { form, person, details } = sentForm;
  const kind = form.kind as SubmissionKind;
  const { progress, hasReference, promise } = KINDS[kind];
  const { quarantine, sourcePage, sender } = effects;
  const earlier = sender && (await takeTurn(query, id, sender));
  const createdAt = new Date();
  const times = { createdAt, updatedAt: createdAt };
  const head = {
    id,
    kind,
    quarantine,
    sourcePage,
    repeatOf: earlier,
    status: progress.first,
    ...person,
    ...contactKeys(person),
    ...times,
    reference: hasReference ? createReference(randomInt(RANDOM_RANGE)) : undefined,
  };
  const due = quarantine
    ? undefined
    : dueOf(promise, createdAt, (details as { preferredTime?: Date }).preferredTime);
  const audited = form.audited?.(details as never);
  const submission = { ...head, details } as unknown as StoredSubmission;
  void query(
    ...insert('Submission', [{ ...head, dueAt: due?.at, dueFor: due?.for }]),
    ...insert(tableOf(kind), [{ submissionId: id, ...details } as Record<string, SqlValue>]),
    ...keyed({ kind, id }, effects),
    ...insert(
      'ConsentRecord',
      consentRows({ kind, id }, effects.consents, { ...effects, action: 'given' }),
    ),
    ...insert(
      'OutboxMessage',
      effects.mails.map(({ template, recipient, payload }) => ({
        ...queuedMail({ id: randomUUID(), submissionId: id, template, recipient, payload }),
        nextAttemptAt: createdAt,
        ...times,
        ...(quarantine && { status: 'held' }),
      })),
    ),
    ...recorded(
      { kind, id },
      {
        actor: 'visitor',
        action: 'created',
        after: { status: head.status, ...audited, quarantine: quarantine ?? null },
      },
    ),
    ...insert('SearchTerm', termRows(submission)),
    ...(effects.consents.includes('partner') ? qualificationBegun(id, details, createdAt) : []),
  );
  return { id, submission };
}

/**
 * Stores a submission with its effects in one transaction; `own` is what the browser has a pass for.
 * @returns the refusal, or the submission that now holds the answers
 */
export async function storeSubmission(
  sentForm: SentForm,
  effects: SubmissionEffects,
  { own, count }: { own?: string; count?: Count },
): Promise<Outcome> {
  if (!own || !sentForm.form.repeat) {
    return write((query) => store(query, randomUUID(), sentForm, effects, count));
  }
  const refusal = count && (await write(count));
  if (refusal) return refusal;
  const id = await correct(own, sentForm, effects);
  return id ? { id } : write((query) => store(query, randomUUID(), sentForm, effects));
}

export async function findByKey(scope: SubmissionKind, key: string) {
  const [found] = await runStatement({
    sql: 'SELECT "submissionHash", "resourceId" FROM "IdempotencyKey" WHERE "scope" = ? AND "key" = ?',
    values: [scope, key],
  });
  return found as { submissionHash: string; resourceId: string } | undefined;
}
