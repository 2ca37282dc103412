import { randomUUID } from 'node:crypto';
import { database } from '@/lib/platform/db/client';
import type { SubmissionKind } from '@/lib/submissions/kinds/kinds';
import { newSubmission } from '@/lib/testing/admin';
import { compose } from './compose';

const EMAIL = 'erika@beispiel.de';

const stored = async (kind: SubmissionKind) => {
  const consent = kind === 'lead' ? { partnerConsent: true } : {};
  return (await newSubmission(kind, { email: EMAIL, ...consent })).id;
};

const message = (submissionId: string | null, template: string, payload: unknown) => ({
  id: randomUUID(),
  submissionId,
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
] as const)('for a %s the mail %s says what is stored', async (kind, template, payload, parts) => {
  const isErased = template === 'deletion-confirmation';
  const mail = await compose(message(isErased ? null : await stored(kind), template, payload));
  if (template === 'office-notice') expect(mail?.text).not.toMatch(/Erika|beispiel\.de|1234567/);
  for (const part of parts) expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(part);
  expect(mail?.html).toContain('<html');
  expect(mail?.subject).not.toMatch(/[\r\n]/);
});

describe.each(['callback', 'contact'] as const)('a conversation sent along with a %s', (kind) => {
  const withConversation = async () => {
    const conversation = 'Sie: Was ist mein Quittenhain wert?\n\nAntwort: Das zeigt die Bewertung.';
    return (await newSubmission(kind, { email: EMAIL, conversation })).id;
  };

  test('is announced to the office, and read in the admin area alone', async () => {
    const mail = await compose(message(await withConversation(), 'office-notice', undefined));
    expect(mail?.text).toContain('Liegt bei: Gespräch mit der KI-Beratung');
    expect(JSON.stringify(mail)).not.toContain('Quittenhain');
    const usual = await compose(message(await stored(kind), 'office-notice', undefined));
    expect(usual?.text).not.toContain('Gespräch');
  });

  test('is not repeated to the person', async () => {
    const id = await withConversation();
    for (const template of [`${kind}-confirmation`, 'address-confirmation', 'new-link']) {
      const payload = template === 'new-link' ? { requests: [id] } : undefined;
      const mail = await compose(message(id, template, payload));
      expect(mail?.text).toContain('/anfrage/');
      expect(JSON.stringify(mail)).not.toMatch(/Quittenhain|Gespräch/);
    }
  });
});

test('links are asked for all submissions of an address, and those that are gone are left out', async () => {
  const [first, second] = [await stored('contact'), await stored('lead')];
  const requests = [first, randomUUID(), second];
  const mail = await compose(message(first, 'new-link', { requests }));
  const links = mail?.text.match(/\/anfrage\/[\w-]{43}/g) ?? [];
  expect(new Set(links).size).toBe(2);
});

test('written again, a mail carries the same link; another mail carries another', async () => {
  const id = await stored('contact');
  const linkOf = async (mail: ReturnType<typeof message>) =>
    /\/anfrage\/[\w-]{43}/.exec((await compose(mail))?.text ?? '')?.[0];
  const [one, other] = [0, 1].map(() => message(id, 'contact-confirmation', undefined));
  const link = await linkOf(one!);
  expect(link).toBeDefined();
  expect(await linkOf(one!)).toBe(link);
  expect(await linkOf(other!)).not.toBe(link);
  const tokens = await (await database()).ownerLink.findMany();
  expect(JSON.stringify(tokens)).not.toContain(link!.slice('/anfrage/'.length));
});

test('a mail to an address that the submission has no longer carries no link to it', async () => {
  const [moved, kept] = [await stored('lead'), await stored('contact')];
  const db = await database();
  await db.submission.update({ where: { id: moved }, data: { email: 'neu@beispiel.de' } });
  expect(await compose(message(moved, 'lead-confirmation', undefined))).toBeNull();
  const mail = await compose(message(kept, 'new-link', { requests: [moved, kept] }));
  expect(mail?.text.match(/\/anfrage\/[\w-]{43}/g)).toHaveLength(1);
  expect(await db.ownerLink.count({ where: { submissionId: moved } })).toBe(0);
});
