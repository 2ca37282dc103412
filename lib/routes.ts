interface GuideSelection {
  query?: string;
  category?: string;
}

/** The overview of guides, narrowed down: `/ratgeber?kategorie=recht&search=notar`. */
export function guideSelection({ query, category }: GuideSelection): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('kategorie', category);
  if (query) parameters.set('search', query);
  const search = parameters.toString();
  return search ? `${routes.guides}?${search}` : routes.guides;
}

interface LoginReason {
  /** Where one was: an address of the back-office */
  back?: string;
  /** Whether one is asked again because nothing happened for too long */
  idle?: boolean;
}

/** The login for employees, which leads back to where one was (lib/auth/return-address.ts). */
export function loginAddress({ back, idle = false }: LoginReason = {}): string {
  const parameters = new URLSearchParams();
  if (back && back !== routes.employee.dashboard) parameters.set('weiter', back);
  if (idle) parameters.set('abgemeldet', '1');
  const search = parameters.toString();
  return search ? `${routes.employee.login}?${search}` : routes.employee.login;
}

/** Every address of the portal, in one place. */
export const routes = {
  home: '/',
  valuation: '/immobilie-bewerten',
  /** Below it stands each result under its id */
  valuationResults: '/bewertung',
  valuationResult: (id: string) => `/bewertung/${encodeURIComponent(id)}`,
  guides: '/ratgeber',
  guide: (slug: string) => `/ratgeber/${encodeURIComponent(slug)}`,
  guidePreview: (slug: string) => `/ratgeber/${encodeURIComponent(slug)}/vorschau.png`,
  /** The picture that other services show of a page */
  preview: '/vorschau.png',
  /** Where a selection of the overview is made (next.config.ts) */
  selectedGuides: '/ratgeber/auswahl',
  /** What is shown, with status 404, at the address of an article that does not exist */
  missingGuide: '/ratgeber/fehlt',
  savedGuides: '/ratgeber/gespeichert',
  feed: '/ratgeber/feed.xml',
  securityText: '/.well-known/security.txt',
  leadForm: '/verkaufen',
  advice: '/beratung',
  agents: '/makler',
  agentInquiry: (packageId: string) => `/makler/anfrage/${encodeURIComponent(packageId)}`,
  /** Where a new link to one's own request is asked for; below it stands each request under its token */
  ownRequests: '/anfrage',
  ownRequest: (token: string) => `/anfrage/${encodeURIComponent(token)}`,
  correction: (token: string) => `/anfrage/${encodeURIComponent(token)}/angaben`,
  erasure: (token: string) => `/anfrage/${encodeURIComponent(token)}/loeschen`,
  valuationPdf: (token: string) => `/anfrage/${encodeURIComponent(token)}/bewertung.pdf`,
  exportPdf: (token: string) => `/anfrage/${encodeURIComponent(token)}/auskunft.pdf`,
  exportJson: (token: string) => `/anfrage/${encodeURIComponent(token)}/auskunft.json`,
  erased: '/anfrage/geloescht',
  /** Opens the request that this browser has sent */
  continued: '/anfrage/weiter',
  status: '/status',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  accessibility: '/barrierefreiheit',
  employee: {
    entry: '/mitarbeiter',
    login: '/employee/login',
    dashboard: '/employee/dashboard',
    leads: '/employee/dashboard/leads',
    inquiries: '/employee/dashboard/maklerbueros',
    sent: '/employee/dashboard/gesendet',
    mailRetry: (id: string) => `/api/employee/sent/${encodeURIComponent(id)}/retry`,
    quarantine: '/employee/dashboard/quarantaene',
    /** A list as CSV, under the word that it has in the addresses */
    exported: (list: string) => `/employee/dashboard/export/${encodeURIComponent(list)}`,
    /** What has come in since; does not prolong the login */
    news: '/api/employee/news',
    /** Where consents are searched for; below it stands the ledger of each request */
    ledgers: '/employee/dashboard/nachweise',
    ledgerSearch: '/api/employee/ledgers',
    ledger: (type: string, id: string) =>
      `/employee/dashboard/nachweise/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
    ledgerExport: (type: string, id: string) =>
      `/employee/dashboard/nachweise/${encodeURIComponent(type)}/${encodeURIComponent(id)}/export.json`,
  },
  api: {
    employeeLogin: '/api/employee/login',
    employeeLogout: '/api/employee/logout',
    /** Where the login form leads before scripts have come to life */
    plainLogin: '/api/auth/callback/credentials',
    valuationRequests: '/api/valuation-requests',
    contactRequests: '/api/contact-requests',
    adLeads: '/api/ad-leads',
    callbackRequests: '/api/callback-requests',
    brokerCallbacks: '/api/callback-requests/makler',
    agentInquiries: '/api/agent-inquiries',
    ownRequests: '/api/own-requests',
    ownRequestOperation: (operation: string) => `/api/own-requests/${operation}`,
    chat: '/api/chat',
    articles: '/api/market-articles',
    articleViews: (slug: string) => `/api/market-articles/${encodeURIComponent(slug)}/views`,
    requestStatus: (segment: string, id: string) =>
      `/api/employee/${segment}/${encodeURIComponent(id)}/status`,
    requestOperation: (segment: string, id: string, operation: string) =>
      `/api/employee/${segment}/${encodeURIComponent(id)}/${operation}`,
    places: '/api/places',
    nearestPlaces: '/api/places/nearest',
  },
} as const;
