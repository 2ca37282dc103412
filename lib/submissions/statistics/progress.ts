import { KINDS, SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { sumOfArrivals, type Totals, KIND_COLUMNS } from './arrivals';
import { percentOf, type StatisticsSection, type StatisticsValue } from './section';
import { statusLabel, SUBMISSION_STATUSES } from '@/lib/submissions/kinds/statuses';
import type { Stands, Transition } from './progress-repository';

export interface Confirmations {
  asked: Totals;
  confirmed: Totals;
}

export function confirmationSection({ asked, confirmed }: Confirmations): StatisticsSection {
  const row = (label: string, whole: number, part: number) => [
    label,
    percentOf(part, whole),
    part,
    whole,
  ];
  return {
    id: 'bestaetigt',
    title: 'Bestätigte Adressen',
    notes: [
      'Wer eine E-Mail-Adresse angibt, bekommt einen Link, mit dem er sie bestätigt. Gezählt sind Anfragen aus dem Zeitraum, auch wenn die Bestätigung später kam.',
    ],
    drawn: 'bars',
    drawnColumn: 1,
    columns: [
      { title: 'Art', unit: 'text' },
      { title: 'Anteil', unit: 'percent' },
      { title: 'Bestätigt' },
      { title: 'Um Bestätigung gebeten' },
    ],
    rows: [
      ...SUBMISSION_KINDS.map((kind) =>
        row(KINDS[kind].listTitle, asked.get(kind) ?? 0, confirmed.get(kind) ?? 0),
      ),
      row('Alle', sumOfArrivals(asked.values()), sumOfArrivals(confirmed.values())),
    ],
  };
}

export interface Pace {
  /** With a contact, in time or not; some older ones have no known promise */
  count: number;
  kept: number;
  late: number;
  /** Without a contact: all of them, and those past their promise */
  waiting: number;
  overdue: number;
  /** Seconds */
  median?: number;
}

const PROMISES = {
  callback: 'gewählte Zeit oder 5\u00a0Minuten',
  first_contact: '24\u00a0Stunden',
  appointment: '',
} as const;

export const addPaces = (paces: readonly Pace[]): Omit<Pace, 'median'> => ({
  count: sumOfArrivals(paces.map(({ count }) => count)),
  kept: sumOfArrivals(paces.map(({ kept }) => kept)),
  late: sumOfArrivals(paces.map(({ late }) => late)),
  waiting: sumOfArrivals(paces.map(({ waiting }) => waiting)),
  overdue: sumOfArrivals(paces.map(({ overdue }) => overdue)),
});

export const keptShare = ({ kept, late, overdue }: Pick<Pace, 'kept' | 'late' | 'overdue'>) =>
  percentOf(kept, kept + late + overdue);

export function contactSection(
  paces: ReadonlyMap<SubmissionKind, Pace>,
  all: Pace,
): StatisticsSection {
  const row = (label: string, promise: string, pace: Pace) => [
    label,
    keptShare(pace),
    pace.median ?? null,
    pace.count,
    pace.late,
    pace.overdue,
    pace.waiting - pace.overdue,
    promise,
  ];
  return {
    id: 'kontakt',
    title: 'Zeit bis zum ersten Kontakt',
    notes: [
      'Als erster Kontakt zählt, was zuerst geschah: ein Anruf (auch wenn niemand abhob), eine E-Mail, eine verschickte Bewertung, ein vereinbarter Termin oder Rückruf, oder ein Status, der einen Kontakt nennt und nicht zurückgenommen wurde.',
      'Ein Rückruf ist zur gewählten Zeit zugesagt, sonst binnen 5\u00a0Minuten, außerhalb der Bürozeiten zu deren Beginn. Der Median ist die Zeit, in der die Hälfte der Kontakte zustande kam.',
    ],
    drawn: 'bars',
    drawnColumn: 1,
    columns: [
      { title: 'Art', unit: 'text' },
      { title: 'Rechtzeitig', unit: 'percent' },
      { title: 'Median', unit: 'seconds' },
      { title: 'Kontaktiert' },
      { title: 'Verspätet' },
      { title: 'Offen, überfällig' },
      { title: 'Offen, in der Frist' },
      { title: 'Zusage', unit: 'text' },
    ],
    rows: [
      ...[...paces].map(([kind, pace]) =>
        row(KINDS[kind].listTitle, PROMISES[KINDS[kind].promise], pace),
      ),
      row('Alle', '', all),
    ],
  };
}

const sumIn = (row: readonly StatisticsValue[]) => row[1] as number;

export function statusSection(counts: Stands): StatisticsSection {
  return {
    id: 'stand',
    title: 'Wo die Anfragen jetzt stehen',
    notes: ['Die Anfragen aus dem Zeitraum, mit ihrem Status von jetzt.'],
    drawn: 'bars',
    drawnColumn: 1,
    columns: [{ title: 'Status', unit: 'text' }, ...KIND_COLUMNS],
    rows: SUBMISSION_STATUSES.map((status) => {
      const each = SUBMISSION_KINDS.map((kind) => {
        const isKnown = KINDS[kind].progress.all.some((known) => known === status);
        return isKnown ? (counts.get(kind)?.get(status) ?? 0) : null;
      });
      return [statusLabel(status), sumOfArrivals(each.map((count) => count ?? 0)), ...each];
    }),
  };
}

export function transitionSection(transitions: readonly Transition[]): StatisticsSection {
  const rows = new Map<string, number[]>();
  for (const { kind, before, after, count } of transitions) {
    const label = `${statusLabel(before)} → ${statusLabel(after)}`;
    const counts = rows.get(label) ?? SUBMISSION_KINDS.map(() => 0);
    rows.set(label, counts.with(SUBMISSION_KINDS.indexOf(kind), count));
  }
  return {
    id: 'statuswechsel',
    title: 'Statuswechsel',
    notes: ['Jeder Wechsel im Zeitraum, gleich wann die Anfrage einging; auch zurückgenommene.'],
    drawn: 'bars',
    drawnColumn: 1,
    columns: [{ title: 'Wechsel', unit: 'text' }, ...KIND_COLUMNS],
    rows: [...rows]
      .map(([label, counts]): StatisticsValue[] => [label, sumOfArrivals(counts), ...counts])
      .toSorted((a, b) => sumIn(b) - sumIn(a)),
  };
}
