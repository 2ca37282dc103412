import 'server-only';
import { randomInt, randomUUID } from 'node:crypto';
import { promisedDue } from '@/lib/requests/due-date';
import { termRows } from '@/lib/requests/search-index/repository';
import { consentRows } from '@/lib/requests/consent/repository';
import type { AppError } from '@/lib/platform/http/errors';
import { runStatement, write } from '@/lib/platform/db/client';
import {
  insert,
  type Job,
  type Query,
  type Statement,
  type SqlValue,
} from '@/lib/platform/db/statements';
import { queuedMail } from '@/lib/platform/mail/repository';
import { contactKeys } from '@/lib/requests/contact-keys';
import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import type { RequestReference } from '@/lib/requests/reference';
import type { StoredRequest } from '@/lib/requests/request';
import { recorded } from '@/lib/requests/trail-repository';
import { dueFrom } from '@/lib/requests/periods';
import { createReference } from '@/lib/requests/reference';
import { qualificationBegun } from '@/lib/requests/leads/repository';
import { correct } from './revision-repository';
import { senderKey, type Submission, type SubmissionEffects } from './submission';

/** Limit of randomInt. */
const RANDOM_RANGE = 2 ** 48 - 1;

/** A key that others may know moves on to its newest request. */
function keyed(
  { kind: scope, id: resourceId }: RequestReference,
  { idempotency }: SubmissionEffects,
): Statement[] {
  if (!idempotency) return [];
  const { isTyped, key, requestHash } = idempotency;
  return insert('IdempotencyKey', [
    { scope, key, requestHash, resourceId, createdAt: new Date() },
  ]).map(({ sql, values }) => ({
    sql: isTyped
      ? `${sql} ON CONFLICT ("scope", "key") DO UPDATE SET "resourceId" = excluded."resourceId"`
      : sql,
    values,
  }));
}

/** The sender's previous request, if recent. Concurrent calls wait, as they write to one row. */
async function takeTurn(
  query: Query,
  id: string,
  { scope, key }: { scope: string; key: string },
): Promise<string | undefined> {
  const now = new Date();
  const [last] = await query({
    sql: `INSERT INTO "IdempotencyKey" ("scope", "key", "requestHash", "resourceId", "createdAt")
      VALUES (?, ?, '', ?, ?) ON CONFLICT ("scope", "key") DO UPDATE SET "requestHash" = ''
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
    sql: 'SELECT "id" FROM "Request" WHERE "id" = ?',
    values: [String(last.resourceId)],
  });
  return earlier && String(earlier.id);
}

const tableOf = (kind: RequestKind) => kind[0]?.toUpperCase() + kind.slice(1);

/** Counts a submission in its transaction; an error refuses it. */
export type Count = Job<AppError | undefined>;

type Outcome = { id: string; request?: StoredRequest } | AppError;

async function store(
  query: Query,
  id: string,
  submission: Submission,
  effects: SubmissionEffects,
  count?: Count,
): Promise<Outcome> {
  const refusal = count && (await count(query));
  if (refusal) return refusal;
  const { form, person, details } = submission;
  const kind = form.kind as RequestKind;
  const { progress, hasReference } = KINDS[kind];
  const { quarantine, sourcePage } = effects;
  const sender = senderKey(submission, effects);
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
    : promisedDue({ kind, createdAt, details: details as { preferredTime?: Date } });
  const audited = form.audited?.(details as never);
  const request = { ...head, details } as unknown as StoredRequest;
  void query(
    ...insert('Request', [{ ...head, dueAt: due?.at, dueFor: due?.for }]),
    ...insert(tableOf(kind), [{ requestId: id, ...details } as Record<string, SqlValue>]),
    ...keyed({ kind, id }, effects),
    ...insert(
      'ConsentRecord',
      consentRows({ kind, id }, effects.consents, { ...effects, action: 'given' }),
    ),
    ...insert(
      'OutboxMessage',
      effects.mails.map(({ template, recipient, payload }) => ({
        ...queuedMail({ id: randomUUID(), requestId: id, template, recipient, payload }),
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
    ...insert('SearchTerm', termRows(request)),
    ...(effects.consents.includes('partner') ? qualificationBegun(id, details, createdAt) : []),
  );
  return { id, request };
}

/**
 * Stores a request with its effects in one transaction; `own` is what the browser has a pass for.
 * @returns the refusal, or the request that now holds the answers
 */
export async function storeSubmission(
  submission: Submission,
  effects: SubmissionEffects,
  { own, count }: { own?: string; count?: Count },
): Promise<Outcome> {
  if (!own || !submission.form.repeat) {
    return write((query) => store(query, randomUUID(), submission, effects, count));
  }
  const refusal = count && (await write(count));
  if (refusal) return refusal;
  const id = await correct(own, submission, effects);
  return id ? { id } : write((query) => store(query, randomUUID(), submission, effects));
}

export async function findByKey(scope: RequestKind, key: string) {
  const [found] = await runStatement({
    sql: 'SELECT "requestHash", "resourceId" FROM "IdempotencyKey" WHERE "scope" = ? AND "key" = ?',
    values: [scope, key],
  });
  return found as { requestHash: string; resourceId: string } | undefined;
}
