import { KINDS, type RequestKind } from '@/lib/requests/kinds/kinds';
import { call, HttpError } from '@/lib/platform/http/client';
import { employeeRoutes } from '@/lib/employee-routes';
import { type Current, merge, type Merged, type State, type Wanted } from './merge';

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function dateOf(value: unknown): Date | undefined {
  const date = new Date(textOf(value) ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** What stands in the way of a change, from the answer 409; `undefined` for every other failure. */
function currentOf(error: unknown): Current | undefined {
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

/** Which request it is. */
export interface Target {
  type: RequestKind;
  id: string;
}

export type Saved =
  /** `over`: what somebody else has changed meanwhile, which stays */
  | { state: State; over?: Current; conflict?: undefined }
  | { state?: undefined; conflict: Current & Pick<Merged, 'conflicts'> };

/** Changes in between that are put together with ours before it is given up: each needs a colleague. */
const MOST_TRIES = 3;

async function put({ type, id }: Target, { status, note }: Wanted, version: number) {
  const { segment, note: written } = KINDS[type];
  const path = employeeRoutes.api.requestStatus(segment, id);
  const body = { status, [written.field]: note, version };
  return call<{ version: number }>(path, { method: 'PUT', body });
}

/**
 * Saves a change. Where a colleague has saved meanwhile, both changes are put together; nothing is saved
 * where that is for a person to decide.
 * @param base what was seen when the change was made
 * @throws HttpError, or a network error, see {@link call}
 */
export async function saveChange(target: Target, base: State, mine: Wanted): Promise<Saved> {
  let over: Current | undefined;
  let wanted = mine;
  for (let tries = 1; ; tries++) {
    try {
      const { version } = await put(target, wanted, over?.version ?? base.version);
      const note = wanted.note ?? over?.note ?? base.note;
      return { state: { status: wanted.status, note, version }, over };
    } catch (error) {
      const current = currentOf(error);
      if (!current || tries === MOST_TRIES) throw error;
      const merged = merge(base, mine, current);
      if (merged.conflicts.length > 0) return { conflict: { ...current, ...merged } };
      over = current;
      wanted = merged.wanted;
    }
  }
}
