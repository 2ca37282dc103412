import { formatTable } from '../table.mjs';
import { PROBES } from './probes.mjs';

/** A full table may take so many times as long as an empty one. */
export const MOST_RATIO = 5;

const milliseconds = ({ status, time }) => (status === 200 ? time.toFixed(1) : `→ ${status}`);

function judged({ name, isList }, { empty, full }) {
  const isMeasured = empty.status === 200 && full.status === 200;
  const ratio = isMeasured ? full.time / empty.time : undefined;
  // A list of 500 requests is longer than none, so that its ratio says nothing about the tables.
  const isFault = !isMeasured || (!isList && ratio > MOST_RATIO);
  const verdict = !isMeasured ? '✗' : isList ? '–' : isFault ? '✗' : '✓';
  return { name, empty, full, ratio, verdict, isFault };
}

/** What was measured, with the ratio of full to empty and what there is to say of it. */
export function judge(empty, full) {
  return PROBES.map((probe) =>
    judged(probe, { empty: empty.get(probe.name), full: full.get(probe.name) }),
  );
}

/** The table of one database, in milliseconds. */
export function benchTable(database, rows) {
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
