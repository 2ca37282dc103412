import 'server-only';
import { forgetDeleted } from '@/lib/platform/db/compact';
import { eraseRequest, type ClosingMail, type ErasureOrder } from './erasure-repository';
import { removeMailFiles } from './mail-files';
import { log } from '@/lib/platform/telemetry/log';

/** Deletes a request with everything of it, files included; the database file still remembers it. */
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
 * Deletes a request and everything of it. What stays is the proof of its consents, the times at which
 * something happened, and keyed hashes of mail address and phone number.
 * @param mail queued in the same transaction, so that the person learns of the deletion
 * @returns false when there was no such request
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
