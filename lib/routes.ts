interface GuideSelection {
  query?: string;
  category?: string;
}

/** `/ratgeber?kategorie=recht&search=notar` */
export function guideSelection({ query, category }: GuideSelection): string {
  const parameters = new URLSearchParams();
  if (category) parameters.set('kategorie', category);
  if (query) parameters.set('search', query);
  const search = parameters.toString();
  return search ? `${routes.guides}?${search}` : routes.guides;
}

/** Part of every page's script; addresses for employees are in lib/employee-routes.ts. */
export const routes = {
  home: '/',
  valuation: '/immobilie-bewerten',
  valuationResults: '/bewertung',
  method: '/bewertung/methode',
  valuationResult: (id: string) => `/bewertung/${encodeURIComponent(id)}`,
  guides: '/ratgeber',
  guide: (slug: string) => `/ratgeber/${encodeURIComponent(slug)}`,
  guidePreview: (slug: string) => `/ratgeber/${encodeURIComponent(slug)}/vorschau.png`,
  guideDraft: (token: string) => `/ratgeber-entwurf/${encodeURIComponent(token)}`,
  preview: '/vorschau.png',
  /** Renders a selection of guides (next.config.ts) */
  selectedGuides: '/ratgeber/auswahl',
  savedGuides: '/ratgeber/gespeichert',
  feed: '/ratgeber/feed.xml',
  sitemap: (part: string) => `/sitemaps/${part}.xml`,
  securityText: '/.well-known/security.txt',
  leadForm: '/verkaufen',
  /** Prefix of states, districts and postcodes (lib/prices/places.ts) */
  prices: '/immobilienpreise',
  priceCards: '/preiskarte',
  /** Renders a comparison at each request (next.config.ts) */
  comparedPrices: '/preisvergleich',
  /** Redirects to the place in `?ort=` */
  priceSearch: '/immobilienpreise/suche',
  pricePreview: (path: string) => path.replace('/immobilienpreise', '/preisbild'),
  calculators: '/rechner',
  calculator: (name: string) => `/rechner/${encodeURIComponent(name)}`,
  /** What was typed stands in the query */
  calculation: (name: string) => `/rechner/${encodeURIComponent(name)}/ergebnis`,
  advice: '/beratung',
  /** Fills in a question; a fragment, so that no server or log sees it */
  adviceOn: (question: string) => `/beratung#frage=${encodeURIComponent(question)}`,
  agencies: '/makler',
  agencyInquiry: (packageId: string) => `/makler/anfrage/${encodeURIComponent(packageId)}`,
  ownSubmissions: '/anfrage',
  ownSubmission: (token: string) => `/anfrage/${encodeURIComponent(token)}`,
  erased: '/anfrage/geloescht',
  continued: '/anfrage/weiter',
  status: '/status',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  accessibility: '/barrierefreiheit',
  dataSources: '/datenquellen',
  /** Prefix of the pages for employees (lib/employee-routes.ts) */
  employeeArea: '/employee',
  api: {
    valuationRequests: '/api/valuation-requests',
    addressState: (id: string) => `/api/valuation-requests/${encodeURIComponent(id)}/address`,
    contactRequests: '/api/contact-requests',
    adLeads: '/api/ad-leads',
    callbackRequests: '/api/callback-requests',
    brokerCallbacks: '/api/callback-requests/makler',
    agencyInquiries: '/api/agent-inquiries',
    chat: '/api/chat',
    articles: '/api/market-articles',
    articleViews: (slug: string) => `/api/market-articles/${encodeURIComponent(slug)}/views`,
    articleSuggestions: (query: string) =>
      `/api/article-suggestions?places=1&search=${encodeURIComponent(query)}`,
    places: '/api/places',
    nearestPlaces: '/api/places/nearest',
    prices: (postalCode: string) => `/api/prices/${encodeURIComponent(postalCode)}`,
  },
} as const;

export const ownSubmissionRoutes = {
  correction: (token: string) => `/anfrage/${encodeURIComponent(token)}/angaben`,
  erasure: (token: string) => `/anfrage/${encodeURIComponent(token)}/loeschen`,
  valuationPdf: (token: string) => `/anfrage/${encodeURIComponent(token)}/bewertung.pdf`,
  exportPdf: (token: string) => `/anfrage/${encodeURIComponent(token)}/auskunft.pdf`,
  exportJson: (token: string) => `/anfrage/${encodeURIComponent(token)}/auskunft.json`,
} as const;
