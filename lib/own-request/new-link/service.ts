import 'server-only';
import { enforceRateLimit, isLimitReached } from '@/lib/rate-limit/service';
import { keyedHash } from '@/lib/secret';
import { subjectKey, type SubjectReference } from '@/lib/submissions/subject';
import type { Submitter } from '@/lib/submissions/submitter';
import { findSubject, findSubjectsByEmail } from '@/lib/subjects/repository';
import { parse } from '@/lib/validation/parse';
import { wakeWorkers } from '@/lib/wake';
import { linkedSubjects } from '../links/repository';
import { storeLinkMail } from './repository';
import { newLinkSchema } from './schema';

/** Links asked for from one connection within ten minutes. */
const CALLER_LIMIT = { name: 'new-link', limit: 10, window: 600 };

/** Mails with links to one address within a day; beyond it none is sent, and nobody is told so. */
const ADDRESS_LIMIT = { name: 'new-link-address', limit: 5, window: 86_400 };

interface Found {
  reference: SubjectReference;
  createdAt: Date;
  /** As it is stored */
  email: string;
}

/** The requests under an address, however it was written, newest first. */
async function requestsOf(address: string): Promise<Found[]> {
  const found = new Map<string, Found>();
  const candidates = [...(await findSubjectsByEmail(address)), ...(await linkedSubjects(address))];
  for (const { subjectType, subjectId } of candidates) {
    const reference = { subjectType, subjectId };
    const subject = await findSubject(reference);
    const email = subject?.person.email;
    if (email) found.set(subjectKey(reference), { reference, createdAt: subject.createdAt, email });
  }
  return [...found.values()]
    .filter(({ email }) => email.toLowerCase() === address.toLowerCase())
    .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

/**
 * Sends links to all requests under an address. Whether there are any is not told to whoever asks.
 * @throws AppError `invalid` (422), `too_many` (429)
 */
export async function requestNewLink(body: unknown, { caller }: Submitter): Promise<void> {
  const { email } = parse(newLinkSchema, body);
  await enforceRateLimit(CALLER_LIMIT, caller);
  const requests = await requestsOf(email);
  const [newest] = requests;
  const addressKey = keyedHash(`new-link:${email.toLowerCase()}`).slice(0, 32);
  if (!newest || (await isLimitReached(ADDRESS_LIMIT, addressKey))) return;
  await enforceRateLimit(ADDRESS_LIMIT, addressKey);
  await storeLinkMail(
    newest.reference,
    newest.email,
    requests.map(({ reference }) => reference),
  );
  wakeWorkers();
}
