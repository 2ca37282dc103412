import { DELIVERY_HOURS, LEAD_MAX_AGE, LEAD_PRICES, PACKAGE_LEADS } from './constants';
import type { LeadClass } from './lead-classes';
import { findPackage, type PackageId, unitPrice } from './packages';

/** States of an office with their labels. */
export const AGENT_STATES = {
  checking: 'In Prüfung',
  active: 'Aktiv',
  paused: 'Pausiert',
  ended: 'Beendet',
} as const;

export type AgentState = keyof typeof AGENT_STATES;

/** Where an office works: a postcode or its leading digits. */
export interface Area {
  prefix: string;
  /** Whether leads in it are offered to no other office */
  isProtected: boolean;
}

/** An estate agent's office that buys leads. */
export interface Agent {
  id: string;
  office: string;
  contactName: string;
  /** In lower case */
  email: string;
  phone: string | null;
  state: string;
  /** Permit under § 34c GewO: number, authority, and who checked it when */
  licence: string | null;
  licenceAuthority: string | null;
  licenceCheckedAt: Date | null;
  licenceCheckedBy: number | null;
  package: string | null;
  /** Leads ordered one by one and not delivered yet */
  singleOrders: number;
  inquiryId: string | null;
  webhookUrl: string | null;
  lastOfferAt: Date | null;
  version: number;
  createdAt: Date;
  areas: Area[];
}

/** Whether a postcode lies in one of the areas. */
export const covers = (areas: readonly Pick<Area, 'prefix'>[], postalCode: string): boolean =>
  areas.some(({ prefix }) => postalCode.startsWith(prefix));

/** Whether an office may be offered or accept leads: it is active and its licence is checked. */
export const mayBuy = ({ state, licenceCheckedAt }: Pick<Agent, 'state' | 'licenceCheckedAt'>) =>
  state === 'active' && licenceCheckedAt !== null;

/** The most hours since a lead's wish when it is offered, by the package. */
export const maxAge = (packageId: string | null): number =>
  packageId && Object.hasOwn(DELIVERY_HOURS, packageId)
    ? DELIVERY_HOURS[packageId as PackageId]
    : LEAD_MAX_AGE;

/** Premium leads of a package in a month; infinite for the largest one. */
export function monthlyLimit(packageId: string | null): number {
  const found = packageId ? findPackage(packageId) : undefined;
  if (!found) return 0;
  return found.openEnded ? Infinity : found.leads;
}

/**
 * Cents for a lead of a package: its share of the monthly price. Further leads cost nothing, so that a month
 * never costs more than its price.
 * @param taken leads of the month so far
 */
export function packageLeadPrice(packageId: string, taken: number): number {
  const found = findPackage(packageId);
  if (!found || taken >= PACKAGE_LEADS[found.id]) return 0;
  return Math.round(unitPrice(found) * 100);
}

/** Cents for a single lead. */
export const singlePrice = (leadClass: LeadClass['id']): number => LEAD_PRICES[leadClass] * 100;

/** The own protected areas that overlap with the others'. */
export function conflictingAreas(own: readonly Area[], others: readonly Area[]): string[] {
  const meets = (one: Area, other: Area) =>
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

/** The month in Germany, '2026-11', which decides the invoice. */
export const monthOf = (date: Date): string => berlinMonth.format(date);
