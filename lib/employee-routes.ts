/** Every address of the back-office, in one place. */
export const employeeRoutes = {
  entry: '/mitarbeiter',
  login: '/employee/login',
  dashboard: '/employee/dashboard',
  /** All due requests */
  today: '/employee/dashboard/heute',
  sent: '/employee/dashboard/gesendet',
  mailRetry: (id: string) => `/api/employee/sent/${encodeURIComponent(id)}/retry`,
  quarantine: '/employee/dashboard/quarantaene',
  /** A list as CSV, by its name in addresses */
  exported: (list: string) => `/employee/dashboard/export/${encodeURIComponent(list)}`,
  /** Counts new requests; does not prolong the login */
  news: '/api/employee/news',
  /** Who has which request open; does not prolong the login either */
  presence: '/api/employee/presence',
  /** Status and assignment of many requests at once */
  changes: '/api/employee/changes',
  /** How leads are sold: figures, offices, reclaims */
  sales: '/employee/dashboard/vertrieb',
  agents: '/employee/dashboard/vertrieb/bueros',
  agent: (id: string) => `/employee/dashboard/vertrieb/bueros/${encodeURIComponent(id)}`,
  newAgent: '/employee/dashboard/vertrieb/bueros/neu',
  reclaims: '/employee/dashboard/vertrieb/reklamationen',
  /** Questions without an answer, and what was added for the adviser */
  adviser: '/employee/dashboard/berater',
  /** Figures for the head of the office; below it as a file */
  figures: '/employee/dashboard/zahlen',
  figuresFile: '/employee/dashboard/zahlen/export.csv',
  /** The guides as they are written here */
  guides: '/employee/dashboard/ratgeber',
  guide: (id: string) => `/employee/dashboard/ratgeber/${encodeURIComponent(id)}`,
  newGuide: '/employee/dashboard/ratgeber/neu',
  guideVersion: (id: string, number: number) =>
    `/employee/dashboard/ratgeber/${encodeURIComponent(id)}/fassungen/${number}`,
  /** Renders a text that is being written */
  guidePreview: '/api/employee/guides/preview',
  guidePictures: '/api/employee/guides/pictures',
  /** All accounts, and one of them; for the head of the office */
  team: '/employee/dashboard/team',
  member: (id: number) => `/employee/dashboard/team/${id}`,
  teamAfter: (done: string, id = '') =>
    `/employee/dashboard/team${id && `/${encodeURIComponent(id)}`}?erledigt=${done}`,
  /** The own account, with a confirmation or with an open form */
  ownAccount: '/employee/dashboard/konto',
  ownAccountAfter: (done: string) => `/employee/dashboard/konto?erledigt=${done}`,
  ownAccountAt: (form: string, id?: string) =>
    `/employee/dashboard/konto?schritt=${form}${id ? `&id=${encodeURIComponent(id)}` : ''}`,
  /** Where the forms of all these pages are sent to */
  formOperation: (operation: string) => `/api/employee/forms/${operation}`,
  /** Where consents are searched for; below it stands the ledger of each request */
  ledgers: '/employee/dashboard/nachweise',
  ledgerSearch: '/api/employee/ledgers',
  ledger: (type: string, id: string) =>
    `/employee/dashboard/nachweise/${encodeURIComponent(type)}/${encodeURIComponent(id)}`,
  ledgerExport: (type: string, id: string) =>
    `/employee/dashboard/nachweise/${encodeURIComponent(type)}/${encodeURIComponent(id)}/export.json`,
  api: {
    employeeLogin: '/api/employee/login',
    /** The second step of a login: 'code', 'recovery', 'passkey-options', 'passkey' or 'cancel' */
    loginStep: (step: string) => `/api/employee/login/${step}`,
    employeeLogout: '/api/employee/logout',
    requestStatus: (segment: string, id: string) =>
      `/api/employee/${segment}/${encodeURIComponent(id)}/status`,
    requestOperation: (segment: string, id: string, operation: string) =>
      `/api/employee/${segment}/${encodeURIComponent(id)}/${operation}`,
  },
} as const;

interface LoginReason {
  /** The page to return to */
  back?: string;
  /** Whether the last login ended for inactivity */
  idle?: boolean;
  /** Whether this follows a login: the page redirects, or says that the browser keeps no cookie */
  isDone?: boolean;
}

/** The login for employees, which leads back to the last page. */
export function loginAddress({ back, idle, isDone }: LoginReason = {}): string {
  const parameters = new URLSearchParams();
  if (back && back !== employeeRoutes.dashboard) parameters.set('weiter', back);
  if (idle) parameters.set('abgemeldet', '1');
  if (isDone) parameters.set('angemeldet', '1');
  const search = parameters.toString();
  return search ? `${employeeRoutes.login}?${search}` : employeeRoutes.login;
}

/** No portal's; only paths are read off it. */
const ANY_HOST = 'http://portal.invalid';

/**
 * Where a login leads to: the requested page of the back-office, otherwise the dashboard. Other addresses
 * are ignored, and files as well, because a download would leave the user on the login page.
 */
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
