import 'server-only';
import { subDays } from 'date-fns/subDays';
import { type CountedClaims, countedClaims } from '@/lib/agents/claims';
import { LEAD_CLASSES } from '@/lib/agents/lead-classes';
import { STAGES } from '@/lib/agents/stages';
import { berlinDay, dayInBerlin, inBerlin } from '@/lib/platform/format/berlin-day';
import { formatNumber } from '@/lib/platform/format/number';
import { KINDS, REQUEST_KINDS } from '@/lib/requests/kinds/kinds';
import {
  countArrivals,
  countConfirmed,
  countDeliveries,
  countLeads,
  countOffers,
  countOffices,
  firstContacts,
} from './figures-repository';
import { OUTCOMES } from './outcomes';
import { log } from '@/lib/platform/telemetry/log';

const DAY = 24 * 60 * 60 * 1000;

/** Days that the figures can look back. */
export const FIGURE_PERIODS = [7, 30, 90] as const;

/** A named count. */
export interface Bar {
  label: string;
  count: number;
}

const total = (counts: ReadonlyMap<unknown, number>) =>
  [...counts.values()].reduce((sum, count) => sum + count, 0);

/** Requests by day and kind, oldest day first; an hour never belongs to two days. */
function byDay(arrivals: readonly { kind: string; hour: Date; count: number }[], days: Date[]) {
  const perDay = new Map(days.map((day) => [dayInBerlin(day), new Map<string, number>()]));
  for (const { kind, hour, count } of arrivals) {
    const counts = perDay.get(dayInBerlin(hour));
    counts?.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return [...perDay].map(([day, counts]) => ({
    day,
    counts: REQUEST_KINDS.map((kind) => counts.get(kind) ?? 0),
    total: total(counts),
  }));
}

/** '42 %', or what is said where there is nothing to reckon with. */
const share = (part: number, whole: number): string =>
  whole === 0 ? 'noch keine Fälle' : `${Math.round((part / whole) * 100)}\u00a0%`;

/** '3,5 Stunden' from milliseconds. */
function duration(milliseconds: number | undefined): string {
  if (milliseconds === undefined) return 'noch keine Fälle';
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 90) return `${minutes}\u00a0Minuten`;
  return `${formatNumber(Math.round(minutes / 6) / 10)}\u00a0Stunden`;
}

/** What happened in a period, for `leitung`. */
export async function figures(days: number, now = new Date()) {
  const today = berlinDay(now).from;
  const span = Array.from({ length: days }, (_, back) => subDays(today, days - 1 - back, inBerlin));
  const since = span[0]!;
  const [arrivals, contacts, confirmed, leads, offers, deliveries] = await Promise.all([
    countArrivals(since),
    firstContacts(since),
    countConfirmed(since),
    countLeads(since),
    countOffers(since),
    countDeliveries(since),
  ]);
  const offer = (state: string) => offers.get(state) ?? 0;
  const answered = offer('accepted') + offer('declined') + offer('expired');
  const outcome = (name: string) => deliveries.outcomes.get(name) ?? 0;
  const delivered = total(deliveries.outcomes);
  const reclaimed = total(deliveries.reclaims);
  const ended = outcome('mandate') + outcome('lost');
  return {
    sources: REQUEST_KINDS.map((kind) => KINDS[kind].listTitle),
    perDay: byDay(arrivals, span),
    shares: [
      {
        label: 'Adresse bestätigt',
        value: share(confirmed.confirmed, confirmed.asked),
        of: `${confirmed.confirmed} von ${confirmed.asked} Anfragen mit E-Mail-Adresse`,
      },
      {
        label: 'Bis zum ersten Kontakt',
        value: duration(contacts.median),
        of: `bei der Hälfte der ${contacts.count} angerufenen oder angeschriebenen Anfragen höchstens`,
      },
      {
        label: 'Angebote angenommen',
        value: share(offer('accepted'), answered),
        of: `${offer('accepted')} von ${answered} Angeboten, die zu Ende sind`,
      },
      {
        label: 'Abschlüsse',
        value: share(outcome('mandate'), ended),
        of: `${outcome('mandate')} von ${ended} Leads, von denen Büros den Ausgang gemeldet haben`,
      },
      {
        label: 'Reklamiert',
        value: share(reclaimed, delivered),
        of: `${reclaimed} von ${delivered} übergebenen Leads, gutgeschrieben: ${deliveries.reclaims.get('credited') ?? 0}`,
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
    outcomes: Object.entries(OUTCOMES).map(([id, label]): Bar => ({ label, count: outcome(id) })),
    cents: deliveries.cents,
  };
}

/** Days over which what is claimed on the agents page is counted. */
const CLAIM_DAYS = { leads: 30, deliveries: 365 } as const;

/**
 * The figures of the agents page that can be counted, where enough cases stand behind them. Without a
 * database, as when the page is built, none are.
 */
export async function claimedFigures(now = new Date()): Promise<CountedClaims> {
  try {
    return await counted(now);
  } catch (error) {
    log().error({ err: error }, 'The figures of the agents page could not be counted');
    return {};
  }
}

async function counted(now: Date): Promise<CountedClaims> {
  const since = (days: number) => new Date(now.getTime() - days * DAY);
  const [offices, leads, deliveries] = await Promise.all([
    countOffices(),
    countLeads(since(CLAIM_DAYS.leads)),
    countDeliveries(since(CLAIM_DAYS.deliveries)),
  ]);
  const outcome = (name: string) => deliveries.outcomes.get(name) ?? 0;
  const delivered = total(deliveries.outcomes);
  return countedClaims({
    offices,
    leads: leads.stages.received,
    delivered,
    credited: deliveries.reclaims.get('credited') ?? 0,
    mandates: outcome('mandate'),
    ended: outcome('mandate') + outcome('lost'),
  });
}
