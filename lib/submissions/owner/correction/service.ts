import 'server-only';
import { z } from 'zod';
import { enforceRateLimit } from '@/lib/platform/rate-limit/service';
import { inFormal, email, parse, refusedFields } from '@/lib/platform/validation/fields';
import {
  KINDS,
  type StoredSubmission,
  factsOf,
  correctedDetails,
} from '@/lib/submissions/kinds/kinds';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { REFINEMENTS, refinementSchema } from '@/lib/valuation/refinement';
import { linkGone, type Opened, openProvenLink } from '../open-link';
import { type Correction, storeCorrection } from './repository';

/** Per day: each change sends a mail to a possible stranger. */
const ADDRESS_LIMIT = { name: 'address-change', limit: 5, window: 86_400 };

const addressSchema = z.object({ email: email('Bitte geben Sie eine gültige E-Mail-Adresse ein') });

const SAME_ADDRESS =
  'An diese Adresse haben wir schon geschrieben. Fehlt die E-Mail, wählen Sie „Noch einmal senden“';

function changedFields(submission: StoredSubmission, answers: object): string[] {
  const stored = new Map<string, unknown>(
    factsOf(submission).map(({ field, value }) => [field, value]),
  );
  for (const field of ['name', 'email', 'phone'] as const) stored.set(field, submission[field]);
  return Object.entries(answers).flatMap(([field, value]) =>
    // A missing answer may be stored as null or 0.
    (value || null) === (stored.get(field) || null) ? [] : [field],
  );
}

function personIn(kind: StoredSubmission['kind'], answers: object) {
  const given = answers as Record<string, string | undefined>;
  const asked = KINDS[kind].fields.flatMap(({ name }) =>
    name === 'name' || name === 'email' || name === 'phone' ? [name] : [],
  );
  return Object.fromEntries(asked.map((name) => [name, given[name] ?? null]));
}

async function store(
  { link, submission }: Opened,
  correction: Pick<Correction, 'person' | 'details' | 'changed'>,
) {
  const { kind, id } = submission;
  const { email: recipient } = correction.person;
  const isNewAddress = recipient && correction.changed.includes('email');
  const address = isNewAddress
    ? {
        from: submission.email,
        linkId: link.id,
        mail: { template: KINDS[kind].confirmation, recipient },
      }
    : undefined;
  if (address) await enforceRateLimit(ADDRESS_LIMIT, id);
  await storeCorrection(submission, { ...correction, address });
  signalWork();
}

/**
 * Recalculates the valuation; a new address must be confirmed.
 * @throws AppError `not_found` (404), `conflict` (409), `invalid` (422), `too_many` (429)
 */
export async function correctSubmission(token: string, body: unknown): Promise<void> {
  const opened = await openProvenLink(token);
  const { submission } = opened;
  const { kind } = submission;
  const answers = parse(KINDS[kind].correction, body, inFormal);
  const changed = changedFields(submission, answers);
  if (changed.length === 0) return;
  const { name, email: stored, phone } = submission;
  const person = { name, email: stored, phone, ...personIn(kind, answers) };
  await store(opened, { person, details: correctedDetails(kind, answers), changed });
}

/** @throws AppError `not_found` (404), `conflict` (409), `invalid` (422), `too_many` (429) */
export async function correctAddress(token: string, body: unknown): Promise<void> {
  const opened = await openProvenLink(token);
  const { name, email: before, phone } = opened.submission;
  const { email: address } = parse(addressSchema, body);
  if (address.toLowerCase() === before?.toLowerCase()) {
    throw refusedFields({ email: SAME_ADDRESS });
  }
  await store(opened, { person: { name, email: address, phone }, details: {}, changed: ['email'] });
}

/**
 * Stores what makes a value more exact; what is left empty is taken back.
 * @throws AppError `not_found` (404), also for another kind, `conflict` (409), `invalid` (422)
 */
export async function refineValue(token: string, body: unknown): Promise<void> {
  const opened = await openProvenLink(token);
  const { submission } = opened;
  if (submission.kind !== 'valuation') throw linkGone();
  const answers = parse(refinementSchema, body);
  const details = Object.fromEntries(REFINEMENTS.map(({ name }) => [name, answers[name] ?? null]));
  const changed = changedFields(submission, details);
  const { name, email: address, phone } = submission;
  if (changed.length > 0)
    await store(opened, { person: { name, email: address, phone }, details, changed });
}
