/** Every address for estate agents' offices beyond /makler and its enquiry, in one place. */
export const agentRoutes = {
  /** The offices' area */
  area: '/makler/bereich',
  /** Where a link to the area is asked for */
  login: '/makler/anmelden',
  loginLink: (token: string) => `/makler/anmelden/${encodeURIComponent(token)}`,
  /** An offer, by the signed link of its mail */
  offer: (token: string) => `/makler/angebot/${encodeURIComponent(token)}`,
  lead: (id: string) => `/makler/bereich/${encodeURIComponent(id)}`,
  invoice: (month: string) => `/makler/bereich/rechnung/${encodeURIComponent(month)}`,
  export: '/makler/bereich/leads.csv',
  /** Takes what offices send by script */
  api: (operation: string) => `/api/office/${operation}`,
  /** How many leads there were in an area */
  areaCheck: '/makler/gebiet',
  certificate: (id: string) => `/zertifikat/${encodeURIComponent(id)}`,
  certificatePdf: (id: string) => `/zertifikat/${encodeURIComponent(id)}/nachweis.pdf`,
} as const;
