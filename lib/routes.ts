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

/**
 * The addresses of the public pages. They are part of every page's script, so those for employees are in
 * lib/employee-routes.ts.
 */
export const routes = {
  home: '/',
  valuation: '/immobilie-bewerten',
  /** Below it stands each result under its id */
  valuationResults: '/bewertung',
  /** How both figures come about, and how good they are */
  method: '/bewertung/methode',
  valuationResult: (id: string) => `/bewertung/${encodeURIComponent(id)}`,
  guides: '/ratgeber',
  guide: (slug: string) => `/ratgeber/${encodeURIComponent(slug)}`,
  guidePreview: (slug: string) => `/ratgeber/${encodeURIComponent(slug)}/vorschau.png`,
  /** A guide before it is published, by a secret link */
  guideDraft: (token: string) => `/ratgeber-entwurf/${encodeURIComponent(token)}`,
  /** The picture that other services show of a page */
  preview: '/vorschau.png',
  /** Where a selection of the overview is made (next.config.ts) */
  selectedGuides: '/ratgeber/auswahl',
  savedGuides: '/ratgeber/gespeichert',
  feed: '/ratgeber/feed.xml',
  /** A list of addresses for search engines; '/sitemap.xml' names them all */
  sitemap: (part: string) => `/sitemaps/${part}.xml`,
  securityText: '/.well-known/security.txt',
  leadForm: '/verkaufen',
  /** Prices by place; below it the states, their districts and their postcodes (lib/prices/places.ts) */
  prices: '/immobilienpreise',
  /** The same as small cards that other websites may show */
  priceCards: '/preiskarte',
  /** Where two places are compared at each request (next.config.ts) */
  comparedPrices: '/preisvergleich',
  /** Leads to the place that is named in `?ort=` */
  priceSearch: '/immobilienpreise/suche',
  /** The picture that other services show of a page with prices, by its path */
  pricePreview: (path: string) => path.replace('/immobilienpreise', '/preisbild'),
  advice: '/beratung',
  /** With a question ready to be sent; a fragment, because no server and no log gets to see it */
  adviceOn: (question: string) => `/beratung#frage=${encodeURIComponent(question)}`,
  agents: '/makler',
  agentInquiry: (packageId: string) => `/makler/anfrage/${encodeURIComponent(packageId)}`,
  /** Where a new link to one's own request is asked for; below it stands each request under its token */
  ownRequests: '/anfrage',
  ownRequest: (token: string) => `/anfrage/${encodeURIComponent(token)}`,
  erased: '/anfrage/geloescht',
  /** Opens the request that this browser has sent */
  continued: '/anfrage/weiter',
  status: '/status',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  accessibility: '/barrierefreiheit',
  dataSources: '/datenquellen',
  /** Below it stands everything that is for employees (lib/employee-routes.ts) */
  employeeArea: '/employee',
  api: {
    valuationRequests: '/api/valuation-requests',
    addressState: (id: string) => `/api/valuation-requests/${encodeURIComponent(id)}/address`,
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
    articleSuggestions: (query: string) =>
      `/api/article-suggestions?places=1&search=${encodeURIComponent(query)}`,
    places: '/api/places',
    nearestPlaces: '/api/places/nearest',
    prices: (postalCode: string) => `/api/prices/${encodeURIComponent(postalCode)}`,
  },
} as const;

/** The pages and files of a visitor's own request, under its token. */
export const ownRequestRoutes = {
  correction: (token: string) => `/anfrage/${encodeURIComponent(token)}/angaben`,
  erasure: (token: string) => `/anfrage/${encodeURIComponent(token)}/loeschen`,
  valuationPdf: (token: string) => `/anfrage/${encodeURIComponent(token)}/bewertung.pdf`,
  exportPdf: (token: string) => `/anfrage/${encodeURIComponent(token)}/auskunft.pdf`,
  exportJson: (token: string) => `/anfrage/${encodeURIComponent(token)}/auskunft.json`,
} as const;
