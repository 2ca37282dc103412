import 'server-only';
import { searchAnew } from '@/lib/back-office/queue/entry/repository';
import { database, type Transaction } from '@/lib/platform/db/client';
import { queueMail, type NewMail } from '@/lib/mail/repository';
import type { SubjectReference, SubjectType } from '@/lib/submissions/subject';
import { revokeLinks } from '../links/repository';
import { recordEvent } from '../repository';
import type { Corrected } from './schemas';

/** What follows from the answers; whole euros. */
interface Computed {
  estimatedValue?: number;
}

const raised = { version: { increment: 1 } };

/** Every field is written: what was left empty becomes `null`. */
const WRITERS: {
  [Type in SubjectType]: (
    tx: Transaction,
    id: string,
    answers: Corrected<Type>,
    computed: Computed,
  ) => Promise<unknown>;
} = {
  valuation: (tx, id, { name, email, phone, ...answers }, computed) =>
    tx.valuationRequest.update({
      where: { id },
      data: {
        ...answers,
        ...computed,
        yearBuilt: answers.yearBuilt ?? null,
        rooms: answers.rooms ?? null,
        condition: answers.condition ?? null,
        notes: answers.notes ?? null,
        contactName: name,
        contactEmail: email,
        contactPhone: phone,
        ...raised,
      },
    }),
  lead: (tx, id, answers) =>
    tx.adLead.update({
      where: { id },
      data: {
        ...answers,
        yearBuilt: answers.yearBuilt ?? null,
        condition: answers.condition ?? null,
        additionalInfo: answers.additionalInfo ?? null,
        ...raised,
      },
    }),
  callback: (tx, id, { name, phone, email = null, propertyType = null }) =>
    tx.callbackRequest.update({
      where: { id },
      data: { name, phone, email, propertyType, ...raised },
    }),
  contact: (tx, id, { name, email, message, propertyType = null }) =>
    tx.contactRequest.update({
      where: { id },
      data: { name, email, message, propertyType, ...raised },
    }),
  inquiry: (tx, id, answers) =>
    tx.agentInquiry.update({
      where: { id },
      data: { ...answers, message: answers.message ?? null, ...raised },
    }),
};

interface AddressChange {
  from?: string;
  /** The link by which the page is open; it stays */
  linkId: string;
  mail: NewMail;
}

/** Links that went to the old address are ended; what waits for it goes to the new one. */
async function followAddress(
  tx: Transaction,
  { subjectType, subjectId }: SubjectReference,
  { from, linkId, mail }: AddressChange,
) {
  const reference = { subjectType, subjectId };
  if (from) {
    await revokeLinks(tx, reference, new Date(), { sentTo: from, exceptId: linkId });
    await tx.outboxMessage.deleteMany({
      where: { ...reference, recipient: from, status: 'queued', leaseToken: null },
    });
  }
  await queueMail(tx, reference, mail);
}

/** What goes with a correction. */
interface CorrectionTrail extends Computed {
  /** Fields that differ from before */
  changed: string[];
  address?: AddressChange;
}

/** Writes corrected answers, and what follows from another address, in one transaction. */
export async function storeCorrection<Type extends SubjectType>(
  reference: { subjectType: Type; subjectId: string },
  answers: Corrected<Type>,
  { changed, address, ...computed }: CorrectionTrail,
) {
  const db = await database();
  await db.$transaction(async (tx) => {
    await WRITERS[reference.subjectType](tx, reference.subjectId, answers, computed);
    if (address) await followAddress(tx, reference, address);
    await recordEvent(tx, reference, 'corrected', { fields: changed.join(', ') });
    await searchAnew(tx, reference);
  });
}
