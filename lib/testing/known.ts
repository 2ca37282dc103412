import { valuationBody } from '@/lib/testing/valuation-factory';
import { callbackBody } from '@/lib/testing/callback-factory';
import { contactBody } from '@/lib/testing/contact-factory';
import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import type { MailServer } from '@/lib/testing/mail-server';
import type { Known, Who } from './malformed-requests';
import { AGENCY } from './posted-bodies';
import { sendAction } from './send-action';

const LOGIN = { email: 'karin@portal.example', password: 'Schluessel-unter-der-Matte' };

export const KNOWN_ENV = { EMPLOYEE_EMAIL: LOGIN.email, EMPLOYEE_PASSWORD: LOGIN.password };

const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');

const FORM_PAGES: [who: Who, path: string][] = [
  ['nobody', '/immobilie-bewerten'],
  ['nobody', '/verkaufen'],
  ['nobody', '/makler'],
  ['nobody', '/makler/anfrage/professional'],
  ['nobody', '/makler/anmelden'],
  ['nobody', '/anfrage'],
  ['nobody', '/employee/login'],
  ['owner', '/bewertung/:valuation'],
  ['owner', '/anfrage/:token'],
  ['owner', '/anfrage/:token/angaben'],
  ['employee', '/employee/dashboard/vertrieb/bueros/neu'],
  ['employee', '/employee/dashboard/nachweise'],
  ['employee', '/employee/dashboard/berater'],
  ['employee', '/employee/dashboard/ratgeber/neu'],
  ['office', '/makler/bereich'],
  ['office', '/makler/bereich/schnittstelle'],
];

async function loginToken(mails: MailServer): Promise<string> {
  const token = () =>
    mails.mails
      .map(({ raw }) => /\/makler\/anmelden\/([\w.-]+)/.exec(raw.replaceAll('=\r\n', ''))?.[1])
      .find(Boolean);
  await mails.until(() => token() !== undefined);
  return token() ?? '';
}

export async function makeKnown(base: string, mails: MailServer): Promise<Known> {
  const send = async (path: string, body: object, cookie = '') => {
    const headers = { 'Content-Type': 'application/json', ...(cookie ? { cookie } : {}) };
    const response = await fetch(base + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const stored = async (path: string, body: object) => {
    const response = await send(path, body);
    const [{ id }] = Object.values((await response.json()) as Record<string, { id: string }>) as [
      { id: string },
    ];
    return { id, cookie: cookieOf(response) };
  };
  const owner = await stored('/api/valuation-requests', valuationBody());
  const callback = await stored('/api/callback-requests', callbackBody());
  const lead = await stored('/api/ad-leads', leadBody());
  const contact = await stored('/api/contact-requests', contactBody());
  const inquiry = await stored('/api/agent-inquiries', inquiryBody());
  const employee = cookieOf(await send('/api/employee/login', LOGIN));
  const saved = await sendAction(base, 'saveAgencyAction', AGENCY, employee);
  const next = saved.body.next ?? '';
  await sendAction(base, 'requestLoginAction', { email: AGENCY.email });
  const token = await loginToken(mails);
  const { cookie: office } = await sendAction(base, 'logInAction', { token });
  const led = await fetch(`${base}/anfrage/weiter`, {
    redirect: 'manual',
    headers: { cookie: owner.cookie },
  });
  const names = {
    valuation: owner.id,
    id: owner.id,
    callback: callback.id,
    lead: lead.id,
    contact: contact.id,
    inquiry: inquiry.id,
    office: next.split('/').at(-1) ?? '',
    list: 'valuations',
    token: led.headers.get('location')?.split('/').at(-1) ?? '',
    type: 'valuation',
    slug: 'energieausweis',
    operation: 'calls',
    paket: 'starter',
    month: '2026-11',
    step: 'code',
    nextauth: 'session',
    rest: 'mehr',
    form: 'ad-leads',
    plz: '26122',
    ort: 'niedersachsen',
  };
  const cookies = { employee, owner: owner.cookie, office };
  const forms: Known['forms'] = [];
  for (const [who, path] of FORM_PAGES) {
    const address = path.replace(/:(\w+)/, (_, name: keyof typeof names) => names[name]);
    const headers = who === 'nobody' ? undefined : { cookie: cookies[who] };
    const html = await (await fetch(base + address, { headers })).text();
    for (const [form] of html.matchAll(/<form[\s\S]*?<\/form>/g)) {
      const inputs = form.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g);
      const fields = Object.fromEntries(
        [...inputs].map(([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
      );
      if (Object.keys(fields).some((name) => name.startsWith('$ACTION'))) {
        forms.push({ path: address, who, fields });
      }
    }
  }
  return { names, cookies, forms };
}
