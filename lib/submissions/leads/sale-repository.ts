import 'server-only';
import { covers } from '@/lib/agencies/agency';
import { findAgency, findBuyers, protectedAreas } from '@/lib/agencies/repository';
import { database, type Transaction } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/http/errors';
import { formatClock } from '@/lib/platform/format/date';
import { type ContactWish, NO_WISH, wishLabels } from '@/lib/submissions/contact-wish/contact-wish';
import { findWish } from '@/lib/submissions/contact-wish/repository';
import { findSubmission } from '@/lib/submissions/repository';
import { offeredHomeFacts, isIdentifying, isSaleSubmission, type SaleSubmission } from './facts';
import { isBetter, type LeadClassId } from './lead-class';
import {
  billingOf,
  capacityOf,
  endOffers,
  type Offered,
  offeredTo,
  offerTo,
} from './offers-repository';
import { classOf } from './qualification';
import { takeFromSale } from './repository';
import { type Qualification, findQualification } from './qualification-repository';

export type SaleChange =
  | {
      confirm: { isOwner: boolean; isShared: boolean; timeline: string; words: string; by: number };
    }
  | { release: { by: number; exception?: string } }
  /** Without a submission of the owner */
  | { holdBack: true }
  /** Whether only employees offer it, not the rule */
  | { byHand: boolean }
  /** `null` returns to the class by rule */
  | { setClass: { class: LeadClassId; reason: string; by: number } | null }
  /** From the submission that it joined or resembles */
  | { separate: true }
  | { offer: { agencyId: string; by: number } };

/** Without personal data, which an employee may have written into a note. */
function ownerLines(submission: SaleSubmission, row: Qualification, wish: ContactWish) {
  const { contactAt, contactSource, intentWords } = row;
  const how = contactSource === 'mail' ? 'über den Link in der E-Mail' : 'am Telefon';
  return [
    {
      label: 'Kontakt bestätigt',
      text: contactAt ? `${how}, ${formatClock(contactAt)}` : 'noch nicht',
    },
    { label: 'Erreichbar', text: wishLabels(wish).join('; ') || 'ohne besonderen Wunsch' },
    ...(intentWords && !isIdentifying(intentWords, submission)
      ? [{ label: 'Absicht, aus unserem Gespräch', text: intentWords }]
      : []),
  ];
}

export function offeredOf(
  submission: SaleSubmission,
  row: Qualification,
  wish: ContactWish = NO_WISH,
): Offered {
  const { class: leadClass, reasons } = classOf(submission, row);
  return {
    submissionId: row.submissionId,
    kind: submission.kind,
    class: leadClass,
    postalCode: submission.details.postalCode,
    wishedAt: row.wishedAt,
    endsAt: row.endsAt,
    object: {
      facts: offeredHomeFacts(submission).map(({ label, text }) => ({ label, text })),
      reasons,
      owner: ownerLines(submission, row, wish),
      wishedAt: row.wishedAt.toISOString(),
    },
  };
}

export interface CandidateAgency {
  id: string;
  office: string;
  billing: 'package' | 'single';
  /** Missing if unlimited */
  left?: number;
}

export async function agenciesFor(
  { submissionId, postalCode }: Pick<Qualification, 'submissionId' | 'postalCode'>,
  leadClass: LeadClassId,
  now: Date,
): Promise<CandidateAgency[]> {
  const db = await database();
  const inArea = (await findBuyers()).filter(({ areas }) => covers(areas, postalCode));
  const isCovering = (area: { prefix: string }) => covers([area], postalCode);
  const alone = inArea.filter(({ areas }) =>
    areas.some((area) => area.isProtected && isCovering(area)),
  );
  const before = await offeredTo(submissionId);
  const agencies: CandidateAgency[] = [];
  for (const agency of alone.length > 0 ? alone : inArea) {
    if (before.has(agency.id)) continue;
    const capacity = await capacityOf(db, agency, now);
    const billing = billingOf(leadClass, capacity);
    if (!billing) continue;
    const left = billing === 'single' ? capacity.singles : capacity.limit - capacity.taken;
    const { id, office } = agency;
    agencies.push({ id, office, billing, left: Number.isFinite(left) ? left : undefined });
  }
  return agencies;
}

/** @throws AppError `conflict` (409) with the reason */
async function offer(
  tx: Transaction,
  row: Qualification,
  { agencyId, by }: { agencyId: string; by: number },
  now: Date,
) {
  const [submission, agency] = [
    await findSubmission(row.submissionId, tx),
    await findAgency(agencyId, tx),
  ];
  if (!submission || !isSaleSubmission(submission) || !agency) {
    throw new AppError('conflict', 'Dieses Büro gibt es nicht mehr.');
  }
  const { postalCode } = submission.details;
  const others = (await protectedAreas(agencyId, tx)).filter((area) => covers([area], postalCode));
  if (others[0]) {
    throw new AppError('conflict', `Dieses Gebiet ist für ${others[0].office} geschützt.`);
  }
  const lead = offeredOf(submission, row, await findWish(row.submissionId, tx));
  const offered = await offerTo(tx, agencyId, [lead], { by: `employee:${by}`, now });
  if (offered.length > 0) return;
  throw new AppError(
    'conflict',
    `${agency.office} kann diesen Lead gerade nicht bekommen: Gebiet, Kontingent oder Frist passen nicht, oder er ist schon angeboten.`,
  );
}

/** @throws AppError `conflict` (409) if the lead does not allow it */
export async function changeSale(
  tx: Transaction,
  submissionId: string,
  change: SaleChange,
  now = new Date(),
) {
  const row = await findQualification(submissionId, tx);
  if (!row) return;
  const where = { submissionId };
  if ('confirm' in change) {
    const { words, by, ...told } = change.confirm;
    const data = { intentAt: now, intentBy: by, intentWords: words, ...told };
    await tx.qualification.update({ where, data });
    if (!told.isOwner) await takeFromSale(tx, submissionId, now);
  } else if ('release' in change) {
    const { by: releasedBy, exception = null } = change.release;
    const data = { releasedAt: now, releasedBy, exception };
    await tx.qualification.update({ where, data });
  } else if ('holdBack' in change) {
    await takeFromSale(tx, submissionId, now);
  } else if ('byHand' in change) {
    await tx.qualification.update({ where, data: { isByHand: change.byHand } });
  } else if ('setClass' in change) {
    const set = change.setClass;
    const before = row.setClass ?? row.class;
    // What is offered as a better class must not be bought any more.
    if (set && before && isBetter(before, set.class)) {
      await endOffers(tx, submissionId, 'expired', now);
    }
    await tx.qualification.update({
      where,
      data: set
        ? { setClass: set.class, setReason: set.reason, setBy: set.by, setAt: now }
        : { setClass: null, setReason: null, setBy: null, setAt: null },
    });
  } else if ('separate' in change) {
    const root = row.joinedTo && (await findQualification(row.joinedTo, tx));
    if (root && root.soldAt) {
      throw new AppError('conflict', 'Der gemeinsame Lead ist schon übergeben.');
    }
    const data = { joinedTo: null, resembles: null, isSeparate: true };
    await tx.qualification.update({ where, data });
  } else await offer(tx, row, change.offer, now);
}
