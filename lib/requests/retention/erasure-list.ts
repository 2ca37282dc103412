import 'server-only';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { env } from '@/lib/platform/env';

/** A deleted request on the list by which it is deleted again after a restore; nothing tells whose it was. */
export interface ListedErasure {
  requestId: string;
  requestKind: string;
  requestedBy: 'owner' | 'retention';
  erasedAt: Date;
}

/** Adds erasures to the end of a list; they are on the disk when this resolves. */
export async function addToList(file: string, erasures: readonly ListedErasure[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const list = await open(file, 'a', 0o600);
  try {
    // A line that a power cut has left half written ends before the next one begins.
    await list.appendFile(erasures.map((each) => `\n${JSON.stringify(each)}`).join(''));
    await list.sync();
  } finally {
    await list.close();
  }
}

/** Adds an erasure to this portal's list, beside the database and not in it: a backup cannot take it back. */
export const listErasure = (erasure: ListedErasure): Promise<void> =>
  addToList(env().ERASURE_LIST, [erasure]);
