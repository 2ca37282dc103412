import 'server-only';
import { confirmedAt } from '@/lib/submissions/links/repository';
import { AppError } from '@/lib/platform/http/errors';
import { isUuid } from '@/lib/platform/validation/uuid';
import type { DueFor } from '@/lib/submissions/head';
import {
  kindOfSegment,
  KINDS,
  type SubmissionKind,
  type StoredSubmission,
  conversationOf,
  factsOf,
} from '@/lib/submissions/kinds/kinds';
import { findPeople, type PersonSubmission } from '@/lib/submissions/person/repository';
import { formatDate } from '@/lib/platform/format/date';
import { findSubmission } from '@/lib/submissions/repository';
import { formatReference } from '@/lib/submissions/reference';
import { expertiseIn, valuedBy } from '@/lib/submissions/expertise';
import { submissionCard } from './card';
import { employeesIn, historyOf } from './history';
import { employeeNames } from '@/lib/auth/name-repository';
import { leadDetail } from './lead';
import { findAppointment, findEffects } from './repository';
import type { PersonsSubmission, SubmissionDetail, SentMail } from './submission';
import { sendsMail } from '@/lib/platform/mail/sender';
import { MAIL_LABELS, type MailServerState, whyFiled } from '@/lib/platform/mail/state';
import { type OwnConsent, ownConsents } from '@/lib/submissions/consent/consents';
import { isSaleSubmission } from '@/lib/submissions/leads/facts';
import { type MailRow, ownMails } from '@/lib/submissions/owner/own-mails';
import { mailTitle } from '@/lib/submissions/mail-titles';

export function sentMails(rows: readonly MailRow[], server: MailServerState): SentMail[] {
  return ownMails(rows, mailTitle, { ...server, isConfirmed: false }).map((mail) => ({
    id: mail.id,
    title: mail.title,
    recipient: mail.recipient,
    state:
      MAIL_LABELS[mail.state] + (mail.state === 'filed' ? `: ${whyFiled(server.sendsMail)}` : ''),
    at: mail.sentAt ?? mail.createdAt,
  }));
}

/** @throws AppError `not_found` (404) */
export function kindNamed(segment: string): SubmissionKind {
  const kind = kindOfSegment(segment);
  if (kind) return kind;
  throw new AppError('not_found', 'Diese Liste gibt es nicht.');
}

/** @throws AppError `not_found` (404), also for an invalid id or another kind */
export async function openSubmission(
  kind: string | undefined,
  id: string,
): Promise<StoredSubmission> {
  const submission = isUuid(id) ? await findSubmission(id) : undefined;
  if (submission && (!kind || submission.kind === kind)) return submission;
  throw new AppError('not_found', 'Diese Anfrage gibt es nicht mehr.');
}

async function appointmentOf(submissionId: string): Promise<SubmissionDetail['appointment']> {
  const found = await findAppointment(submissionId);
  if (!found) return undefined;
  const { id, startsAt, minutes, place, note } = found;
  return {
    id,
    startsAt,
    minutes,
    place,
    note: note ?? undefined,
    isOver: startsAt <= new Date(),
  };
}

function permissionOf(
  submission: StoredSubmission,
  consents: OwnConsent[],
): SubmissionDetail['permission'] {
  if (!isSaleSubmission(submission)) return undefined;
  const { givenAt, withdrawnAt } = consents.find(({ purpose }) => purpose === 'partner') ?? {};
  return { givenAt, withdrawnAt };
}

function personsSubmission(other: PersonSubmission, openId: string): PersonsSubmission {
  const { kind, id, createdAt, status, dueAt, dueFor, mergedInto } = other;
  return {
    type: kind,
    id,
    createdAt,
    status,
    due: dueAt ? { at: dueAt, for: dueFor as DueFor } : undefined,
    isMerged: mergedInto === openId,
  };
}

function mainOf({ mergedInto }: StoredSubmission, others: readonly PersonSubmission[]) {
  const main = others.find(({ id }) => id === mergedInto);
  return main && { type: main.kind, id: main.id, createdAt: main.createdAt };
}

function withAbout<Entry extends { about?: string }>(
  entries: Entry[],
  rows: readonly { submissionId: string | null }[],
  others: readonly PersonSubmission[],
): Entry[] {
  const names = new Map(
    others.map(({ id, kind, createdAt }) => [
      id,
      `${KINDS[kind].title} vom ${formatDate(createdAt)}`,
    ]),
  );
  return entries.map((entry, index) => ({
    ...entry,
    about: names.get(rows[index]?.submissionId ?? ''),
  }));
}

/** Also from quarantine. @throws AppError `not_found` (404) */
export async function submissionDetail(
  kind: SubmissionKind | undefined,
  id: string,
): Promise<SubmissionDetail> {
  const submission = await openSubmission(kind, id);
  const { assignedTo, email, reference } = submission;
  const people = await findPeople([id]);
  const others = people.get(id)?.others ?? [];
  const [trail, appointment, emailConfirmedAt] = await Promise.all([
    findEffects([id, ...others.map((other) => other.id)]),
    appointmentOf(id),
    email ? confirmedAt(id, email) : undefined,
  ]);
  const names = await employeeNames([
    assignedTo,
    valuedBy(submission),
    ...employeesIn(trail.events),
  ]);
  const lead = isSaleSubmission(submission) ? await leadDetail(submission, names) : undefined;
  return {
    ...submissionCard(submission, { names, people, sales: new Map(lead && [[id, lead]]) }),
    emailConfirmedAt,
    permission: permissionOf(
      submission,
      ownConsents(trail.consents.filter(({ submissionId }) => submissionId === id)),
    ),
    lead,
    reference: reference ? formatReference(reference) : undefined,
    facts: factsOf(submission),
    conversation: conversationOf(submission),
    note: submission.notes ?? '',
    expert: expertiseIn(submission, names),
    appointment,
    persons: others.map((other) => personsSubmission(other, id)),
    main: mainOf(submission, others),
    mails: withAbout(
      sentMails(trail.mails, { now: new Date(), sendsMail: sendsMail() }),
      trail.mails,
      others,
    ),
    history: withAbout(historyOf(trail.events, names), trail.events, others),
  };
}
