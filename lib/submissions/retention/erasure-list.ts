import 'server-only';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { env } from '@/lib/platform/env';

/** To be deleted again after a restore; without personal data */
export interface ListedErasure {
  submissionId: string;
  submissionKind: string;
  requestedBy: 'owner' | 'retention';
  erasedAt: Date;
}

/** Resolves once the erasures are on disk. */
export async function addToList(file: string, erasures: readonly ListedErasure[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const list = await open(file, 'a', 0o600);
  try {
    // The leading line break separates a line that a power cut left incomplete.
    await list.appendFile(erasures.map((each) => `\n${JSON.stringify(each)}`).join(''));
    await list.sync();
  } finally {
    await list.close();
  }
}

/** Outside the database, so that no restore can undo it. */
export const listErasure = (erasure: ListedErasure): Promise<void> =>
  addToList(env().ERASURE_LIST, [erasure]);
