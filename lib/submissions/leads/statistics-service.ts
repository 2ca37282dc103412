import 'server-only';
import { type CountedClaims, countedClaims } from '@/lib/agencies/claims';
import { LEAD_CLASSES } from '@/lib/agencies/lead-classes';
import { STAGES } from '@/lib/agencies/stages';
import { KINDS, SUBMISSION_KINDS } from '@/lib/submissions/kinds/kinds';
import { sumOfArrivals } from '@/lib/submissions/statistics/arrivals';
import { countAddressedCalls, countArrivals } from '@/lib/submissions/statistics/repository';
import { bucketsOf, type StatisticsPeriod, presetOf } from '@/lib/submissions/statistics/period';
import { countContacts, medianContact } from '@/lib/submissions/statistics/progress-repository';
import { formatValue, NO_CASES } from '@/lib/submissions/statistics/section';
import { confirmations, halfOf } from '@/lib/submissions/statistics/service';
import {
  countDeliveries,
  countSoldLeads,
  countOffers,
  countActiveAgencies,
  countKept,
  findErrors,
} from './statistics-repository';
import { LEAD_OUTCOMES, wonOf } from './outcomes';
import { log } from '@/lib/platform/telemetry/log';

const DAY = 24 * 60 * 60 * 1000;

/** Days */
export const STATISTICS_PERIODS = [7, 30, 90] as const;

export interface Bar {
  label: string;
  count: number;
}

const total = (counts: ReadonlyMap<unknown, number>) => sumOfArrivals(counts.values());

const share = (part: number, whole: number): string =>
  whole === 0 ? NO_CASES : `${Math.round((part / whole) * 100)}\u00a0%`;

/** Least number of cases for what agencies told to be shown as a share */
const ENOUGH_INSIDE = 10;

const fewOr = (cases: number, text: () => string) =>
  cases < ENOUGH_INSIDE ? 'zu wenige Fälle' : text();

async function arrivalsOf(period: StatisticsPeriod) {
  const buckets = bucketsOf(period);
  const [arrivals, calls] = await Promise.all([
    countArrivals(buckets),
    countAddressedCalls(period),
  ]);
  const totals = new Map([...arrivals].map(([kind, counts]) => [kind, sumOfArrivals(counts)]));
  const { asked, confirmed } = await confirmations(period, totals, calls);
  const perDay = buckets.map(({ first: day }, index) => {
    const counts = SUBMISSION_KINDS.map((kind) => arrivals.get(kind)![index]!);
    return { day, counts, total: sumOfArrivals(counts) };
  });
  return { perDay, asked: total(asked), confirmed: total(confirmed) };
}

async function firstContacts(period: StatisticsPeriod) {
  const count = sumOfArrivals(
    [...(await countContacts(period)).values()].map(({ count }) => count),
  );
  return { count, median: await medianContact(SUBMISSION_KINDS, period, count) };
}

export async function statistics(days: number, now = new Date()) {
  const period = presetOf({ tage: String(days) }, now);
  const since = period.from;
  const [arrivals, contacts, leads, offers, deliveries] = await Promise.all([
    arrivalsOf(period),
    firstContacts(period),
    countSoldLeads(since),
    countOffers(since),
    countDeliveries(since),
  ]);
  const offer = (state: string) => offers.get(state) ?? 0;
  const answered = offer('accepted') + offer('declined') + offer('expired');
  const outcome = (name: string) => deliveries.outcomes.get(name) ?? 0;
  const delivered = total(deliveries.outcomes);
  const { reclaimed, credited } = deliveries;
  const { perDay, asked, confirmed } = arrivals;
  const { mandates, ended } = wonOf(deliveries.outcomes);
  return {
    sources: SUBMISSION_KINDS.map((kind) => KINDS[kind].listTitle),
    perDay,
    shares: [
      {
        label: 'Adresse bestätigt',
        value: share(confirmed, asked),
        of: `${confirmed} von ${asked} Anfragen mit E-Mail-Adresse`,
      },
      {
        label: 'Bis zum ersten Kontakt',
        value: contacts.median === undefined ? NO_CASES : formatValue(contacts.median, 'seconds'),
        of: halfOf(contacts.count),
      },
      {
        label: 'Angebote angenommen',
        value: share(offer('accepted'), answered),
        of: `${offer('accepted')} von ${answered} Angeboten, die zu Ende sind`,
      },
      {
        label: 'Abschlüsse',
        value: fewOr(ended, () => share(mandates, ended)),
        of: `${mandates} von ${ended} Leads, von denen Büros den Ausgang gemeldet haben`,
      },
      {
        label: 'Reklamiert oder gutgeschrieben',
        value: share(reclaimed, delivered),
        of: `${reclaimed} von ${delivered} übergebenen Leads, gutgeschrieben: ${credited}`,
      },
    ],
    funnel: [
      ...STAGES.map(({ id, title }): Bar => ({ label: title, count: leads.stages[id] })),
      { label: 'Übergeben', count: leads.sold },
    ],
    classes: LEAD_CLASSES.map(({ id, name }): Bar => ({
      label: name,
      count: leads.classes.get(id) ?? 0,
    })),
    outcomes: Object.entries(LEAD_OUTCOMES).map(([id, label]): Bar => ({
      label,
      count: outcome(id),
    })),
    cents: deliveries.cents,
  };
}

/** Days */
const CLAIM_DAYS = { leads: 30, deliveries: 365 } as const;

/** Of a year's deliveries: what the classes kept, and how far values were from prices. */
export async function afterDelivery(now = new Date()) {
  const since = new Date(now.getTime() - CLAIM_DAYS.deliveries * DAY);
  const [counts, errors] = await Promise.all([countKept(since), findErrors(since)]);
  const part = (count: number, whole: number) =>
    `${count} von ${whole} (${fewOr(whole, () => share(count, whole))})`;
  const sorted = errors.sort((one, other) => one - other);
  const [low = 0, high = 0] = [-1, 0].map((by) => sorted[Math.floor((sorted.length + by) / 2)]);
  return {
    classes: LEAD_CLASSES.map(({ id, name }) => {
      const own = counts.filter((row) => row.class === id);
      const delivered = sumOfArrivals(own.map(({ count }) => count));
      const broken = sumOfArrivals(own.map((row) => row.broken));
      const { mandates, ended } = wonOf(new Map(own.map((row) => [row.outcome, row.count])));
      return { id, name, kept: part(delivered - broken, delivered), won: part(mandates, ended) };
    }),
    error: {
      label: 'Abstand der Schätzung vom Verkaufspreis',
      value: fewOr(errors.length, () => share((low + high) / 2, 1)),
      of: `Median aus ${errors.length} gemeldeten Preisen, Übergaben von zwölf Monaten`,
    },
  };
}

/** Only statistics with enough cases; none without a database, as in the build. */
export async function claimedStatistics(now = new Date()): Promise<CountedClaims> {
  try {
    return await counted(now);
  } catch (error) {
    log().error({ err: error }, 'The statistics of the agencies page could not be counted');
    return {};
  }
}

async function counted(now: Date): Promise<CountedClaims> {
  const since = (days: number) => new Date(now.getTime() - days * DAY);
  const [agencies, leads, deliveries] = await Promise.all([
    countActiveAgencies(),
    countSoldLeads(since(CLAIM_DAYS.leads)),
    countDeliveries(since(CLAIM_DAYS.deliveries)),
  ]);
  const delivered = total(deliveries.outcomes);
  return countedClaims({
    agencies,
    leads: leads.stages.received,
    delivered,
    credited: deliveries.credited,
    ...wonOf(deliveries.outcomes),
  });
}
