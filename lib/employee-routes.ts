export const employeeRoutes = {
  entry: '/mitarbeiter',
  login: '/employee/login',
  dashboard: '/employee/dashboard',
  today: '/employee/dashboard/heute',
  sent: '/employee/dashboard/gesendet',
  mailRetry: (id: string) => `/api/employee/sent/${encodeURIComponent(id)}/retry`,
  quarantine: '/employee/dashboard/quarantaene',
  exported: (list: string) => `/employee/dashboard/export/${encodeURIComponent(list)}`,
  /** Does not prolong the login */
  news: '/api/employee/news',
  /** Who has opened which submission; does not prolong the login */
  presence: '/api/employee/presence',
  changes: '/api/employee/changes',
  sales: '/employee/dashboard/vertrieb',
  agencies: '/employee/dashboard/vertrieb/bueros',
  agency: (id: string) => `/employee/dashboard/vertrieb/bueros/${encodeURIComponent(id)}`,
  newAgency: '/employee/dashboard/vertrieb/bueros/neu',
  reclaims: '/employee/dashboard/vertrieb/reklamationen',
  invoices: '/employee/dashboard/vertrieb/rechnungen',
  invoice: (id: string) => `/employee/dashboard/vertrieb/rechnungen/${encodeURIComponent(id)}`,
  invoiceXml: (id: string) =>
    `/employee/dashboard/vertrieb/rechnungen/${encodeURIComponent(id)}/xrechnung.xml`,
  bookkeeping: '/employee/dashboard/vertrieb/rechnungen/buchungen.csv',
  adviser: '/employee/dashboard/berater',
  statistics: '/employee/dashboard/zahlen',
  statisticsFile: '/employee/dashboard/zahlen/export.csv',
  guides: '/employee/dashboard/ratgeber',
  guide: (id: string) => `/employee/dashboard/ratgeber/${encodeURIComponent(id)}`,
  newGuide: '/employee/dashboard/ratgeber/neu',
  guideVersion: (id: string, number: number) =>
    `/employee/dashboard/ratgeber/${encodeURIComponent(id)}/fassungen/${number}`,
  guidePreview: '/api/employee/guides/preview',
  guidePictures: '/api/employee/guides/pictures',
  team: '/employee/dashboard/team',
  member: (id: number) => `/employee/dashboard/team/${id}`,
  teamAfter: (done: string, id = '') =>
    `/employee/dashboard/team${id && `/${encodeURIComponent(id)}`}?erledigt=${done}`,
  ownAccount: '/employee/dashboard/konto',
  ownAccountAfter: (done: string) => `/employee/dashboard/konto?erledigt=${done}`,
  ownAccountAt: (form: string, id?: string) =>
    `/employee/dashboard/konto?schritt=${form}${id ? `&id=${encodeURIComponent(id)}` : ''}`,
  ledgers: '/employee/dashboard/nachweise',
  ledgerSearch: '/api/employee/ledgers',
  ledger: (type: string, id: string) =>
    `/employee/dashboard/nachweise/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
  ledgerExport: (type: string, id: string) =>
    `/employee/dashboard/nachweise/${encodeURIComponent(type)}/${encodeURIComponent(id)}/export.json`,
  api: {
    employeeLogin: '/api/employee/login',
    /** Step: 'code', 'recovery', 'passkey-options', 'passkey' or 'cancel' */
    loginStep: (step: string) => `/api/employee/login/${step}`,
    employeeLogout: '/api/employee/logout',
    submissionStatus: (segment: string, id: string) =>
      `/api/employee/${segment}/${encodeURIComponent(id)}/status`,
    submissionOperation: (segment: string, id: string, operation: string) =>
      `/api/employee/${segment}/${encodeURIComponent(id)}/${operation}`,
  },
} as const;

interface LoginReason {
  back?: string;
  idle?: boolean;
  /** After a login: the page redirects, or says that the browser refuses cookies */
  isDone?: boolean;
}

export function loginAddress({ back, idle, isDone }: LoginReason = {}): string {
  const parameters = new URLSearchParams();
  if (back && back !== employeeRoutes.dashboard) parameters.set('weiter', back);
  if (idle) parameters.set('abgemeldet', '1');
  if (isDone) parameters.set('angemeldet', '1');
  const search = parameters.toString();
  return search ? `${employeeRoutes.login}?${search}` : employeeRoutes.login;
}

/** Any host: only the path is used. */
const ANY_HOST = 'http://portal.invalid';

/** Files are ignored, since a download would leave the user on the login page. */
export function returnAddress(asked: unknown): string {
  const { dashboard } = employeeRoutes;
  if (typeof asked !== 'string' || !asked.startsWith('/') || !URL.canParse(asked, ANY_HOST)) {
    return dashboard;
  }
  const { origin, pathname, search } = new URL(asked, ANY_HOST);
  const isWithin = pathname === dashboard || pathname.startsWith(`${dashboard}/`);
  const isFile = /\.\w+$|\/export\//.test(pathname);
  return origin === ANY_HOST && isWithin && !isFile ? pathname + search : dashboard;
}
