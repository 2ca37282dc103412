export interface Probe {
  name: string;
  path: string;
  isList?: boolean;
  /** A full table may take so many times as long as an empty one */
  mostRatio?: number;
  /** Asked for as an office, not as an employee */
  isOffice?: boolean;
}

const DASHBOARD = '/employee/dashboard';
const SALES = `${DASHBOARD}/vertrieb`;

/** Lists of the sale of leads. */
const SALE = { mostRatio: 3 };

/** A request of somebody who has sent two more; it stands in empty tables too (./sale.ts). */
export const KNOWN = '00000000-0000-4000-8000-000000000001';

/** What is asked for; `isList` marks answers whose length grows with the table, up to 500 requests. */
export const PROBES: Probe[] = [
  { name: 'dashboard: callbacks', path: DASHBOARD },
  { name: 'dashboard: messages', path: `${DASHBOARD}?liste=kontakte` },
  { name: 'dashboard: valuations', path: `${DASHBOARD}?liste=bewertungen` },
  { name: 'due today', path: `${DASHBOARD}/heute` },
  { name: 'request of a known person', path: `${DASHBOARD}?anfrage=${KNOWN}` },
  { name: 'leads', path: `${DASHBOARD}/leads` },
  { name: "agents' enquiries", path: `${DASHBOARD}/maklerbueros` },
  { name: 'search: few hits', path: `${DASHBOARD}?suche=zwetschgenmeier` },
  { name: 'search: one in twenty', path: `${DASHBOARD}?liste=bewertungen&suche=M%C3%BCller` },
  { name: 'search: nearly all', path: `${DASHBOARD}?liste=bewertungen&suche=beispiel` },
  { name: 'search: two words', path: `${DASHBOARD}?suche=erika+M%C3%BCller` },
  { name: 'search: rare and common', path: `${DASHBOARD}?suche=M%C3%BCller+beispiel` },
  { name: 'search: nothing', path: `${DASHBOARD}?suche=gibtesnicht` },
  { name: 'page 100', path: `${DASHBOARD}?liste=bewertungen&seite=100` },
  { name: 'page 1900, newest', path: `${DASHBOARD}?sortierung=neueste&seite=1900` },
  { name: 'assigned to me', path: `${DASHBOARD}?zuweisung=mir` },
  { name: 'assigned to nobody', path: `${DASHBOARD}?zuweisung=niemandem` },
  { name: 'open', path: `${DASHBOARD}?status=offen` },
  { name: 'completed', path: `${DASHBOARD}?status=completed` },
  { name: 'one type of home', path: `${DASHBOARD}?liste=bewertungen&art=reihenhaus` },
  { name: 'mails', path: `${DASHBOARD}/gesendet` },
  { name: 'mails: search', path: `${DASHBOARD}/gesendet?suche=zwetschgenmeier` },
  { name: 'quarantine', path: `${DASHBOARD}/quarantaene` },
  { name: 'figures: 30 days', path: `${DASHBOARD}/zahlen` },
  { name: 'figures: 12 months', path: `${DASHBOARD}/zahlen?tage=365` },
  { name: 'figures: file', path: `${DASHBOARD}/zahlen/export.csv` },
  { name: 'team', path: `${DASHBOARD}/team` },
  { name: 'own account', path: `${DASHBOARD}/konto` },
  { name: 'guides', path: `${DASHBOARD}/ratgeber` },
  { name: 'adviser', path: `${DASHBOARD}/berater` },
  { name: 'deeds', path: `${DASHBOARD}/nachweise` },
  { name: 'status page', path: '/status' },
  { name: 'sale: figures', path: `${SALES}?tage=90` },
  { name: 'sale: offices', path: `${SALES}/bueros`, ...SALE },
  { name: 'sale: reclaims', path: `${SALES}/reklamationen`, ...SALE },
  { name: 'office: its leads', path: '/makler/bereich', isOffice: true, ...SALE },
  { name: 'leads of an area', path: '/makler/gebiet?plz=80331', isOffice: true, ...SALE },
  { name: 'API: news', path: '/api/employee/news?since=2020-01-01T00:00:00.000Z' },
  { name: 'API: page of callbacks', path: '/api/employee/callbacks?page=1' },
  { name: 'API: search', path: '/api/employee/valuations?page=1&query=zwetschgenmeier' },
  { name: 'API: 500 callbacks', path: '/api/employee/callbacks', isList: true },
  { name: 'API: 500 messages', path: '/api/employee/contacts', isList: true },
  { name: 'API: 500 valuations', path: '/api/employee/valuations', isList: true },
];
