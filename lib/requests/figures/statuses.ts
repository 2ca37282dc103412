import { KINDS, REQUEST_KINDS } from '@/lib/requests/kinds/kinds';
import { statusLabel } from '@/lib/requests/kinds/statuses';
import { KIND_COLUMNS, sumOf } from './arrivals';
import type { Stands, Transition } from './progress-repository';
import type { Section, Value } from './section';

const sumIn = (row: readonly Value[]) => row[1] as number;

/** Every status, in the order of its way, those of messages last. */
const STATUSES = [...new Set(REQUEST_KINDS.flatMap((kind) => [...KINDS[kind].progress.all]))];

/** Where the requests of a period stand. */
export function statusSection(counts: Stands): Section {
  return {
    id: 'stand',
    title: 'Wo die Anfragen jetzt stehen',
    notes: ['Die Anfragen aus dem Zeitraum, mit ihrem Status von jetzt.'],
    ...{ drawn: 'bars', drawnColumn: 1 },
    columns: [{ title: 'Status', unit: 'text' }, ...KIND_COLUMNS],
    rows: STATUSES.map((status) => {
      const each = REQUEST_KINDS.map((kind) => {
        const isKnown = KINDS[kind].progress.all.some((known) => known === status);
        return isKnown ? (counts.get(kind)?.get(status) ?? 0) : null;
      });
      return [statusLabel(status), sumOf(each.map((count) => count ?? 0)), ...each];
    }),
  };
}

/** From which status to which, what happened most first. */
export function transitionSection(transitions: readonly Transition[]): Section {
  const rows = new Map<string, number[]>();
  for (const { kind, before, after, count } of transitions) {
    const label = `${statusLabel(before)} → ${statusLabel(after)}`;
    const counts = rows.get(label) ?? REQUEST_KINDS.map(() => 0);
    rows.set(label, counts.with(REQUEST_KINDS.indexOf(kind), count));
  }
  return {
    id: 'statuswechsel',
    title: 'Statuswechsel',
    notes: ['Jeder Wechsel im Zeitraum, gleich wann die Anfrage einging; auch zurückgenommene.'],
    ...{ drawn: 'bars', drawnColumn: 1 },
    columns: [{ title: 'Wechsel', unit: 'text' }, ...KIND_COLUMNS],
    rows: [...rows]
      .map(([label, counts]): Value[] => [label, sumOf(counts), ...counts])
      .toSorted((a, b) => sumIn(b) - sumIn(a)),
  };
}
