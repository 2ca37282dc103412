export const agencyRoutes = {
  area: '/makler/bereich',
  login: '/makler/anmelden',
  loginLink: (token: string) => `/makler/anmelden/${encodeURIComponent(token)}`,
  offer: (token: string) => `/makler/angebot/${encodeURIComponent(token)}`,
  lead: (id: string) => `/makler/bereich/${encodeURIComponent(id)}`,
  openImmo: (id: string) => `/makler/bereich/${encodeURIComponent(id)}/openimmo.xml`,
  software: '/makler/bereich/schnittstelle',
  invoice: (month: string) => `/makler/bereich/rechnung/${encodeURIComponent(month)}`,
  invoicePdf: (month: string, id: string) =>
    `/makler/bereich/rechnung/${encodeURIComponent(month)}/${encodeURIComponent(id)}`,
  invoiceXml: (month: string, id: string) =>
    `/makler/bereich/rechnung/${encodeURIComponent(month)}/${encodeURIComponent(id)}/xrechnung.xml`,
  export: '/makler/bereich/leads.csv',
  areaCheck: '/makler/gebiet',
  certificate: (id: string) => `/zertifikat/${encodeURIComponent(id)}`,
  certificatePdf: (id: string) => `/zertifikat/${encodeURIComponent(id)}/nachweis.pdf`,
} as const;
