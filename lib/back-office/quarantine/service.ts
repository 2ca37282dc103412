import 'server-only';
import { findSubject } from '@/lib/subjects/repository';
import type { Subject } from '@/lib/subjects/subject';
import { SUBJECT_TITLES } from '@/lib/subjects/titles';
import { QUARANTINE_PAGE_LENGTH, type QuarantinedRequest, type QuarantinePage } from './quarantine';
import { quarantineLabel } from './reasons';
import { countSetAside, findQuarantined } from './repository';

function shown(subject: Subject): QuarantinedRequest[] {
  const { subjectType: type, subjectId: id, createdAt, quarantine, person, facts } = subject;
  if (!quarantine) return [];
  const reason = quarantineLabel(quarantine);
  return [{ type, id, title: SUBJECT_TITLES[type], createdAt, reason, person, facts }];
}

/** How many requests wait for a person to look at them. */
export function countQuarantined(): Promise<number> {
  return countSetAside();
}

/** One page of the requests that a spam check has set aside, newest first; one beyond the last shows the last. */
export async function listQuarantined(wanted: number): Promise<QuarantinePage> {
  const total = await countSetAside();
  const pages = Math.max(1, Math.ceil(total / QUARANTINE_PAGE_LENGTH));
  const page = Math.min(wanted, pages);
  const found = await findQuarantined(page);
  // Read together: the client asks for all of a table at once.
  const subjects = await Promise.all(found.map((reference) => findSubject(reference)));
  // What was released at this very moment is left out.
  const requests = subjects.flatMap((subject) => (subject ? shown(subject) : []));
  return { requests, total, page, pages };
}
