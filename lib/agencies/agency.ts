import { DELIVERY_HOURS, LEAD_MAX_AGE, LEAD_PRICES, PACKAGE_LEADS } from './constants';
import type { LeadClass } from './lead-classes';
import { findPackage, type PackageId, unitPrice } from './packages';

export const AGENCY_STATES = {
  checking: 'In Prüfung',
  active: 'Aktiv',
  paused: 'Pausiert',
  ended: 'Beendet',
} as const;

export type AgencyState = keyof typeof AGENCY_STATES;

export interface AgencyArea {
  prefix: string;
  /** Leads in it are offered to no other agency */
  isProtected: boolean;
}

export interface Agency {
  id: string;
  office: string;
  contactName: string;
  email: string;
  phone: string | null;
  state: string;
  /** Permit under § 34c GewO */
  licence: string | null;
  licenceAuthority: string | null;
  licenceCheckedAt: Date | null;
  licenceCheckedBy: number | null;
  package: string | null;
  singleOrders: number;
  inquiryId: string | null;
  webhookUrl: string | null;
  webhookKeyId: string | null;
  mailsOpenImmo: boolean;
  openImmoObject: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  vatId: string | null;
  /** Of its present order */
  agreedAt: Date | null;
  pausedAt: Date | null;
  endsAt: Date | null;
  lastOfferAt: Date | null;
  version: number;
  createdAt: Date;
  areas: AgencyArea[];
}

export const covers = (areas: readonly Pick<AgencyArea, 'prefix'>[], postalCode: string): boolean =>
  areas.some(({ prefix }) => postalCode.startsWith(prefix));

type Standing = Pick<Agency, 'state' | 'licenceCheckedAt' | 'agreedAt' | 'endsAt'>;

/** Why an agency may not buy, for itself and for the office; also before the end of its contract is stored. */
export function barriers(agency: Standing, now = new Date()): string[] {
  const { state, licenceCheckedAt, agreedAt, endsAt } = agency;
  const label = AGENCY_STATES[state as AgencyState] ?? state;
  const known: [isBarred: boolean, text: string][] = [
    [state !== 'active', `es steht auf „${label}“`],
    [licenceCheckedAt === null, 'seine Erlaubnis nach § 34c GewO ist nicht geprüft'],
    [agreedAt === null, 'es hat seine Bestellung in seinem Bereich noch nicht angenommen'],
    [endsAt !== null && endsAt <= now, 'sein Vertrag ist zu Ende'],
  ];
  return known.flatMap(([isBarred, text]) => (isBarred ? [text] : []));
}

export const mayBuy = (agency: Standing, now = new Date()) => barriers(agency, now).length === 0;

/** As {@link mayBuy}, for queries */
export const buyersAt = (now: Date) => ({
  state: 'active',
  licenceCheckedAt: { not: null },
  agreedAt: { not: null },
  OR: [{ endsAt: null }, { endsAt: { gt: now } }],
});

/** Hours since a lead's wish after which it is no longer offered. */
export const maxAge = (packageId: string | null): number =>
  packageId && Object.hasOwn(DELIVERY_HOURS, packageId)
    ? DELIVERY_HOURS[packageId as PackageId]
    : LEAD_MAX_AGE;

/** Infinite for the largest package, 0 without one. */
export function monthlyLimit(packageId: string | null): number {
  const found = packageId ? findPackage(packageId) : undefined;
  if (!found) return 0;
  return found.openEnded ? Infinity : found.leads;
}

/** Cents; `taken` counts this month's leads, and those beyond the package are free. */
export function packageLeadPrice(packageId: string, taken: number): number {
  const found = findPackage(packageId);
  if (!found || taken >= PACKAGE_LEADS[found.id]) return 0;
  return Math.round(unitPrice(found) * 100);
}

/** Cents. */
export const singlePrice = (leadClass: LeadClass['id']): number => LEAD_PRICES[leadClass] * 100;

export function conflictingAreas(
  own: readonly AgencyArea[],
  others: readonly AgencyArea[],
): string[] {
  const meets = (one: AgencyArea, other: AgencyArea) =>
    one.isProtected &&
    other.isProtected &&
    (one.prefix.startsWith(other.prefix) || other.prefix.startsWith(one.prefix));
  return own
    .filter((area) => others.some((other) => meets(area, other)))
    .map(({ prefix }) => prefix);
}

const berlinMonth = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** '2026-11' in Germany; decides the invoice. */
export const billingMonth = (date: Date): string => berlinMonth.format(date);
