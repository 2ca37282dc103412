import { LEAD_MAX_AGE, MONEY_BACK_DAYS } from './constants';

interface Entry {
  /** Stands large, before the text */
  figure?: string;
  text: string;
  /** What it covers, or that this is still open */
  scope?: string;
  source?: string;
  asOf?: string;
}

/** What holds for an entry that does not say otherwise. */
const OPERATOR = { source: 'Angabe des Betreibers', asOf: 'Stand November\u00a02026' };

/** Said of a share whose basis nobody has named yet. */
const BASIS_OPEN = 'Woran und in welchem Zeitraum gemessen, ist noch nicht angegeben';

/** The hours of a person, which stand at the field for a callback. */
const CALLING_TIMES = 'innerhalb der Zeiten, zu denen wir anrufen';

/**
 * The register of claims, specification 9 (UWG § 5). Whoever can prove one names the proof as its
 * source, and raises the date.
 */
const REGISTER = {
  partners: { figure: 'über\u00a0200', text: 'Partnerbüros' },
  monthlyLeads: { figure: '500+', text: 'Leads im Monat' },
  quality: { figure: '95\u00a0%', text: 'Qualität der Leads', scope: BASIS_OPEN },
  closingRate: { figure: '73\u00a0%', text: 'Abschlussquote', scope: BASIS_OPEN },
  leadAge: { figure: `${LEAD_MAX_AGE}\u00a0Stunden`, text: 'ist ein Lead höchstens alt' },
  callback: {
    figure: 'höchstens 5\u00a0Minuten',
    text: 'bis zum Rückruf',
    scope: `Gezählt ${CALLING_TIMES}`,
  },
  support: {
    figure: '24/7',
    text: 'Support',
    scope: `Anfragen nehmen wir zu jeder Zeit an; es antwortet ein Mensch, ${CALLING_TIMES}`,
  },
  saleWithin: { figure: 'höchstens 12\u00a0Monate', text: 'bis zum geplanten Verkauf' },
  noSetupFee: { text: 'Keine Einrichtungsgebühr' },
  cancellable: { text: 'Monatlich kündbar' },
  moneyBack: { text: `${MONEY_BACK_DAYS}\u00a0Tage Geld-zurück-Garantie` },
  partnerBrokers: { figure: '2.500', text: 'Partnermakler', scope: 'Steht im Ratgeber' },
  popular: { text: 'Kennzeichnung „BELIEBT“ am Paket Professional' },
} satisfies Record<string, Entry>;

export type ClaimId = keyof typeof REGISTER;

/** A figure or a promise of the agents page, and who answers for it. */
export interface Claim extends Required<Omit<Entry, 'figure' | 'scope'>> {
  id: ClaimId;
  figure?: string;
  scope?: string;
  /** Where it stands among the sources, from 1 */
  number: number;
}

/** Every claim in the order of the sources. */
export const CLAIMS: readonly Claim[] = Object.entries<Entry>(REGISTER).map(
  ([id, entry], index) => ({ ...OPERATOR, ...entry, id: id as ClaimId, number: index + 1 }),
);

const byId = new Map(CLAIMS.map((claim) => [claim.id, claim]));

/** The claims with these ids, in their order. */
export function claims(ids: readonly ClaimId[]): Claim[] {
  return ids.map((id) => byId.get(id)!);
}

/** Where the source of a claim stands on the page. */
export const sourceAnchor = ({ id }: Claim) => `angabe-${id}`;

/** '73 % Abschlussquote'. */
export const claimText = ({ figure, text }: Claim) => (figure ? `${figure} ${text}` : text);

/** The figures that run through the opening. */
export const OPENING_CLAIMS = [
  'partners',
  'monthlyLeads',
  'quality',
  'closingRate',
  'leadAge',
] as const satisfies readonly ClaimId[];

/** The figures that run by before the closing. */
export const CLOSING_CLAIMS = [
  'callback',
  'support',
  'saleWithin',
  'monthlyLeads',
  'partners',
] as const satisfies readonly ClaimId[];

/** What an agent is promised at the end of the page. */
export const ASSURANCES = [
  'noSetupFee',
  'cancellable',
  'moneyBack',
] as const satisfies readonly ClaimId[];
