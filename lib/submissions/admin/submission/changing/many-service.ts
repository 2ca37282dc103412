import 'server-only';
import { z } from 'zod';
import { findColleagues } from '@/lib/auth/name-repository';
import { AppError } from '@/lib/platform/http/errors';
import { parse } from '@/lib/platform/validation/fields';
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { openSubmission } from '../service';
import { assignTo, changeSubmission } from './service';

/** One page of a list */
const MOST = 50;

const NOT_ONE = 'Bitte wählen Sie Anfragen aus der Liste';

const schema = z.object({
  changes: z
    .array(
      z.object(
        {
          type: z.enum(SUBMISSION_KINDS as [SubmissionKind, ...SubmissionKind[]], {
            error: NOT_ONE,
          }),
          id: z.string({ error: NOT_ONE }),
          version: z.int({ error: NOT_ONE }).min(1, NOT_ONE),
          status: z.string({ error: 'Bitte wählen Sie einen gültigen Status' }).optional(),
          assignedTo: z
            .int({ error: 'Bitte wählen Sie jemanden aus der Liste' })
            .nullable()
            .optional(),
        },
        { error: NOT_ONE },
      ),
      { error: NOT_ONE },
    )
    .min(1, NOT_ONE)
    .max(MOST, `Bitte ändern Sie höchstens ${MOST} Anfragen auf einmal`),
});

type Wanted = z.output<typeof schema>['changes'][number];

/** `before`, sent as a change, undoes it. */
interface Done {
  type: SubmissionKind;
  id: string;
  version: number;
  before: { status?: string; assignedTo?: number | null };
}

async function changeOne(
  { type, id, version, status, assignedTo }: Wanted,
  employee: { id: number },
) {
  const { status: formerStatus, assignedTo: former } = await openSubmission(type, id);
  let current = version;
  if (status !== undefined) {
    current = (await changeSubmission(type, id, { status, version }, employee)).version;
  }
  if (assignedTo !== undefined) {
    const change = { assignedTo, version: current };
    current = (await assignTo(type, id, change, employee)).version;
  }
  const before = {
    ...(status !== undefined && { status: formerStatus }),
    ...(assignedTo !== undefined && { assignedTo: former }),
  };
  return { type, id, version: current, before };
}

/** Changes each separately and reports which failed. @throws AppError `invalid` (422) */
export async function changeMany(body: unknown, employee: { id: number }) {
  const { changes } = parse(schema, body);
  const isAssigning = changes.some(({ assignedTo }) => typeof assignedTo === 'number');
  const colleagues = isAssigning ? await findColleagues() : [];
  const isKnown = (id: number) => colleagues.some((colleague) => colleague.id === id);
  const done: Done[] = [];
  const failed: { id: string; message: string }[] = [];
  for (const change of changes) {
    const { id, assignedTo } = change;
    try {
      if (typeof assignedTo === 'number' && !isKnown(assignedTo)) {
        throw new AppError('conflict', 'Dieses Konto bearbeitet keine Anfragen mehr.');
      }
      done.push(await changeOne(change, employee));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      failed.push({ id, message: error.message });
    }
  }
  return { done, failed };
}
