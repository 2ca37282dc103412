import 'server-only';
import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/platform/http/errors';
import type { SubjectReference } from '@/lib/submissions/subject';
import { findSubject } from '@/lib/subjects/repository';
import type { Subject } from '@/lib/subjects/subject';
import { SUBJECT_TITLES } from '@/lib/subjects/titles';
import { BROWSER_LIFETIME } from '../links/lifetime';
import { ensureLink, lastRevokedAt } from '../links/repository';
import { ownerToken } from '../links/token';
import { readPass } from './pass';

/** Which request a browser has sent, as long as its pass is good and no link was ended since. */
export async function passedReference(
  value: string | undefined,
): Promise<SubjectReference | undefined> {
  const pass = readPass(value, new Date());
  const revokedAt = pass && (await lastRevokedAt(pass));
  return !pass || (revokedAt && revokedAt >= pass.issuedAt) ? undefined : pass;
}

async function subjectOf(value: string | undefined): Promise<Subject | undefined> {
  const reference = await passedReference(value);
  return reference && findSubject(reference);
}

/** What this browser has sent, by the value of its cookie; `undefined` where it is nothing, or too long ago. */
export async function browserRequest(
  value: string | undefined,
): Promise<{ title: string; createdAt: Date } | undefined> {
  const subject = await subjectOf(value);
  return subject && { title: SUBJECT_TITLES[subject.subjectType], createdAt: subject.createdAt };
}

/**
 * Makes the link by which this browser opens its request.
 * @returns its token
 * @throws AppError `not_found` (404) for a pass that is not good
 */
export async function browserToken(value: string | undefined): Promise<string> {
  const subject = await subjectOf(value);
  if (!subject) throw new AppError('not_found', 'Dieser Link gilt nicht mehr');
  const { subjectType, subjectId } = subject;
  const expiresAt = new Date(Date.now() + BROWSER_LIFETIME);
  const link = { id: randomUUID(), subjectType, subjectId, channel: 'browser', expiresAt } as const;
  const { id } = await ensureLink(link);
  return ownerToken(id);
}
