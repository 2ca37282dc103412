/** Every address of the portal, in one place. */
export const routes = {
  home: '/',
  valuation: '/immobilie-bewerten',
  valuationResult: (id: string) => `/bewertung/${encodeURIComponent(id)}`,
  imprint: '/impressum',
  privacy: '/datenschutz',
  employee: {
    entry: '/mitarbeiter',
    login: '/employee/login',
    dashboard: '/employee/dashboard',
  },
  api: {
    csrf: '/api/auth/csrf',
    login: '/api/auth/callback/credentials',
    logout: '/api/auth/signout',
    valuationRequests: '/api/valuation-requests',
    places: '/api/places',
    nearestPlaces: '/api/places/nearest',
  },
} as const;
