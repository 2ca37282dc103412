import 'server-only';
import { forgetDeleted } from '@/lib/platform/db/compact';
import { eraseRequest, type ClosingMail, type ErasureOrder } from './erasure-repository';
import { removeMailFiles } from './mail-files';
import { log } from '@/lib/platform/telemetry/log';

/** Deletes a request and its files; freed pages of the database file may still hold the data. */
export async function eraseQuietly(id: string, order: ErasureOrder): Promise<boolean> {
  const mails = await eraseRequest(id, order);
  if (!mails) return false;
  try {
    await removeMailFiles(mails);
  } catch (error) {
    log().warn({ err: error }, 'Files of deleted mails are left; the retention job removes them');
  }
  return true;
}

/**
 * Deletes a request. The proof of its consents, the times of events and keyed hashes of mail address and phone
 * number stay.
 * @param mail about the deletion, queued in the same transaction
 * @returns false if there was no such request
 */
export async function eraseAtOnce(
  id: string,
  requestedBy: ErasureOrder['requestedBy'],
  mail?: ClosingMail,
): Promise<boolean> {
  if (!(await eraseQuietly(id, { requestedBy, mail }))) return false;
  await forgetDeleted();
  return true;
}
