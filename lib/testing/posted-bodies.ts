import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredSlot } from './callback-factory';
import { ENDPOINTS, type Endpoint } from './endpoints';
import { guideForm } from './guide-form';

export interface Posted {
  route: string;
  method?: 'POST' | 'PUT';
  path?: string;
  body: Record<string, unknown>;
}

const onRequest = (operation: string, body: object, list = 'callbacks', id = ':callback') => ({
  route: '/api/employee/[list]/[id]/[operation]',
  path: `/api/employee/${list}/${id}/${operation}`,
  body: { version: 1, ...body },
});
const onLead = (operation: string, body: object) => onRequest(operation, body, 'leads', ':lead');
const byEmployee = (operation: string, body: Record<string, unknown>) => ({
  route: '/api/employee/forms/[operation]',
  path: `/api/employee/forms/${operation}`,
  body,
});
const byStranger = (step: string, body: Record<string, unknown>) => ({
  route: '/api/employee/login/[step]',
  path: `/api/employee/login/${step}`,
  body,
});
const byOwner = (operation: string, body: object, token = ':token') => ({
  route: '/api/own-requests/[operation]',
  path: `/api/own-requests/${operation}`,
  body: { token, ...body },
});
const byOffice = (operation: string, body: Record<string, unknown>) => ({
  route: '/api/office/[operation]',
  path: `/api/office/${operation}`,
  body,
});

const UNKNOWN = 'x'.repeat(43);
const NOTE = 'Wir haben lange darüber gesprochen, und es bleibt dabei.';
/** Stays in the future. */
const AT = offeredSlot().value;
const MEETING = { at: AT, minutes: 45, place: 'Lindenstraße 4, 80331 München' };
const CORRECTION = { name: 'Erika Beispiel', email: 'erika@beispiel.de', phone: '030 1234567' };

export const OFFICE = {
  office: 'Beispiel Immobilien',
  contactName: 'Ida Makler',
  email: 'ida@buero.example',
  phone: '0441 123456',
  state: 'active',
  licence: 'HRB 1234',
  licenceChecked: 'on',
  licenceAuthority: 'IHK Oldenburg',
  package: 'starter',
  areas: '80, 26',
  singleOrders: 0,
};

const GUIDE_OPERATIONS = [
  ...['zurueckziehen', 'nicht-planen', 'verwerfen', 'wiederherstellen', 'datei'],
  ...['zeigen', 'nicht-zeigen'],
];
const NOBODY = '999999';

const NEW_MEMBER = {
  name: 'Nora Neu',
  role: 'mitarbeiter',
  get email() {
    return `${crypto.randomUUID()}@portal.example`;
  },
};

const formOf = ({ path, valid }: Endpoint): Posted => ({
  route: /^\/api\/[^/]+$/.test(path) && path !== '/api/valuation-requests' ? '/api/[form]' : path,
  path,
  body: valid(),
});

