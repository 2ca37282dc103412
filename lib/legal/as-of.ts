/** When the legal texts were last settled. Raise it whenever one of them changes. */
export const LEGAL_AS_OF = {
  imprint: 'November 2026',
  privacy: 'November 2026',
  terms: 'Januar 2025',
  accessibility: 'November 2026',
  dataSources: 'November 2026',
} as const;
