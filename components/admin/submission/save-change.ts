import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { call, HttpError } from '@/lib/platform/http/client';
import { employeeRoutes } from '@/lib/employee-routes';

export interface SubmissionState {
  status: string;
  note: string;
  version: number;
}

export interface NewerState extends SubmissionState {
  changedBy?: string;
  changedAt?: Date;
  /** Set if somebody else wrote the note */
  statusBy?: string;
}

/** Without a note, the stored one stays. */
export interface WantedState {
  status: string;
  note?: string;
}

interface MergeResult {
  wanted: WantedState;
  conflicts: ('status' | 'note')[];
}

/**
 * What only one side has changed is merged; what both have changed is a conflict. `base`: before
 * both.
 */
export function mergeDuplicate(
  base: SubmissionState,
  mine: WantedState,
  current: SubmissionState,
): MergeResult {
  const conflicts: MergeResult['conflicts'] = [];
  const pick = (field: 'status' | 'note', wanted: string) => {
    if (wanted === base[field]) return current[field];
    if (current[field] !== base[field] && current[field] !== wanted) conflicts.push(field);
    return wanted;
  };
  const status = pick('status', mine.status);
  const note = mine.note === undefined ? undefined : pick('note', mine.note);
  return { wanted: { status, note }, conflicts };
}

/** The stored text comes first. */
export function bothTexts(stored: string, mine: string): string {
  return [stored, mine].filter((text) => text.trim()).join('\n\n');
}

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function dateOf(value: unknown): Date | undefined {
  const date = new Date(textOf(value) ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** From an answer 409; `undefined` for every other failure. */
function currentOf(error: unknown): NewerState | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const { current } = error.problem as { current?: Record<string, unknown> | null };
  const { status, note, version, changedBy, changedAt, statusBy } = current ?? {};
  if (typeof status !== 'string' || typeof version !== 'number') return undefined;
  return {
    status,
    note: textOf(note) ?? '',
    version,
    changedBy: textOf(changedBy),
    changedAt: dateOf(changedAt),
    statusBy: textOf(statusBy),
  };
}

export interface SubmissionRef {
  type: SubmissionKind;
  id: string;
}

export type SaveResult =
  /** `over`: the newer state of a colleague, whose changes stay */
  | { state: SubmissionState; over?: NewerState; conflict?: undefined }
  | { state?: undefined; conflict: NewerState & Pick<MergeResult, 'conflicts'> };

const MOST_TRIES = 3;

async function put({ type, id }: SubmissionRef, { status, note }: WantedState, version: number) {
  const { segment, note: written } = KINDS[type];
  const path = employeeRoutes.api.submissionStatus(segment, id);
  const body = { status, [written.field]: note, version };
  return call<{ version: number }>(path, { method: 'PUT', body });
}

/**
 * Merges the change with what a colleague has saved meanwhile; saves nothing on a conflict.
 * @throws HttpError, or a network error
 */
export async function saveChange(
  target: SubmissionRef,
  base: SubmissionState,
  mine: WantedState,
): Promise<SaveResult> {
  let over: NewerState | undefined;
  let wanted = mine;
  for (let tries = 1; ; tries++) {
    try {
      const { version } = await put(target, wanted, over?.version ?? base.version);
      const note = wanted.note ?? over?.note ?? base.note;
      return { state: { status: wanted.status, note, version }, over };
    } catch (error) {
      const current = currentOf(error);
      if (!current || tries === MOST_TRIES) throw error;
      const merged = mergeDuplicate(base, mine, current);
      if (merged.conflicts.length > 0) return { conflict: { ...current, ...merged } };
      over = current;
      wanted = merged.wanted;
    }
  }
}
