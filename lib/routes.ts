/** Every address of the portal, in one place. */
export const routes = {
  home: '/',
  valuation: '/immobilie-bewerten',
  valuationResult: (id: string) => `/bewertung/${encodeURIComponent(id)}`,
  imprint: '/impressum',
  privacy: '/datenschutz',
  api: {
    valuationRequests: '/api/valuation-requests',
    places: '/api/places',
    nearestPlaces: '/api/places/nearest',
  },
} as const;
