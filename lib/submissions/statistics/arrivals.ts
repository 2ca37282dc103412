import { KINDS, SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { type Bucket, isByWeek, type StatisticsPeriod } from './period';
import { type Column, percentOf, type StatisticsSection } from './section';

/** By kind, one count for each part of a period */
type Counts = ReadonlyMap<string, readonly number[]>;

export const sumOfArrivals = (counts: Iterable<number>) =>
  [...counts].reduce((sum, each) => sum + each, 0);

export const arrivalDayLabel = (day: string) => day.split('-').toReversed().join('.');

/** The sum comes first: it is drawn. */
export const KIND_COLUMNS: readonly Column[] = [
  { title: 'Summe' },
  ...SUBMISSION_KINDS.map((kind) => ({ title: KINDS[kind].listTitle })),
];

export const partColumn = (period: StatisticsPeriod): Column => ({
  title: isByWeek(period) ? 'Woche ab' : 'Tag',
  unit: 'text',
});

export function arrivalsSection(
  period: StatisticsPeriod,
  buckets: readonly Bucket[],
  counts: Counts,
): StatisticsSection {
  return {
    id: 'anfragen',
    title: isByWeek(period) ? 'Anfragen nach Woche' : 'Anfragen nach Tag',
    drawn: 'columns',
    drawnColumn: 1,
    columns: [partColumn(period), ...KIND_COLUMNS],
    rows: buckets.map(({ first }, index) => {
      const each = SUBMISSION_KINDS.map((kind) => counts.get(kind)?.[index] ?? 0);
      return [arrivalDayLabel(first), sumOfArrivals(each), ...each];
    }),
  };
}

export type Totals = ReadonlyMap<string, number>;

export function kindsSection(now: Totals, before: Totals): StatisticsSection {
  const all = sumOfArrivals(now.values());
  return {
    id: 'arten',
    title: 'Anfragen nach Art',
    drawn: 'bars',
    drawnColumn: 1,
    columns: [
      { title: 'Art', unit: 'text' },
      { title: 'Anzahl' },
      { title: 'Anteil', unit: 'percent' },
      { title: 'Zeitraum davor' },
    ],
    rows: SUBMISSION_KINDS.map((kind) => {
      const count = now.get(kind) ?? 0;
      return [KINDS[kind].listTitle, count, percentOf(count, all), before.get(kind) ?? 0];
    }),
  };
}

const CALLBACK_SOURCES: Record<string, string> = {
  guide: 'Rückruf: Ratgeber',
  valuation: 'Rückruf: Ergebnis einer Bewertung',
  adviser: 'Rückruf: KI-Beratung',
  makler: 'Rückruf: Seite für Maklerbüros',
};

const FORM_SOURCES = {
  valuation: 'Formular „Immobilie bewerten“',
  lead: 'Formular „Verkaufen“',
  contact: 'Nachricht schreiben',
  inquiry: 'Paketanfrage von Maklerbüros',
} as const;

export function sourcesSection(
  now: Totals,
  callbacks: readonly { source: string; count: number }[],
) {
  const bySource = new Map(callbacks.map(({ source, count }) => [source, count]));
  const known = Object.keys(CALLBACK_SOURCES);
  const others = [...bySource.keys()].filter((source) => !known.includes(source));
  const rows: [string, number][] = [
    ...Object.entries(FORM_SOURCES).map(([kind, label]): [string, number] => [
      label,
      now.get(kind) ?? 0,
    ]),
    ...[...known, ...others].map((source): [string, number] => [
      CALLBACK_SOURCES[source] ?? `Rückruf: ${source}`,
      bySource.get(source) ?? 0,
    ]),
  ];
  return {
    id: 'herkunft',
    title: 'Anfragen nach Herkunft',
    notes: [
      'Woher jemand auf die Website kam, erfasst das Portal nicht. Bekannt ist, mit welchem Formular eine Anfrage geschickt wurde, und bei Rückrufen, auf welcher Seite.',
    ],
    drawn: 'bars',
    drawnColumn: 1,
    columns: [{ title: 'Herkunft', unit: 'text' }, { title: 'Anzahl' }],
    rows: rows.toSorted(([, a], [, b]) => b - a),
  } satisfies StatisticsSection;
}
