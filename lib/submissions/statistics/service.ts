import 'server-only';
import { formatRelative } from '@/lib/platform/format/date';
import { formatNumber } from '@/lib/platform/format/number';
import { SUBMISSION_KINDS, type SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { mailTitle, MAIL_TEMPLATES } from '@/lib/submissions/mail-titles';
import {
  arrivalsSection,
  kindsSection,
  sourcesSection,
  sumOfArrivals,
  type Totals,
} from './arrivals';
import {
  countAddressedCalls,
  countArrivals,
  countCallbackSources,
  countWaiting,
  countMails,
  countTemplates,
  MAIL_STATES,
  waitingMails,
  type Range,
} from './repository';
import {
  addPaces,
  type Confirmations,
  confirmationSection,
  contactSection,
  keptShare,
  type Pace,
  statusSection,
  transitionSection,
} from './progress';
import { failedShare, type MailCounts, mailsSection, templatesSection } from './mails';
import { bucketsOf, type StatisticsPeriod, periodBefore } from './period';
import {
  countConfirmations,
  countContacts,
  countStatuses,
  countTransitions,
  medianContact,
} from './progress-repository';
import {
  formatValue,
  type SectionHeadline,
  NO_CASES,
  percentOf,
  type StatisticsSection,
} from './section';

/** Totals of a period and, from the last count, of the period before. */
function parted(counts: ReadonlyMap<string, readonly number[]>) {
  const names = [...counts.keys()];
  const of = (take: (each: readonly number[]) => number): Totals =>
    new Map(names.map((name) => [name, take(counts.get(name)!)]));
  return {
    now: of((each) => sumOfArrivals(each.slice(0, -1))),
    before: of((each) => each.at(-1)!),
  };
}

const mailCounts = (totals: Totals): MailCounts =>
  Object.fromEntries(MAIL_STATES.map((state) => [state, totals.get(state) ?? 0]));

/** Callbacks may have no address; `addressed` counts those with one. */
export async function confirmations(range: Range, arrivals: Totals, addressed: number) {
  const asked = new Map(arrivals).set('callback', addressed);
  return { asked, confirmed: await countConfirmations(range) } satisfies Confirmations;
}

const NONE = { count: 0, kept: 0, late: 0 };
const NOBODY = { waiting: 0, overdue: 0 };

async function paces(range: Range, now: Date, kinds: readonly SubmissionKind[]) {
  const [contacts, waiting] = await Promise.all([countContacts(range), countWaiting(range, now)]);
  const counted = SUBMISSION_KINDS.map((kind) => ({
    ...(contacts.get(kind) ?? NONE),
    ...(waiting.get(kind) ?? NOBODY),
  }));
  const sum = addPaces(counted);
  const [median, ...medians] = await Promise.all([
    medianContact(SUBMISSION_KINDS, range, sum.count),
    ...kinds.map((kind) => medianContact([kind], range, contacts.get(kind)?.count ?? 0)),
  ]);
  const byKind = new Map<SubmissionKind, Pace>(
    SUBMISSION_KINDS.map((kind, index) => [kind, { ...counted[index]!, median: medians[index] }]),
  );
  return { byKind, all: { ...sum, median } };
}

const told = (value: number | null | undefined, unit: 'percent' | 'seconds' | 'count') =>
  value === null || value === undefined ? NO_CASES : formatValue(value, unit);

export const halfOf = (count: number): string =>
  `bei der Hälfte der ${count > 0 ? `${formatNumber(count)} ` : ''}kontaktierten Anfragen höchstens`;

/** Without quarantined and deleted submissions. */
export async function submissionStatistics(
  period: StatisticsPeriod,
  now = new Date(),
): Promise<{ headlines: SectionHeadline[]; sections: StatisticsSection[] }> {
  const buckets = bucketsOf(period);
  const before = periodBefore(period);
  const ranges = [...buckets, before];
  const arrivals = await countArrivals(ranges);
  const totals = parted(arrivals);
  const [sources, addressedBefore] = await Promise.all([
    countCallbackSources(period),
    countAddressedCalls(before),
  ]);
  const [asked, askedBefore, pace, paceBefore, statuses, transitions, mails, templates, outbox] =
    await Promise.all([
      confirmations(period, totals.now, sumOfArrivals(sources.map(({ addressed }) => addressed))),
      confirmations(before, totals.before, addressedBefore),
      paces(period, now, SUBMISSION_KINDS),
      paces(before, now, []),
      countStatuses(period),
      countTransitions(period),
      countMails(ranges),
      countTemplates(MAIL_TEMPLATES, period),
      waitingMails(),
    ]);
  const confirmedShare = ({ asked: whole, confirmed }: Confirmations) =>
    percentOf(sumOfArrivals(confirmed.values()), sumOfArrivals(whole.values()));
  const mailTotals = parted(mails);
  const written = mailCounts(mailTotals.now);
  const waiting = outbox.since
    ? `${formatNumber(outbox.count)} warten gerade, die älteste ist ${formatRelative(outbox.since, now)} entstanden`
    : 'Gerade wartet keine';
  return {
    headlines: [
      {
        label: 'Anfragen',
        value: formatNumber(sumOfArrivals(totals.now.values())),
        of: `in ${formatNumber(period.days)}\u00a0Tagen`,
        before: formatNumber(sumOfArrivals(totals.before.values())),
      },
      {
        label: 'Adresse bestätigt',
        value: told(confirmedShare(asked), 'percent'),
        of: `${formatNumber(sumOfArrivals(asked.confirmed.values()))} von ${formatNumber(sumOfArrivals(asked.asked.values()))} Anfragen mit E-Mail-Adresse`,
        before: told(confirmedShare(askedBefore), 'percent'),
      },
      {
        label: 'Rechtzeitig Kontakt',
        value: told(keptShare(pace.all), 'percent'),
        of: `${formatNumber(pace.all.kept)} rechtzeitig, ${formatNumber(pace.all.late + pace.all.overdue)} verspätet oder überfällig`,
        before: told(keptShare(paceBefore.all), 'percent'),
      },
      {
        label: 'Bis zum ersten Kontakt',
        value: told(pace.all.median, 'seconds'),
        of: halfOf(pace.all.count),
        before: told(paceBefore.all.median, 'seconds'),
      },
      {
        label: 'E-Mails gescheitert',
        value: told(failedShare(written), 'percent'),
        of: waiting,
        before: told(failedShare(mailCounts(mailTotals.before)), 'percent'),
      },
    ],
    sections: [
      arrivalsSection(period, buckets, arrivals),
      kindsSection(totals.now, totals.before),
      sourcesSection(totals.now, sources),
      confirmationSection(asked),
      contactSection(pace.byKind, pace.all),
      statusSection(statuses),
      transitionSection(transitions),
      mailsSection(period, buckets, mails),
      templatesSection(templates, mailTitle),
    ],
  };
}
