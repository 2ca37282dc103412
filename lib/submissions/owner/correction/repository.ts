import 'server-only';
import { updateTerms } from '@/lib/submissions/search-index/repository';
import { queueMail, type NewMail } from '@/lib/platform/mail/repository';
import { type Transaction, transaction } from '@/lib/platform/db/client';
import type { StoredHead } from '@/lib/submissions/head';
import { type SubmissionReference, contactKeys } from '@/lib/submissions/reference';
import { reopenQualification } from '@/lib/submissions/leads/repository';
import { isStillGood, revokeLinks } from '@/lib/submissions/links/repository';
import { linkGone } from '../open-link';
import { record } from '@/lib/submissions/trail-repository';

interface AddressChange {
  from: string | null;
  /** Link of the open page; it stays until the new address is confirmed */
  linkId: string;
  mail: NewMail;
}

/** Ends links to the old address and redirects mails that wait. */
async function followAddress(
  tx: Transaction,
  submissionId: string,
  { from, linkId, mail }: AddressChange,
) {
  const { template, recipient } = mail;
  const waits = { submissionId, status: 'queued', leaseToken: null };
  if (from) {
    await revokeLinks(tx, submissionId, new Date(), { sentTo: from, exceptId: linkId });
    await tx.outboxMessage.deleteMany({ where: { ...waits, recipient: from } });
  }
  // A correction sent twice must send one mail.
  await tx.outboxMessage.deleteMany({ where: { ...waits, template, recipient } });
  await queueMail(tx, { submissionId, ...mail });
}

export interface Correction {
  person: Pick<StoredHead, 'name' | 'email' | 'phone'>;
  details: Record<string, unknown>;
  changed: string[];
  address?: AddressChange;
}

export async function storeCorrection(
  reference: SubmissionReference,
  { person, details, changed, address }: Correction,
) {
  const { kind, id } = reference;
  await transaction(async (tx) => {
    await tx.submission.update({
      where: { id },
      data: {
        ...person,
        ...contactKeys(person),
        version: { increment: 1 },
        [kind]: { update: details },
      },
    });
    if (address) {
      // Another address may have been confirmed meanwhile, which ended the link.
      if (!(await isStillGood(tx, address.linkId))) throw linkGone();
      await followAddress(tx, id, address);
    }
    const after = { fields: changed.join(', ') };
    await record(tx, reference, { actor: 'visitor', action: 'corrected', after });
    await updateTerms(tx, id);
    const isOtherContact = changed.includes('email') || changed.includes('phone');
    await reopenQualification(tx, id, new Date(), isOtherContact);
  });
}
