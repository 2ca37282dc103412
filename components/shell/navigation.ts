import { routes } from '@/lib/routes';

export interface NavigationEntry {
  href: string;
  label: string;
  badge?: string;
}

export const NAVIGATION: readonly NavigationEntry[] = [
  { href: routes.valuation, label: 'Immobilie bewerten', badge: 'Neu' },
  { href: routes.guides, label: 'Ratgeber' },
  { href: routes.advice, label: 'KI Beratung' },
];

/** Required by law */
export const LEGAL_LINKS: readonly NavigationEntry[] = [
  { href: routes.imprint, label: 'Impressum' },
  { href: routes.privacy, label: 'Datenschutz' },
  { href: routes.terms, label: 'AGB' },
];
