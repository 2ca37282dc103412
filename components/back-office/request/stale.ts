import { HttpError } from '@/lib/platform/http/client';
import type { Current } from './merge';

const textOf = (value: unknown) => (typeof value === 'string' && value ? value : undefined);

function dateOf(value: unknown): Date | undefined {
  const date = new Date(textOf(value) ?? NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** What stands in the way of a change, from the answer 409; `undefined` for every other failure. */
export function currentOf(error: unknown): Current | undefined {
  if (!(error instanceof HttpError) || error.status !== 409) return undefined;
  const { current } = error.problem as { current?: Record<string, unknown> | null };
  const { status, note, version, changedBy, changedAt } = current ?? {};
  if (typeof status !== 'string' || typeof version !== 'number') return undefined;
  return {
    status,
    note: textOf(note) ?? '',
    version,
    changedBy: textOf(changedBy),
    changedAt: dateOf(changedAt),
  };
}
