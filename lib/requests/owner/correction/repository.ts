import 'server-only';
import { updateTerms } from '@/lib/requests/search-index/repository';
import { queueMail, type NewMail } from '@/lib/platform/mail/repository';
import { database, type Transaction } from '@/lib/platform/db/client';
import { contactKeys } from '@/lib/requests/contact-keys';
import type { StoredHead } from '@/lib/requests/head';
import type { RequestReference } from '@/lib/requests/reference';
import { reopenQualification } from '@/lib/requests/leads/repository';
import { isStillGood, revokeLinks } from '@/lib/requests/links/repository';
import { linkGone } from '../open-link';
import { record } from '@/lib/requests/trail-repository';

interface AddressChange {
  from: string | null;
  /** Link of the open page; it stays until the new address is confirmed */
  linkId: string;
  mail: NewMail;
}

/** Ends links to the old address and redirects mails that wait. */
async function followAddress(
  tx: Transaction,
  requestId: string,
  { from, linkId, mail }: AddressChange,
) {
  const { template, recipient } = mail;
  const waits = { requestId, status: 'queued', leaseToken: null };
  if (from) {
    await revokeLinks(tx, requestId, new Date(), { sentTo: from, exceptId: linkId });
    await tx.outboxMessage.deleteMany({ where: { ...waits, recipient: from } });
  }
  // A correction sent twice must send one mail.
  await tx.outboxMessage.deleteMany({ where: { ...waits, template, recipient } });
  await queueMail(tx, requestId, mail);
}

export interface Correction {
  person: Pick<StoredHead, 'name' | 'email' | 'phone'>;
  details: Record<string, unknown>;
  changed: string[];
  address?: AddressChange;
}

export async function storeCorrection(
  reference: RequestReference,
  { person, details, changed, address }: Correction,
) {
  const { kind, id } = reference;
  const db = await database();
  await db.$transaction(async (tx) => {
    await tx.request.update({
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
