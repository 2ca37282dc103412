import { queueParameters } from '@/lib/submissions/admin/queue/search-params';
import { KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import type { QueueQuery } from '@/lib/submissions/admin/queue/queue';
import { statusLabel } from '@/lib/submissions/kinds/statuses';

export interface FilterOption {
  value: string;
  label: string;
}

export const ASSIGNMENTS = { all: 'Alle', mine: 'Mir', none: 'Niemandem', others: 'Anderen' };
const SORTS = { due: 'Fälligkeit', newest: 'Neueste', oldest: 'Älteste' };

const ALL = { value: '', label: 'Alle' };

const word = (parameter: string, query: Partial<QueueQuery>) =>
  queueParameters(query)[parameter] ?? '';

export function filterOptions(
  type: SubmissionKind,
  propertyTypes: readonly FilterOption[],
): { parameter: string; label: string; options: readonly FilterOption[] }[] {
  const statuses = ['open', ...KINDS[type].progress.all].map((status) => ({
    value: word('status', { status }),
    label: status === 'open' ? 'Offen' : statusLabel(status),
  }));
  const assignments = Object.entries(ASSIGNMENTS).map(([assignment, label]) => ({
    value: word('zuweisung', { assignment: assignment as QueueQuery['assignment'] }),
    label,
  }));
  const sorts = Object.entries(SORTS).map(([sort, label]) => ({
    value: word('sortierung', { sort: sort as QueueQuery['sort'] }),
    label,
  }));
  return [
    { parameter: 'status', label: 'Status', options: [ALL, ...statuses] },
    { parameter: 'zuweisung', label: 'Zuweisung', options: assignments },
    { parameter: 'art', label: 'Immobilientyp', options: [ALL, ...propertyTypes] },
    { parameter: 'sortierung', label: 'Sortierung', options: sorts },
  ].filter(({ parameter }) => parameter !== 'art' || propertyTypes.length > 0);
}
