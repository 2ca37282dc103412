import { randomUUID } from 'node:crypto';
import { requestPackage } from '@/lib/agents/inquiry/service';
import { database } from '@/lib/platform/db/client';
import { requestLead } from '@/lib/leads/service';
import { requestCallback } from '@/lib/requests/callback/service';
import { requestContact } from '@/lib/requests/contact/service';
import type { SubjectType } from '@/lib/submissions/subject';
import { newRequest } from '@/lib/testing/back-office';
import { callbackBody } from '@/lib/testing/callback-factory';
import { contactBody } from '@/lib/testing/contact-factory';
import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { leadBody } from '@/lib/testing/lead-factory';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { requestValuation } from '@/lib/valuation/service';
import { compose } from './compose';

const EMAIL = 'erika@beispiel.de';

const VISITOR = { caller: 'visitor' };

const FORMS: Record<SubjectType, () => Promise<string>> = {
  valuation: async () => (await requestValuation(valuationBody(), VISITOR)).id,
  lead: () => requestLead(leadBody({ partnerConsent: true }), VISITOR),
  callback: () => requestCallback(callbackBody({ email: EMAIL }), VISITOR),
  contact: () => requestContact(contactBody(), VISITOR),
  inquiry: () => requestPackage(inquiryBody(), VISITOR),
};

/** A request as its form stores it. */
const stored = async (subjectType: SubjectType) => ({
  subjectType,
  subjectId: await FORMS[subjectType](),
});

const message = (
  reference: Awaited<ReturnType<typeof stored>>,
  template: string,
  payload: unknown,
) => ({
  ...reference,
  id: randomUUID(),
  template,
  recipient: EMAIL,
  payload,
  attempts: 1,
  createdAt: new Date(),
  leaseToken: randomUUID(),
});

const REPLY = {
  subject: 'Ihr Rundgang',
  text: 'Guten Tag,\nwir kommen.',
  employee: 'Karin Beispiel',
};
const WITHDRAWN = { wording: 'Ich stimme zu', withdrawn: 'heute', consequence: 'Kein Anruf mehr.' };
const ERASED = { title: 'Nachricht', created: 'gestern', erased: 'heute', kept: ['Der Nachweis.'] };

test.each([
  ['valuation', 'valuation-confirmation', undefined, ['Erika Beispiel', '/anfrage/']],
  ['lead', 'lead-confirmation', { partner: true }, ['80331', '/anfrage/', 'höchstens ein']],
  ['callback', 'callback-confirmation', undefined, ['Wir rufen Sie', '/anfrage/']],
  ['contact', 'contact-confirmation', undefined, ['wie lange dauert ein Verkauf?', '/anfrage/']],
  ['inquiry', 'inquiry-confirmation', undefined, ['Paket', '/anfrage/']],
  ['lead', 'address-confirmation', undefined, ['Verkaufsanfrage', '/anfrage/']],
  ['lead', 'office-notice', undefined, ['80331 München', '/employee/dashboard']],
  ['contact', 'reply', REPLY, ['wir kommen.', 'Karin Beispiel', '/anfrage/']],
  ['valuation', 'consent-withdrawn', WITHDRAWN, ['Ich stimme zu', 'Kein Anruf mehr.']],
  ['contact', 'deletion-confirmation', ERASED, ['Der Nachweis.']],
] as const)('for a %s the mail %s says what is stored', async (type, template, payload, parts) => {
  const mail = await compose(message(await stored(type), template, payload));
  for (const part of parts) expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(part);
  expect(mail?.html).toContain('<html');
  expect(mail?.subject).not.toMatch(/[\r\n]/);
});

test('a notice to the office names nobody', async () => {
  const mail = await compose(message(await stored('lead'), 'office-notice', undefined));
  expect(mail?.text).not.toMatch(/Erika|beispiel\.de|1234567/);
});

describe.each(['callback', 'contact'] as const)('a conversation sent along with a %s', (type) => {
  const withConversation = () =>
    newRequest(type, {
      email: EMAIL,
      conversation: 'Sie: Was ist mein Quittenhain wert?\n\nAntwort: Das zeigt die Bewertung.',
    });

  test('is announced to the office, and read in the back-office alone', async () => {
    const mail = await compose(message(await withConversation(), 'office-notice', undefined));
    expect(mail?.text).toContain('Liegt bei: Gespräch mit der KI-Beratung');
    expect(JSON.stringify(mail)).not.toContain('Quittenhain');
    const usual = await compose(message(await stored(type), 'office-notice', undefined));
    expect(usual?.text).not.toContain('Gespräch');
  });

  test('is not repeated to the person', async () => {
    const reference = await withConversation();
    for (const template of [`${type}-confirmation`, 'address-confirmation', 'new-link']) {
      const payload = template === 'new-link' ? { requests: [reference] } : undefined;
      const mail = await compose(message(reference, template, payload));
      expect(mail?.text).toContain('/anfrage/');
      expect(JSON.stringify(mail)).not.toMatch(/Quittenhain|Gespräch/);
    }
  });
});

test('links are asked for all requests of an address, and those that are gone are left out', async () => {
  const first = await stored('contact');
  const second = await stored('lead');
  const gone = { subjectType: 'contact', subjectId: randomUUID() } as const;
  const mail = await compose(message(first, 'new-link', { requests: [first, gone, second] }));
  const links = mail?.text.match(/\/anfrage\/[\w-]{43}/g) ?? [];
  expect(new Set(links).size).toBe(2);
});

test('written again, a mail carries the same link; another mail carries another', async () => {
  const reference = await stored('contact');
  const linkOf = async (mail: ReturnType<typeof message>) =>
    /\/anfrage\/[\w-]{43}/.exec((await compose(mail))?.text ?? '')?.[0];
  const [one, other] = [0, 1].map(() => message(reference, 'contact-confirmation', undefined));
  const link = await linkOf(one!);
  expect(link).toBeDefined();
  expect(await linkOf(one!)).toBe(link);
  expect(await linkOf(other!)).not.toBe(link);
  const tokens = await (await database()).ownerLink.findMany();
  expect(JSON.stringify(tokens)).not.toContain(link!.slice('/anfrage/'.length));
});

test('about a request that is gone there is nothing to say', async () => {
  const gone = { subjectType: 'contact', subjectId: randomUUID() } as const;
  expect(await compose(message(gone, 'contact-confirmation', undefined))).toBeNull();
});

test('a mail that this version does not know is a fault, and no mail', async () => {
  const reference = await stored('contact');
  await expect(compose(message(reference, 'toString', undefined))).rejects.toThrow('Unknown mail');
});
