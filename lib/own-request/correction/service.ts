import 'server-only';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import type { SubjectType } from '@/lib/submissions/subject';
import type { Subject } from '@/lib/subjects/subject';
import { estimate } from '@/lib/valuation/estimate';
import { parse } from '@/lib/platform/validation/parse';
import { signalWork } from '@/lib/work-signal';
import { openProvenLink } from '../open-link';
import { storeCorrection } from './repository';
import { CORRECTIONS, type Corrected } from './schemas';

/** Changes of address within a day: each one sends a mail to somebody who may not want it. */
const ADDRESS_LIMIT = { name: 'address-change', limit: 5, window: 86_400 };

const valueOf = (type: SubjectType, answers: object) =>
  type === 'valuation' ? { estimatedValue: estimate(answers as Corrected<'valuation'>).value } : {};

/** The fields in which the answers differ from what is stored. */
function changedFields({ facts, person }: Subject, answers: object): string[] {
  const stored = new Map<string, unknown>(facts.map(({ field, value }) => [field, value]));
  for (const [field, value] of Object.entries(person)) stored.set(field, value);
  return Object.entries(answers).flatMap(([field, value]) =>
    (value ?? null) === (stored.get(field) ?? null) ? [] : [field],
  );
}

/** The mail that asks for a new address to be confirmed. */
const confirmationOf = (type: SubjectType) =>
  type === 'valuation' ? 'valuation-confirmation' : 'address-confirmation';

/**
 * Corrects what a person has said, by the rules of the form it was said in. The valuation follows; a
 * new address is asked to be confirmed, and the old one's links end.
 * @param body the fields as typed
 * @throws AppError `not_found` (404), `invalid` (422), `too_many` (429)
 */
export async function correctRequest(token: string, body: unknown): Promise<void> {
  const { link, subject } = await openProvenLink(token);
  const { subjectType, subjectId, person } = subject;
  const answers = parse(CORRECTIONS[subjectType], body) as Corrected<typeof subjectType>;
  const changed = changedFields(subject, answers);
  if (changed.length === 0) return;
  const { email } = answers;
  const mail = email ? { template: confirmationOf(subjectType), recipient: email } : undefined;
  const isNewAddress = mail && changed.includes('email');
  if (isNewAddress) await enforceRateLimit(ADDRESS_LIMIT, subjectId);
  await storeCorrection({ subjectType, subjectId }, answers, {
    ...valueOf(subjectType, answers),
    changed,
    address: isNewAddress ? { from: person.email, linkId: link.id, mail } : undefined,
  });
  signalWork();
}
