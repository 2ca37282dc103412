import 'server-only';
import { AppError } from '@/lib/platform/http/errors';
import { keyedHash } from '@/lib/platform/secret';
import { type SubmissionReference } from '@/lib/submissions/reference';
import { findSubmission } from '@/lib/submissions/repository';
import { KINDS, isSubmissionKind, type StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { ensureLink, lastRevokedAt } from '@/lib/submissions/links/repository';
import { ownerToken } from '@/lib/submissions/links/token';
import { timingSafeEqual } from 'node:crypto';
import { env } from '@/lib/platform/env';

/** Milliseconds in which the browser that sent a form can open its page without the mail */
export const BROWSER_LIFETIME = 24 * 60 * 60 * 1000;

export const PASS_COOKIE = 'wohnlotse-anfrage';

export interface Pass extends SubmissionReference {
  issuedAt: Date;
}

const signed = (content: string) => `${content}.${keyedHash(`pass:${content}`)}`;

export function createPass({ kind, id }: SubmissionReference, now: Date): string {
  return signed(`${kind}.${id}.${now.getTime()}`);
}

/** `undefined` if the pass is forged or too old */
export function readPass(value: string | undefined, now: Date): Pass | undefined {
  const [kind = '', id = '', issued = ''] = value?.split('.') ?? [];
  const given = Buffer.from(value ?? '');
  const expected = Buffer.from(signed(`${kind}.${id}.${issued}`));
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const issuedAt = new Date(Number(issued));
  const isFresh = now.getTime() - issuedAt.getTime() < BROWSER_LIFETIME;
  return isOurs && isFresh && isSubmissionKind(kind) ? { kind, id, issuedAt } : undefined;
}

export function passCookie(reference: SubmissionReference) {
  return {
    name: PASS_COOKIE,
    value: createPass(reference, new Date()),
    // Forms send it too: it proves that a repeated form may correct the submission.
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: env().APP_URL.startsWith('https:'),
  } as const;
}

export function passHeader(reference: SubmissionReference): string {
  const { name, value, path, secure } = passCookie(reference);
  const flags = secure ? '; Secure' : '';
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax${flags}`;
}

export async function passedReference(
  value: string | undefined,
): Promise<SubmissionReference | undefined> {
  const pass = readPass(value, new Date());
  const revokedAt = pass && (await lastRevokedAt(pass.id));
  return !pass || (revokedAt && revokedAt >= pass.issuedAt) ? undefined : pass;
}

async function submissionOf(value: string | undefined): Promise<StoredSubmission | undefined> {
  const reference = await passedReference(value);
  return reference && findSubmission(reference.id);
}

/** `undefined` if the browser has sent nothing, or too long ago. */
export async function browserSubmission(
  value: string | undefined,
): Promise<{ title: string; createdAt: Date } | undefined> {
  const submission = await submissionOf(value);
  return submission && { title: KINDS[submission.kind].title, createdAt: submission.createdAt };
}

/**
 * @param only id of the expected submission: the browser may have sent another one since
 * @throws AppError `not_found` (404) for an invalid pass, or for another submission
 */
export async function browserToken(value: string | undefined, only?: string): Promise<string> {
  const submission = await submissionOf(value);
  if (!submission || (only && submission.id !== only))
    throw new AppError('not_found', 'Dieser Link gilt nicht mehr');
  const expiresAt = new Date(Date.now() + BROWSER_LIFETIME);
  // The id comes from the pass, so that each pass has one link.
  const id = keyedHash(`browser-link:${value}`);
  await ensureLink({ id, submissionId: submission.id, channel: 'browser', expiresAt });
  return ownerToken(id);
}
