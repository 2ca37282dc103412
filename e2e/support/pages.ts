/** An address that leads nowhere, and whose page leads home after a moment. */
export const MISSING = '/gibt-es-nicht';

/** Every public page that there is without a request, one for each kind. */
export const PAGES = [
  '/',
  '/immobilie-bewerten',
  '/ratgeber',
  '/ratgeber?search=notar',
  '/ratgeber/spekulationssteuer-und-zehnjahresfrist',
  '/ratgeber/gespeichert',
  '/ratgeber/gibt-es-nicht',
  '/beratung',
  '/verkaufen',
  '/makler',
  '/makler/anfrage/professional',
  '/makler/anmelden',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/datenquellen',
  '/status',
  '/anfrage',
  '/anfrage/geloescht',
  '/anfrage/gibt-es-nicht',
  '/bewertung',
  '/bewertung/methode',
  '/employee/login',
  '/nicht-erreichbar',
  MISSING,
];
