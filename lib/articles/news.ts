import { routes } from '@/lib/routes';

/** A line of the ticker, and the guide that says more. */
export interface NewsItem {
  text: string;
  slug: string;
}

/** The static messages of the ticker, specification 2. Legal statements as of November 2026. */
export const NEWS: readonly NewsItem[] = [
  {
    text: 'Energieausweis: bei der Besichtigung unaufgefordert vorzulegen',
    slug: 'energieausweis',
  },
  {
    text: 'Maklerprovision: Bei Wohnungen und Einfamilienhäusern zahlt die Käuferseite höchstens die Hälfte',
    slug: 'maklerprovision',
  },
  {
    text: 'Angebotspreise 2024, Median unserer Auswertung: Häuser 2.666 €, Wohnungen 3.470 € je m²',
    slug: 'den-immobilienmarkt-lesen',
  },
  {
    text: 'Spekulationssteuer: Nach zehn Jahren ist der Gewinn in der Regel steuerfrei',
    slug: 'spekulationssteuer-und-zehnjahresfrist',
  },
  {
    text: 'Von der Bewertung bis zur Übergabe: meist drei bis sechs Monate',
    slug: 'hausverkauf-in-sieben-schritten',
  },
];

/** The messages whose guide exists, each with its address. */
export function currentNews(articles: readonly { slug: string }[]) {
  const slugs = new Set(articles.map(({ slug }) => slug));
  return NEWS.filter(({ slug }) => slugs.has(slug)).map(({ text, slug }) => ({
    text,
    href: routes.guide(slug),
  }));
}
