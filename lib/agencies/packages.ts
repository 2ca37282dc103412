import { DELIVERY_HOURS, PACKAGE_LEADS, PACKAGE_PRICES } from './constants';

export type PackageId = keyof typeof PACKAGE_PRICES;

export interface LeadPackage {
  /** Part of the address, `routes.agencyInquiry` */
  id: PackageId;
  name: string;
  /** Whole euros, without VAT */
  monthlyPrice: number;
  leads: number;
  /** More leads may come for the same price */
  openEnded: boolean;
  features: readonly string[];
  popular: boolean;
}

const delivery = (id: PackageId) => `Liefergarantie ${DELIVERY_HOURS[id]}\u00a0Stunden`;

export const LEAD_PACKAGES: readonly LeadPackage[] = [
  {
    id: 'starter',
    name: 'Starter',
    monthlyPrice: PACKAGE_PRICES.starter,
    leads: PACKAGE_LEADS.starter,
    openEnded: false,
    features: ['Zielgebiete nach Postleitzahl', delivery('starter'), 'Support per E-Mail'],
    popular: false,
  },
  {
    id: 'professional',
    name: 'Professional',
    monthlyPrice: PACKAGE_PRICES.professional,
    leads: PACKAGE_LEADS.professional,
    openEnded: false,
    features: [
      'Gebietsschutz auf Wunsch',
      delivery('professional'),
      'Support am Telefon',
      'Monatlicher Bericht',
    ],
    popular: true,
  },
  {
    id: 'enterprise',
    name: 'Enterprise',
    monthlyPrice: PACKAGE_PRICES.enterprise,
    leads: PACKAGE_LEADS.enterprise,
    openEnded: true,
    features: [
      'Exklusiver Gebietsschutz',
      delivery('enterprise'),
      'Persönlicher Ansprechpartner',
      'Individuelle Anbindung an Ihre Software',
    ],
    popular: false,
  },
];

export function findPackage(id: string): LeadPackage | undefined {
  return LEAD_PACKAGES.find((entry) => entry.id === id);
}

export function leadsLabel({ leads, openEnded }: LeadPackage): string {
  return `${openEnded ? 'ab ' : ''}${leads} Premium-Leads`.replaceAll(' ', '\u00a0');
}

type Priced = Pick<LeadPackage, 'monthlyPrice' | 'leads'>;

/** Euros, rounded to the cent. */
export function unitPrice({ monthlyPrice, leads }: Priced): number {
  return Math.round((monthlyPrice * 100) / leads) / 100;
}
