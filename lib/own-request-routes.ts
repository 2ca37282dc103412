/** What lies below the page of one's own request, under its token. */
export const ownRequestRoutes = {
  correction: (token: string) => `/anfrage/${encodeURIComponent(token)}/angaben`,
  erasure: (token: string) => `/anfrage/${encodeURIComponent(token)}/loeschen`,
  valuationPdf: (token: string) => `/anfrage/${encodeURIComponent(token)}/bewertung.pdf`,
  exportPdf: (token: string) => `/anfrage/${encodeURIComponent(token)}/auskunft.pdf`,
  exportJson: (token: string) => `/anfrage/${encodeURIComponent(token)}/auskunft.json`,
} as const;
