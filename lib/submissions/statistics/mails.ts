import { MAIL_LABELS } from '@/lib/platform/mail/state';
import { arrivalDayLabel, partColumn, sumOfArrivals } from './arrivals';
import { MAIL_STATES, type MailStatus } from './repository';
import { type Bucket, type StatisticsPeriod, isByWeek } from './period';
import { type Column, percentOf, type StatisticsSection } from './section';

export type MailCounts = Partial<Record<MailStatus, number>>;

const LABELS: Record<MailStatus, string> = {
  sent: MAIL_LABELS.accepted,
  queued: MAIL_LABELS.waiting,
  filed: 'Nur abgelegt',
  rejected: MAIL_LABELS.refused,
  dead: MAIL_LABELS.failed,
};

const failed = ({ rejected = 0, dead = 0 }: MailCounts) => rejected + dead;

export const failedShare = (counts: MailCounts) =>
  percentOf(failed(counts), failed(counts) + (counts.sent ?? 0));

const COLUMNS: readonly Column[] = [
  { title: 'Summe' },
  ...MAIL_STATES.map((state) => ({ title: LABELS[state] })),
  { title: 'Gescheitert', unit: 'percent' },
];

const cells = (counts: MailCounts) => {
  const each = MAIL_STATES.map((state) => counts[state] ?? 0);
  return [sumOfArrivals(each), ...each, failedShare(counts)];
};

export function mailsSection(
  period: StatisticsPeriod,
  buckets: readonly Bucket[],
  counts: ReadonlyMap<string, readonly number[]>,
): StatisticsSection {
  const at = (index: number): MailCounts =>
    Object.fromEntries(MAIL_STATES.map((state) => [state, counts.get(state)?.[index] ?? 0]));
  return {
    id: 'mails',
    title: isByWeek(period) ? 'E-Mails nach Woche' : 'E-Mails nach Tag',
    notes: [
      '„Abgelehnt“ hat der Mailserver des Empfängers oder der eigene, „Aufgegeben“ hat das Portal nach drei Tagen. Was erst nach der Annahme zurückkommt, erfährt das Portal nicht.',
    ],
    drawn: 'columns',
    drawnColumn: 1,
    columns: [partColumn(period), ...COLUMNS],
    rows: buckets.map(({ first }, index) => [arrivalDayLabel(first), ...cells(at(index))]),
  };
}

export function templatesSection(
  counts: ReadonlyMap<string, MailCounts>,
  titleOf: (template: string) => string,
): StatisticsSection {
  const total = (mails: MailCounts) => sumOfArrivals(Object.values(mails));
  return {
    id: 'mail-anlass',
    title: 'E-Mails nach Anlass',
    drawn: 'bars',
    drawnColumn: 1,
    columns: [{ title: 'Anlass', unit: 'text' }, ...COLUMNS],
    rows: [...counts]
      .toSorted(([, a], [, b]) => total(b) - total(a))
      .map(([template, mails]) => [titleOf(template), ...cells(mails)]),
  };
}
