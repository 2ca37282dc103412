import { formatNumber } from '@/lib/platform/format/number';

type Unit = 'count' | 'percent' | 'seconds' | 'text';

export interface Column {
  title: string;
  unit?: Unit;
}

/** `null` if there is nothing to calculate with. */
export type StatisticsValue = number | string | null;

export interface StatisticsSection {
  id: string;
  title: string;
  notes?: readonly string[];
  /** 'columns': one for each row, from left to right; 'bars': beside the rows */
  drawn: 'columns' | 'bars';
  /** Column 0 heads the rows */
  drawnColumn: number;
  columns: readonly Column[];
  rows: readonly (readonly StatisticsValue[])[];
  more?: { href: string; label: string };
}

export interface SectionHeadline {
  label: string;
  value: string;
  of: string;
  before?: string;
}

/** Percent with one decimal; `null` for an empty whole */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 1000) / 10;

const tenths = (value: number) => formatNumber(Math.round(value * 10) / 10);

/** '40 Sekunden', '12 Minuten', '3,5 Stunden' or '2,1 Tage'. */
function formatSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.round(seconds)}\u00a0Sekunden`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)}\u00a0Minuten`;
  if (seconds < 48 * 3600) return `${tenths(seconds / 3600)}\u00a0Stunden`;
  return `${tenths(seconds / 86_400)}\u00a0Tage`;
}

export const NO_CASES = 'noch keine Fälle';

export function formatValue(value: StatisticsValue, unit: Unit = 'count'): string {
  if (value === null) return '–';
  if (typeof value === 'string') return value;
  if (unit === 'percent') return `${formatNumber(value)}\u00a0%`;
  return unit === 'seconds' ? formatSeconds(value) : formatNumber(value);
}

const IN_FILES: Partial<Record<Unit, string>> = { percent: ' (%)', seconds: ' (Minuten)' };

export const fileTitle = ({ title, unit = 'count' }: Column) => `${title}${IN_FILES[unit] ?? ''}`;

/** Seconds become minutes with one decimal. */
export const fileValue = (value: StatisticsValue, unit: Unit = 'count'): StatisticsValue =>
  typeof value === 'number' && unit === 'seconds' ? Math.round(value / 6) / 10 : value;
