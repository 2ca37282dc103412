import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokerCallbackBody, callbackBody, offeredSlot } from './callback-factory';
import { contactBody } from './contact-factory';
import { guideForm } from './guide-form';
import { inquiryBody } from './inquiry-factory';
import { leadBody } from './lead-factory';
import { valuationBody } from './valuation-factory';

export interface Posted {
  route: string;
  method?: 'POST' | 'PUT';
  path?: string;
  body: Record<string, unknown>;
  /** Name of the server action that receives it, instead of a route */
  action?: string;
  who?: 'owner' | 'office' | 'employee' | 'nobody';
}

const onSubmission = (operation: string, body: object, list = 'callbacks', id = ':callback') => ({
  route: '/api/employee/[list]/[id]/[operation]',
  path: `/api/employee/${list}/${id}/${operation}`,
  body: { version: 1, ...body },
});
const onLead = (operation: string, body: object) => onSubmission(operation, body, 'leads', ':lead');

const received = (who: Posted['who']) => (action: string, body: object) => ({
  action,
  who,
  route: `/${action}`,
  body: { ...body },
});
const byEmployee = received('employee');
const byAgency = received('office');
const byOwner = (action: string, body: object) =>
  received('owner')(action, { token: ':token', ...body });
const byStranger = (step: string, body: Record<string, unknown>) => ({
  route: '/api/employee/login/[step]',
  path: `/api/employee/login/${step}`,
  body,
});
const UNKNOWN = 'x'.repeat(43);
const NOTE = 'Wir haben lange darüber gesprochen, und es bleibt dabei.';
const TODAY = `${new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })}T00:00`;
/** Stays in the future. */
const AT = offeredSlot().value;
const MEETING = { at: AT, minutes: 45, place: 'Lindenstraße 4, 80331 München' };
const CORRECTION = { name: 'Erika Beispiel', email: 'erika@beispiel.de', phone: '030 1234567' };

export const AGENCY = {
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

const NEW_MEMBER = {
  name: 'Nora Neu',
  role: 'mitarbeiter',
  get email() {
    return `${crypto.randomUUID()}@portal.example`;
  },
};

const anyForm = (path: string, body: Record<string, unknown>): Posted => ({
  route: '/api/[form]',
  path,
  body,
});
const ownRoute = (path: string, body: Record<string, unknown>): Posted => ({
  route: path,
  path,
  body,
});

export const PUBLIC_FORMS: Posted[] = [
  ownRoute('/api/valuation-requests', valuationBody()),
  anyForm('/api/contact-requests', contactBody()),
  anyForm('/api/ad-leads', leadBody()),
  anyForm('/api/callback-requests', callbackBody()),
  ownRoute('/api/callback-requests/makler', brokerCallbackBody()),
  anyForm('/api/agent-inquiries', inquiryBody()),
];

/** At least one per handler; a test checks it. */
export const POSTED: Posted[] = [
  ...PUBLIC_FORMS,
  { route: '/api/chat', body: { message: 'Wie lange dauert ein Verkauf?', history: [] } },
  { route: '/api/market-articles/[slug]/views', body: {} },
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
  onSubmission('assignment', { employeeId: 1 }),
  onSubmission('calls', { outcome: 'reached', note: NOTE }),
  onSubmission('callback', { at: AT, note: NOTE }),
  onSubmission('appointment', { ...MEETING, note: NOTE }),
  onSubmission('appointment-cancellation', {}),
  onSubmission('mails', { subject: 'Ihr Rückruf', text: NOTE }, 'valuations', ':valuation'),
  onSubmission('expert-value', { value: 350_000, reason: NOTE }, 'valuations', ':valuation'),
  onSubmission('valuation-mail', {}, 'valuations', ':valuation'),
  onSubmission('merge', { requests: [':contact'] }),
  onSubmission('separation', { requests: [':contact'] }),
  onSubmission('release', {}),
  onSubmission('rejection', {}),
  onLead('lead-intent', { isOwner: 'yes', timeline: '3_monate', words: NOTE, talkedAt: TODAY }),
  onLead('lead-property', { yearBuilt: '1995' }),
  onLead('lead-release', { exception: NOTE }),
  onLead('lead-hold', {}),
  onLead('lead-rule', { isByHand: true }),
  onLead('lead-class', { class: 'basic', reason: NOTE }),
  onLead('lead-separation', {}),
  onLead('lead-offer', { agencyId: ':office' }),
  { route: '/api/employee/guides/preview', body: guideForm() },
  { route: '/api/employee/guides/pictures', body: {} },
];

/** Those that store what was typed, or lead to it. */
export const POSTED_ACTIONS: Posted[] = [
  byEmployee('saveAgencyAction', AGENCY),
  byEmployee('adoptInquiryAction', { inquiryId: ':inquiry' }),
  byEmployee('decideReclaimAction', {
    deliveryId: ':lead',
    decision: 'refused',
    explanation: NOTE,
  }),
  byEmployee('addWordingAction', { wording: 'Was kostet das alles?', passageId: 'zu-hoher-preis' }),
  byEmployee('addPassageAction', {
    title: 'Was kostet das Portal?',
    text: NOTE,
    questions: 'Preis hier?',
    source: '/agb',
  }),
  byEmployee('saveViewAction', {
    name: 'Offene',
    address: '/employee/dashboard/heute',
    shownTo: 'mir',
  }),
  byEmployee('saveGuideAction', guideForm()),
  byEmployee('addMemberAction', NEW_MEMBER),
  byEmployee('changeMemberAction', { id: '1', version: 0, name: 'Karin', role: 'leitung' }),
  byOwner('confirmAddressAction', {}),
  byOwner('correctSubmissionAction', CORRECTION),
  byOwner('changeAddressAction', { email: 'erika@beispiel.de' }),
  byOwner('saveContactWishAction', { channel: 'phone', morning: 'on' }),
  byOwner('allowPassingOnAction', { partnerConsent: 'on' }),
  received('nobody')('requestLoginAction', { email: AGENCY.email }),
  received('nobody')('logInAction', { token: UNKNOWN }),
  received('nobody')('acceptOfferAction', { token: UNKNOWN }),
  byAgency('setOutcomeAction', { id: ':lead', outcome: 'contacted' }),
  byAgency('reclaimAction', {
    id: ':lead',
    reason: 'dead-number',
    evidence: NOTE,
    attempts: '',
  }),
  byAgency('setWebhookAction', { webhookUrl: 'https://makler.example/leads' }),
  byAgency('setOpenImmoAction', { mailsOpenImmo: 'on', openImmoObject: 'E-100' }),
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
