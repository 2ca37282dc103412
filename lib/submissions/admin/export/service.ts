import 'server-only';
import { findPeople } from '@/lib/submissions/person/repository';
import { permittedAmong } from '@/lib/submissions/consent/repository';
import { dayInBerlin } from '@/lib/platform/format/berlin-day';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/platform/format/csv';
import { AppError } from '@/lib/platform/http/errors';
import { SUBMISSION_KINDS, type SubmissionKind, KINDS } from '@/lib/submissions/kinds/kinds';
import { PAGE_LENGTH, type QueueQuery } from '../queue/queue';
import type { Selection } from '../queue/source-repository';
import { employeeNames } from '@/lib/auth/name-repository';
import { findSubmissions } from '@/lib/submissions/repository';
import { searchWords } from '@/lib/submissions/search-index/repository';
import { recordAlone } from '@/lib/submissions/trail-repository';
import { cellsOf, titlesOf } from './columns';
import { EXPORT_BATCH, findBatch, type Mark } from './repository';

/** @throws AppError `not_found` (404) */
export function listNamed(list: string): SubmissionKind {
  const type = SUBMISSION_KINDS.find((each) => KINDS[each].list === list);
  if (!type) throw new AppError('not_found', 'Diese Liste gibt es nicht.');
  return type;
}

async function linesOf(ids: string[]): Promise<string> {
  const rows = await findSubmissions(ids);
  const around = {
    names: await employeeNames(rows.map(({ assignedTo }) => assignedTo)),
    people: await findPeople(ids),
    permitted: await permittedAmong(ids),
  };
  return rows.map((row) => csvLine(cellsOf(row, around))).join('');
}

async function* linesFrom(selection: Selection, now: Date): AsyncGenerator<string> {
  const { type } = selection;
  yield BYTE_ORDER_MARK + csvLine(titlesOf(type));
  // The file leaves out what comes in while it is written.
  let mark: Mark = { id: '', createdAt: now };
  for (;;) {
    const batch = await findBatch(selection, mark);
    if (batch.length > 0) {
      yield linesOf(batch.map(({ id }) => id));
    }
    const last = batch.at(-1);
    if (!last || batch.length < EXPORT_BATCH) return;
    mark = last;
  }
}

async function* linesOfChosen(type: SubmissionKind, ids: string[]): AsyncGenerator<string> {
  const found = await findSubmissions(ids);
  const ours = found.filter(({ kind, quarantine }) => kind === type && !quarantine);
  yield BYTE_ORDER_MARK + csvLine(titlesOf(type));
  yield linesOf(ours.map(({ id }) => id));
}

/** Newest first. The audit trail notes who exports the list before the first line goes out. */
export async function exportList(
  type: SubmissionKind,
  query: QueueQuery,
  employee: { id: number },
  { chosen = [] as string[] } = {},
): Promise<{ name: string; lines: AsyncGenerator<string> }> {
  const now = new Date();
  const { status, assignment, propertyType } = query;
  const words = searchWords(query.query);
  const isSearch = query.query.trim() !== '';
  if (isSearch && words.length === 0) {
    throw new AppError('invalid', 'Mit dieser Suche ist nichts zu finden.');
  }
  await recordAlone(
    { kind: type, id: 'export' },
    {
      actor: `employee:${employee.id}`,
      action: 'exported',
      // What was searched for may name a person and is not kept.
      after: { status, assignment, propertyType, isSearch },
    },
  );
  const selection = { type, query, words, viewer: employee.id };
  const lines =
    chosen.length > 0
      ? linesOfChosen(type, chosen.slice(0, PAGE_LENGTH))
      : linesFrom(selection, now);
  return { name: `${KINDS[type].file}-${dayInBerlin(now)}.csv`, lines };
}
