import 'server-only';
import { z } from 'zod';
import type { Agency } from '@/lib/agencies/agency';
import { RECLAIM_REASONS, type ReclaimReason, reasonLabel } from '@/lib/agencies/reclaim-rules';
import { momentInBerlin } from '@/lib/platform/format/berlin-day';
import { AppError } from '@/lib/platform/http/errors';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { text, parse } from '@/lib/platform/validation/fields';
import { isUuid } from '@/lib/platform/validation/uuid';
import { findSubmissions } from '@/lib/submissions/repository';
import { refuseIdentifying } from './facts';
import { returnLeads } from './guarantee-repository';
import { className } from './offer-service';
import { offeredHome } from './offer';
import { outcomeText } from './outcomes';
import { countUndecided, findCreditable, findReclaims } from './agency-repository';
import { creditAsGoodwill, decideReclaim, fileReclaim, findSoldPerson } from './reclaim-repository';

const NO_LEAD = 'Diesen Lead gibt es hier nicht.';

const REASONS = Object.keys(RECLAIM_REASONS) as [ReclaimReason, ...ReclaimReason[]];

/** '24.11.2026 10:30', in German time. */
const TYPED_MOMENT = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),?\s+(\d{1,2}):(\d{2})(?:\s*Uhr)?$/;

const BAD_MOMENT = 'Bitte schreiben Sie jeden Anruf in eine Zeile: 24.11.2026 10:30';

function momentOf(line: string): Date | undefined {
  const [, day = '', month = '', year, hour = '', minute] = TYPED_MOMENT.exec(line) ?? [];
  const two = (digits: string) => digits.padStart(2, '0');
  return momentInBerlin(`${year}-${two(month)}-${two(day)}T${two(hour)}:${minute}`);
}

const lines = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const reclaimSchema = z
  .object({
    reason: z.enum(REASONS, { error: 'Bitte wählen Sie einen Grund aus der Liste' }),
    evidence: text({
      min: 10,
      max: 2000,
      message: 'Bitte beschreiben Sie mit mindestens 10 Zeichen, was geschehen ist',
      multiline: true,
    }),
    attempts: z
      .string({ error: BAD_MOMENT })
      .max(2000, { error: BAD_MOMENT })
      .default('')
      .transform(lines)
      .refine((typed) => typed.every((line) => momentOf(line)), { error: BAD_MOMENT })
      .transform((typed) => typed.map((line) => momentOf(line)!)),
  })
  .refine(({ reason, attempts }) => reason !== 'not-reached' || attempts.length > 0, {
    path: ['attempts'],
    error: BAD_MOMENT,
  });

/** @throws AppError `not_found` (404), `invalid` (422), `conflict` (409) while one is open */
export async function reclaim(agency: Agency, id: string, body: unknown): Promise<void> {
  const filing = parse(reclaimSchema, body);
  if (!isUuid(id)) throw new AppError('not_found', NO_LEAD);
  await fileReclaim(id, agency.id, filing);
  signalWork();
}

/** @throws AppError `conflict` (409) after the guarantee has ended */
export async function takeMoneyBack({ id }: Agency): Promise<void> {
  await returnLeads(id);
  signalWork();
}

const SHOWN = 100;

const DAY = 24 * 60 * 60 * 1000;

export const countOpenReclaims = (): Promise<number> => countUndecided();

export async function listReclaims(now = new Date()) {
  const reclaims = await findReclaims(SHOWN);
  const found = await findSubmissions(reclaims.map(({ delivery }) => delivery.submissionId));
  const kinds = new Map(found.map(({ id, kind }) => [id, kind]));
  return reclaims.map(({ delivery, attempts, reason, ...each }) => ({
    id: each.id,
    deliveryId: each.deliveryId,
    office: each.office,
    home: offeredHome(delivery.offer),
    className: className(delivery.class),
    submissionId: delivery.submissionId,
    /** Nothing once the request is deleted */
    kind: kinds.get(delivery.submissionId),
    outcome: outcomeText(delivery),
    daysLeft: Math.max(0, Math.ceil((each.dueAt.getTime() - now.getTime()) / DAY)),
    deliveredAt: delivery.deliveredAt,
    priceCents: delivery.priceCents,
    reason: reasonLabel(reason),
    evidence: each.evidence,
    attempts: ((attempts ?? []) as string[]).map((at) => new Date(at)),
    filedAt: each.filedAt,
    dueAt: each.dueAt,
    decision: each.decision as 'credited' | 'refused' | null,
    decidedBy: each.decidedBy,
    decidedAt: each.decidedAt,
    explanation: each.explanation ?? '',
  }));
}

export type ListedReclaim = Awaited<ReturnType<typeof listReclaims>>[number];

const reasoned = text({
  min: 10,
  max: 1000,
  message: 'Bitte begründen Sie die Entscheidung mit mindestens 10 Zeichen',
  multiline: true,
});

const decisionSchema = z.object({
  deliveryId: z.uuid({ error: 'Bitte wählen Sie eine Reklamation' }),
  decision: z.enum(['credited', 'refused'], {
    error: 'Bitte wählen Sie, ob der Preis gutgeschrieben wird',
  }),
  explanation: reasoned,
});

/** It goes out by mail and stays after the person withdraws. @throws AppError `invalid` (422) */
async function refusePerson(deliveryId: string, explanation: string) {
  const person = await findSoldPerson(deliveryId);
  refuseIdentifying('explanation', explanation, person ?? { name: null, phone: null });
}

/** @throws AppError `invalid` (422), `conflict` (409) if it is already decided */
export async function decide(body: unknown, employeeId: number): Promise<void> {
  const { deliveryId, ...decision } = parse(decisionSchema, body);
  await refusePerson(deliveryId, decision.explanation);
  await decideReclaim(deliveryId, { ...decision, decidedBy: `employee:${employeeId}` });
  signalWork();
}

/** The latest leads whose price can be credited, to choose from. */
export async function listCreditable() {
  const deliveries = await findCreditable(SHOWN);
  return deliveries.map(({ id, office, offer, deliveredAt, priceCents }) => ({
    id,
    office,
    home: offeredHome(offer),
    deliveredAt,
    priceCents,
  }));
}

const CHOICE =
  'Bitte wählen Sie einen Lead aus der Liste, oder geben Sie die ganze Nummer seines Nachweises ein';

const goodwillSchema = z
  .object({
    lead: z.string({ error: CHOICE }).default(''),
    /** Of a lead that is not among the latest */
    proof: z.string({ error: CHOICE }).trim().default(''),
    explanation: reasoned,
  })
  .refine(({ lead, proof }) => isUuid(lead || proof), { path: ['lead'], error: CHOICE });

/** @throws AppError `not_found` (404), `invalid` (422), `conflict` (409) if it is credited */
export async function grantGoodwill(body: unknown, employeeId: number): Promise<void> {
  const { lead, proof, explanation } = parse(goodwillSchema, body);
  const deliveryId = lead || proof;
  await refusePerson(deliveryId, explanation);
  await creditAsGoodwill(deliveryId, { explanation, decidedBy: `employee:${employeeId}` });
  signalWork();
}
