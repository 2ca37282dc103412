import 'server-only';
import type { Transaction } from '@/lib/platform/db/client';
import { promiseEnd } from '@/lib/submissions/due-date';
import type { StoredHead } from '@/lib/submissions/head';
import type { StoredSubmission } from '@/lib/submissions/kinds/kinds';
import { contactSaidBy } from '@/lib/submissions/kinds/statuses';
import type { TrailEntry } from '@/lib/submissions/trail-repository';

export interface Deed {
  actor: string;
  action: string;
  status?: string;
  at: Date;
}

/** Actions that count as contact, including unanswered calls. */
const CONTACTS = new Set([
  'called',
  'mailed',
  'valuation-sent',
  'callback-arranged',
  'appointment-arranged',
  'lead-intent',
]);

export const isAboutContact = ({ actor, action, status = '' }: Omit<Deed, 'at'>) =>
  actor.startsWith('employee:') && (CONTACTS.has(action) || contactSaidBy(status) !== 'unknown');

/** By an action, or by a status that was not taken back. @param deeds oldest first */
export function firstContact(deeds: readonly Deed[]): Date | undefined {
  let done: Date | undefined;
  let said: Date | undefined;
  for (const { actor, action, status = '', at } of deeds) {
    if (!actor.startsWith('employee:')) continue;
    if (CONTACTS.has(action)) done ??= at;
    else if (contactSaidBy(status) === 'after') said ??= at;
    else if (contactSaidBy(status) === 'before') said = undefined;
  }
  if (!done || !said) return done ?? said;
  return said < done ? said : done;
}

const secondsBetween = (from: Date, to: Date) => Math.round((to.getTime() - from.getTime()) / 1000);

const statusIn = (values: unknown): string | undefined => {
  const { status } = (values ?? {}) as { status?: unknown };
  return typeof status === 'string' ? status : undefined;
};

export async function noteStatus(
  tx: Pick<Transaction, 'statusChange'>,
  { id: submissionId, kind, status: before }: Pick<StoredHead, 'id' | 'kind' | 'status'>,
  after: string | undefined,
): Promise<void> {
  if (after === undefined || after === before) return;
  await tx.statusChange.create({ data: { submissionId, kind, before, after } });
}

export async function noteContact(
  tx: Transaction,
  submission: StoredSubmission,
  { actor, action, after }: TrailEntry,
): Promise<void> {
  if (!isAboutContact({ actor, action, status: statusIn(after) })) return;
  const { id: submissionId, kind, createdAt: askedAt } = submission;
  const events = await tx.submissionEvent.findMany({
    where: { submissionId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  const at = firstContact(
    events.map((each) => ({ ...each, status: statusIn(each.after), at: each.createdAt })),
  );
  await tx.milestone.deleteMany({ where: { submissionId, name: 'contacted' } });
  if (!at) return;
  const promised = secondsBetween(askedAt, promiseEnd(submission));
  await tx.milestone.create({
    data: {
      submissionId,
      name: 'contacted',
      kind,
      askedAt,
      after: secondsBetween(askedAt, at),
      within: promised,
    },
  });
}

export async function noteConfirmation(tx: Transaction, submissionId: string, at: Date) {
  const { kind, createdAt: askedAt } = await tx.submission.findUniqueOrThrow({
    where: { id: submissionId },
    select: { kind: true, createdAt: true },
  });
  const milestone = { submissionId, name: 'confirmed' };
  await tx.milestone.upsert({
    where: { submissionId_name: milestone },
    create: { ...milestone, kind, askedAt, after: secondsBetween(askedAt, at) },
    update: {},
  });
}