/** At least one per handler; a test checks it. */
export const POSTED: Posted[] = [
  ...ENDPOINTS.map(formOf),
  { route: '/api/chat', body: { message: 'Wie lange dauert ein Verkauf?', history: [] } },
  { route: '/api/market-articles/[slug]/views', body: {} },
  { route: '/api/own-requests', body: { email: 'erika@beispiel.de' } },
  { route: '/api/employee/login', body: { email: 'niemand@beispiel.de', password: 'geheim' } },
  byStranger('code', { code: '123456' }),
  byStranger('recovery', { code: 'ABCD-EFGH-JKMN-PQRS' }),
  byStranger('passkey-options', {}),
  byStranger('passkey', { response: { id: 'x' } }),
  byStranger('cancel', {}),
  { route: '/api/employee/logout', body: {} },
  { route: '/api/employee/ledgers', body: { search: 'erika@beispiel.de' } },
  { route: '/api/employee/presence', body: { open: null } },
  {
    route: '/api/employee/changes',
    body: { changes: [{ type: 'callback', id: ':callback', version: 1, status: 'contacted' }] },
  },
  { route: '/api/employee/sent/[id]/retry', body: {} },
  {
    route: '/api/auth/[...nextauth]',
    path: '/api/auth/callback/credentials',
    body: { csrfToken: 'x', email: 'niemand@beispiel.de', password: 'geheim', json: true },
  },
  {
    route: '/api/employee/[list]/[id]/status',
    path: '/api/employee/callbacks/:callback/status',
    method: 'PUT',
    body: { status: 'contacted', version: 1, notes: NOTE },
  },
  {
    route: '/api/employee/[list]/[id]/status',
    path: '/api/employee/contacts/:contact/status',
    method: 'PUT',
    body: { status: 'read', version: 1, response: NOTE },
  },
  onRequest('assignment', { employeeId: 1 }),
  onRequest('calls', { outcome: 'reached', note: NOTE }),
  onRequest('callback', { at: AT, note: NOTE }),
  onRequest('appointment', { ...MEETING, note: NOTE }),
  onRequest('appointment-cancellation', {}),
  onRequest('mails', { subject: 'Ihr Rückruf', text: NOTE }, 'valuations', ':valuation'),
  onRequest('expert-value', { value: 350_000, reason: NOTE }, 'valuations', ':valuation'),
  onRequest('valuation-mail', {}, 'valuations', ':valuation'),
  onRequest('merge', { requests: [':contact'] }),
  onRequest('separation', { requests: [':contact'] }),
  onRequest('release', {}),
  onRequest('rejection', {}),
  onLead('lead-intent', { isOwner: 'yes', timeline: '3_monate', words: NOTE }),
  onLead('lead-property', { yearBuilt: '1995' }),
  onLead('lead-release', { exception: NOTE }),
  onLead('lead-hold', {}),
  onLead('lead-rule', { isByHand: true }),
  onLead('lead-class', { class: 'basic', reason: NOTE }),
  onLead('lead-separation', {}),
  onLead('lead-offer', { agentId: ':office' }),
  byEmployee('buero', OFFICE),
  byEmployee('uebernehmen', { inquiryId: ':inquiry' }),
  byEmployee('reklamation', { deliveryId: ':lead', decision: 'refused', explanation: NOTE }),
  byEmployee('wortlaut', { wording: 'Was kostet das alles?', passageId: 'zu-hoher-preis' }),
  byEmployee('textstelle', {
    title: 'Was kostet das Portal?',
    text: NOTE,
    questions: 'Preis hier?',
    source: '/agb',
  }),
  byEmployee('ansicht', { name: 'Offene', address: '/employee/dashboard/heute', shownTo: 'mir' }),
  byEmployee('ansicht-entfernen', { id: ':lead' }),
  byEmployee('ratgeber', guideForm()),
  ...GUIDE_OPERATIONS.map((operation) =>
    byEmployee(`ratgeber-${operation}`, {
      id: 'gibt-es-nicht',
      version: '1',
      number: '1',
      hash: 'x',
      decision: 'take',
    }),
  ),
  { route: '/api/employee/guides/preview', body: guideForm() },
  { route: '/api/employee/guides/pictures', body: {} },
  byEmployee('erledigt', { id: ':lead' }),
  byEmployee('entfernen', { id: ':lead' }),
  byEmployee('passwort', { present: 'geheim', password: NOTE, repeated: NOTE }),
  byEmployee('anmeldung-beenden', { id: ':lead' }),
  byEmployee('anmeldungen-beenden', { which: 'others' }),
  byEmployee('app-beginnen', { present: 'geheim' }),
  byEmployee('app-bestaetigen', { code: '123456' }),
  byEmployee('app-entfernen', { present: 'geheim' }),
  byEmployee('codes', { present: 'geheim' }),
  byEmployee('passkey-beginnen', { present: 'geheim', name: 'Laptop' }),
  byEmployee('passkey-hinzufuegen', { name: 'Laptop', step: ':lead', response: { id: 'x' } }),
  byEmployee('passkey-umbenennen', { id: ':lead', name: 'Laptop' }),
  byEmployee('passkey-entfernen', { id: ':lead', present: 'geheim' }),
  byEmployee('konto-anlegen', NEW_MEMBER),
  byEmployee('konto-aendern', { id: '1', version: 0, name: 'Karin', role: 'leitung' }),
  byEmployee('konto-sperren', { id: NOBODY }),
  byEmployee('konto-freigeben', { id: NOBODY }),
  byEmployee('konto-passwort', { id: NOBODY }),
  byEmployee('konto-faktor', { id: NOBODY, required: '' }),
  byEmployee('konto-faktor-entfernen', { id: NOBODY }),
  byOwner('bestaetigen', {}),
  byOwner('wiederholen', { mailId: ':lead' }),
  byOwner('berichtigen', CORRECTION),
  byOwner('adresse', { email: 'erika@beispiel.de' }),
  byOwner('kontaktwunsch', { channel: 'phone', times: ['morning'], note: NOTE }),
  byOwner('erlauben', { partnerConsent: 'on' }),
  byOwner('erneuern', {}),
  byOwner('widerrufen', { purpose: 'marketing' }),
  byOwner('beenden', {}, UNKNOWN),
  byOwner('loeschen', { confirmed: 'on' }, UNKNOWN),
  byOffice('anmelden', { email: OFFICE.email }),
  byOffice('einlassen', { token: UNKNOWN }),
  byOffice('abmelden', {}),
  byOffice('annehmen', { token: UNKNOWN }),
  byOffice('ablehnen', { token: UNKNOWN }),
  byOffice('stand', { id: ':lead', outcome: 'contacted' }),
  byOffice('reklamieren', { id: ':lead', reason: 'dead-number', evidence: NOTE }),
  byOffice('software', { webhookUrl: 'https://makler.example/leads' }),
];

export interface Address {
  route: string;
  isPage: boolean;
  methods: string[];
}

const METHODS =
  /export const (GET|HEAD|POST|PUT|PATCH|DELETE)\b|function (GET)\b|\bhandle as (\w+)/g;

export const ADDRESSES: Address[] = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)(page\.tsx|route\.tsx?)$/.test(file))
  .map((file) => {
    const route = file.replace(/\/?[^/]+$/, '').replace(/\([^)]+\)\/?/g, '');
    const isPage = file.endsWith('page.tsx');
    const source = isPage ? '' : readFileSync(join('app', file), 'utf8');
    const methods = [...source.matchAll(METHODS)].map((found) => found.slice(1).join(''));
    return { route: `/${route}`.replace(/\/$/, '') || '/', isPage, methods };
  });

export function missingBodies(): string[] {
  const wanted = ADDRESSES.flatMap(({ route, methods }) =>
    methods
      .filter((method) => /POST|PUT|PATCH|DELETE/.test(method))
      .map((one) => `${one} ${route}`),
  );
  const given = POSTED.map(({ method = 'POST', route }) => `${method} ${route}`);
  return [
    ...wanted.filter((name) => !given.includes(name)),
    ...given.filter((name) => !wanted.includes(name)),
  ];
}
