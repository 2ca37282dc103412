import 'server-only';
import { pageOf } from '@/lib/platform/page';
import { onItsWay, sendsMail } from '@/lib/platform/mail/sender';
import { type MailServerState, mailState } from '@/lib/platform/mail/state';
import { mailTitle } from '@/lib/submissions/mail-titles';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { isUuid } from '@/lib/platform/validation/uuid';
import { signalWork } from '@/lib/platform/jobs/work-signal';
import { AppError } from '@/lib/platform/http/errors';
import { searchWords } from '@/lib/submissions/search-index/repository';
import { deliveryText } from './delivery';
import { countSent, findSent, type SentFilter, requeue } from './repository';
import { hasFailed } from './retry-rule';
import { MOST_SENT, SENT_PAGE_LENGTH, type SentEntry, type SentPage, type SentQuery } from './sent';

type Row = Awaited<ReturnType<typeof findSent>>[number];

function entryOf(row: Row, server: MailServerState): SentEntry {
  const { id, template, recipient, createdAt, status } = row;
  const about = row.submissionId ?? row.erasedId;
  const kind = row.submission?.kind ?? row.erasure?.submissionKind;
  return {
    id,
    recipient,
    createdAt,
    title: mailTitle(template),
    about: about && kind ? { type: kind as SubmissionKind, id: about } : undefined,
    state: mailState(row, server),
    text: deliveryText(row, server),
    canRetry: hasFailed(status),
  };
}

function filterOf({ search, state }: SentQuery): SentFilter {
  const filter = { state: state === 'all' ? undefined : state };
  if (!search) return filter;
  // Also in lower case: the databases compare letter case differently.
  const recipients = [...new Set([search, search.toLowerCase()])];
  return { ...filter, search: { recipients, words: searchWords(search) } };
}

/** A search finds mails to exactly this address, and mails about submissions with the words. */
export async function listSent(query: SentQuery, now = new Date()): Promise<SentPage> {
  const filter = filterOf(query);
  const found = await countSent(filter);
  const total = Math.min(found, MOST_SENT);
  const { page, pages } = pageOf(query.page, total, SENT_PAGE_LENGTH);
  const rows = await findSent(filter, page);
  return {
    mails: rows.map((row) => entryOf(row, { now, sendsMail: sendsMail() })),
    total,
    page,
    pages,
    isCapped: found > MOST_SENT,
  };
}

/** @throws AppError `not_found` (404), `conflict` (409) if it must not go out again */
export async function retryMail(
  id: string,
  employee: { id: number },
): Promise<{ message: string }> {
  if (!isUuid(id)) throw new AppError('not_found', 'Diese E-Mail gibt es nicht.');
  await requeue(id, employee.id, new Date());
  signalWork();
  return { message: `Die E-Mail ${onItsWay()}` };
}
