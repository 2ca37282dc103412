import { formatTable } from '../table';
import type { Measured } from './measure';
import { PROBES, type Probe } from './probes';

interface Judged {
  name: string;
  empty?: Measured;
  full?: Measured;
  ratio?: number;
  verdict: string;
  isFault: boolean;
}

/** A full table may take so many times as long as an empty one, unless a probe says otherwise. */
export const MOST_RATIO = 5;

const milliseconds = (measured?: Measured) => measured?.time?.toFixed(1) ?? `→ ${measured?.status}`;

function judged(
  { name, isList, mostRatio = MOST_RATIO }: Probe,
  empty?: Measured,
  full?: Measured,
): Judged {
  const ratio = full?.time && empty?.time ? full.time / empty.time : undefined;
  const isMeasured = ratio !== undefined;
  // A list of 500 requests is longer than none, so that its ratio says nothing about the tables.
  const isFault = !isMeasured || (!isList && ratio > mostRatio);
  const verdict = !isMeasured ? '✗' : isList ? '–' : isFault ? '✗' : '✓';
  return { name, empty, full, ratio, verdict, isFault };
}

/** What was measured, with the ratio of full to empty and what there is to say of it. */
export function judge(empty: Map<string, Measured>, full: Map<string, Measured>): Judged[] {
  return PROBES.map((probe) => judged(probe, empty.get(probe.name), full.get(probe.name)));
}

/** The table of one database, in milliseconds. */
export function benchTable(database: string, rows: Judged[]): string {
  return formatTable(
    [
      { title: `${database} (median ms)`, text: true, cell: ({ name }) => name },
      { title: 'empty', cell: ({ empty }) => milliseconds(empty) },
      { title: 'full', cell: ({ full }) => milliseconds(full) },
      { title: 'ratio', cell: ({ ratio }) => ratio?.toFixed(1) },
      { title: '', cell: ({ verdict }) => verdict },
    ],
    rows,
  );
}
