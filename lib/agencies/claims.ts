import { formatNumber } from '@/lib/platform/format/number';
import { LEAD_MAX_AGE, MONEY_BACK_DAYS, PREMIUM_LIMITS } from './constants';

interface Entry {
  figure?: string;
  text: string;
  /** Stands beside it; unless given, the operator */
  basis?: string;
}

/** Claims of the operator, which UWG § 5 requires to be true. */
const REGISTER = {
  partners: { figure: 'über\u00a0200', text: 'Partnerbüros' },
  monthlyLeads: { figure: '500+', text: 'Leads im Monat' },
  quality: { figure: '95\u00a0%', text: 'Qualität der Leads' },
  closingRate: { figure: '73\u00a0%', text: 'Abschlussquote' },
  leadAge: {
    figure: `${LEAD_MAX_AGE}\u00a0Stunden`,
    text: 'ist ein Lead höchstens alt',
    basis: 'danach wird er nicht mehr angeboten',
  },
  callback: { figure: 'höchstens 5\u00a0Minuten', text: 'bis zum Rückruf, zu Bürozeiten' },
  support: { figure: '24/7', text: 'Support: Anfragen jederzeit, Anrufe zu Bürozeiten' },
  saleWithin: {
    figure: 'höchstens 12\u00a0Monate',
    text: 'bis zum geplanten Verkauf',
    basis: `bei Premium A+ höchstens ${PREMIUM_LIMITS.months}; ist der Zeitraum noch offen, steht es beim Lead`,
  },
  noSetupFee: { text: 'Keine Einrichtungsgebühr', basis: 'Sie zahlen nur angenommene Leads' },
  cancellable: {
    text: 'Monatlich kündbar',
    basis: 'zum Ende jedes Monats, in Textform oder im Bereich',
  },
  moneyBack: {
    text: `${MONEY_BACK_DAYS}\u00a0Tage Geld-zurück-Garantie`,
    basis: 'ab dem ersten Lead, ohne Gründe',
  },
  partnerBrokers: { figure: '2.500', text: 'Partnermakler' },
  popular: { text: 'Kennzeichnung „BELIEBT“ am Paket Professional' },
} satisfies Record<string, Entry>;

export type ClaimId = keyof typeof REGISTER;

export const OPERATOR = { source: 'Angabe des Betreibers', asOf: 'Stand November\u00a02026' };

export const CLAIMS_ANCHOR = 'angaben';

export interface Claim extends Entry {
  id: ClaimId;
  basis: string;
  /** What was counted, if the operator's figure is replaced */
  counted?: string;
}

export type CountedClaims = Partial<Record<ClaimId, { figure: string; counted: string }>>;

/** Least number of cases for a counted figure to replace a claim. */
export const ENOUGH_CASES = 30;

export interface SaleCounts {
  /** That may be offered leads now */
  agencies: number;
  /** Last 30 days */
  leads: number;
  /** Last year */
  delivered: number;
  credited: number;
  /** Among those with a reported outcome (`ended`) */
  mandates: number;
  ended: number;
}

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)}\u00a0%`;

export function countedClaims(counts: SaleCounts): CountedClaims {
  const { agencies, leads, delivered, credited, mandates, ended } = counts;
  const claim = (cases: number, figure: string, counted: string) =>
    cases < ENOUGH_CASES ? undefined : { figure, counted };
  return {
    partners: claim(agencies, formatNumber(agencies), 'Büros, die heute Leads bekommen'),
    monthlyLeads: claim(leads, formatNumber(leads), 'Leads der letzten 30\u00a0Tage'),
    quality: claim(
      delivered,
      percent(delivered - credited, delivered),
      `ohne Gutschrift, von ${formatNumber(delivered)} Leads der letzten zwölf Monate`,
    ),
    closingRate: claim(
      ended,
      percent(mandates, ended),
      `Aufträge, von ${formatNumber(ended)} Leads, deren Ausgang Büros gemeldet haben`,
    ),
  };
}

export function claims(ids: readonly ClaimId[], counted: CountedClaims = {}): Claim[] {
  return ids.map((id) => {
    const entry: Entry = REGISTER[id];
    const { basis = OPERATOR.source } = entry;
    return { id, ...entry, basis: counted[id] ? 'gezählt' : basis, ...counted[id] };
  });
}

export const claimText = ({ figure, text }: Entry) => (figure ? `${figure} ${text}` : text);

export const OPENING_CLAIMS = [
  'partners',
  'monthlyLeads',
  'quality',
  'closingRate',
  'leadAge',
] as const satisfies readonly ClaimId[];

export const CLOSING_CLAIMS = [
  'callback',
  'support',
  'saleWithin',
  'monthlyLeads',
  'partners',
] as const satisfies readonly ClaimId[];

export const ASSURANCES = [
  'noSetupFee',
  'cancellable',
  'moneyBack',
] as const satisfies readonly ClaimId[];
