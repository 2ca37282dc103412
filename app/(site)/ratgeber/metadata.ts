import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/platform/seo/metadata';
import { routes } from '@/lib/routes';

/** Search engines index the whole list in place of its selections. */
export const overviewMetadata: Metadata = pageMetadata({
  title: 'Ratgeber für den Hausverkauf und Wohnungsverkauf',
  description:
    'Ratgeber zum Verkauf von Haus und Wohnung: Bewertung, Ablauf, Markt, Recht und Steuern. Mit Rechenbeispielen, Checklisten und Quellen.',
  path: routes.guides,
});
