import 'server-only';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import { parse } from '@/lib/platform/validation/parse';
import { factsOf, correctedDetails } from '@/lib/requests/answers';
import { KINDS } from '@/lib/requests/kinds/kinds';
import type { StoredRequest } from '@/lib/requests/request';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { openProvenLink } from '../open-link';
import { storeCorrection } from './repository';

/** Changes of address within a day: each one sends a mail to somebody who may not want it. */
const ADDRESS_LIMIT = { name: 'address-change', limit: 5, window: 86_400 };

/** The fields in which the answers differ from what is stored. */
function changedFields(request: StoredRequest, answers: object): string[] {
  const stored = new Map<string, unknown>(
    factsOf(request).map(({ field, value }) => [field, value]),
  );
  for (const field of ['name', 'email', 'phone'] as const) stored.set(field, request[field]);
  return Object.entries(answers).flatMap(([field, value]) =>
    (value ?? null) === (stored.get(field) ?? null) ? [] : [field],
  );
}

/** What the form asks of the person: an address that was left empty is none. */
function personIn(kind: StoredRequest['kind'], answers: object) {
  const given = answers as Record<string, string | undefined>;
  const asked = KINDS[kind].fields.flatMap(({ name }) =>
    name === 'name' || name === 'email' || name === 'phone' ? [name] : [],
  );
  return Object.fromEntries(asked.map((name) => [name, given[name] ?? null]));
}

/**
 * Corrects what a person has said, by the rules of the form it was said in. The valuation follows; a
 * new address is asked to be confirmed, and the old one's links end.
 * @param body the fields as typed
 * @throws AppError `not_found` (404), `invalid` (422), `too_many` (429)
 */
export async function correctRequest(token: string, body: unknown): Promise<void> {
  const { link, request } = await openProvenLink(token);
  const { kind, id } = request;
  const answers = parse(KINDS[kind].correction, body);
  const changed = changedFields(request, answers);
  if (changed.length === 0) return;
  const { name, email, phone } = request;
  const person = { name, email, phone, ...personIn(kind, answers) };
  const mail = person.email
    ? { template: KINDS[kind].confirmation, recipient: person.email }
    : undefined;
  const isNewAddress = mail && changed.includes('email');
  if (isNewAddress) await enforceRateLimit(ADDRESS_LIMIT, id);
  await storeCorrection(request, {
    person,
    details: correctedDetails(kind, answers),
    changed,
    address: isNewAddress ? { from: request.email, linkId: link.id, mail } : undefined,
  });
  signalWork();
}
