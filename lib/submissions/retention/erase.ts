import 'server-only';
import { forgetDeleted } from '@/lib/platform/db/compact';
import { eraseStoredSubmission, type ClosingMail, type ErasureOrder } from './erasure-repository';
import { removeMailFiles } from './mail-files';
import { log } from '@/lib/platform/telemetry/log';

/** Freed pages of the database file may still hold the data. */
export async function eraseQuietly(id: string, order: ErasureOrder): Promise<boolean> {
  const mails = await eraseStoredSubmission(id, order);
  if (!mails) return false;
  try {
    await removeMailFiles(mails);
  } catch (error) {
    log().warn({ err: error }, 'Files of deleted mails are left; the retention job removes them');
  }
  return true;
}

/**
 * Keeps the proof of consents, times of events, and keyed hashes of address and number.
 * @returns false if there was no such submission
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
