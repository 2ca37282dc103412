import { routes } from '@/lib/routes';

/** Pages of the portal that an answer may name, with the words for a link to each. */
export const PAGE_TITLES: Record<string, string> = {
  [routes.valuation]: 'Kostenlose Immobilienbewertung',
  [routes.method]: 'So entsteht die Bewertung',
  [routes.guides]: 'Alle Ratgeber',
  [routes.agents]: 'Für Maklerbüros',
  [routes.ownRequests]: 'Meine Anfrage',
  [routes.status]: 'Was gerade läuft und was nicht',
  [routes.imprint]: 'Impressum',
  [routes.privacy]: 'Datenschutz',
  [routes.terms]: 'Nutzungsbedingungen',
  [routes.accessibility]: 'Barrierefreiheit',
  [routes.advice]: 'KI Beratung',
  [routes.home]: 'Häufige Fragen auf der Startseite',
};
