import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from '@/lib/testing/folders';
import { fileTransport } from './file-transport';
import type { OutgoingMail } from './transport';

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

const MAIL: OutgoingMail = {
  id: 'row-1',
  messageId: '<row-1@portal.example>',
  from: { name: 'Wohnlotse', address: 'info@portal.example' },
  replyTo: 'buero@portal.example',
  to: 'erika@beispiel.de',
  subject: 'Ihre Bewertung für 348.600 €',
  html: '<p>Größe: 120 m²</p>',
  text: 'Größe: 120 m²',
  attachments: [],
};

const send = (overrides: Partial<OutgoingMail> = {}) =>
  fileTransport(folder).send({ ...MAIL, ...overrides });

const written = () => readFileSync(join(folder, 'row-1.eml'), 'utf8');

const head = () => (written().split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

const names = () => head().map((line) => line.slice(0, line.indexOf(':')).toLowerCase());

test('a mail is one whole file, for its owner alone, named by its row', async () => {
  await send();
  expect(readdirSync(folder)).toEqual(['row-1.eml']);
  expect(statSync(join(folder, 'row-1.eml')).mode & 0o777).toBe(0o600);
  expect(head()).toEqual(
    expect.arrayContaining([
      'From: Wohnlotse <info@portal.example>',
      'To: erika@beispiel.de',
      'Reply-To: Wohnlotse <buero@portal.example>',
      'Message-ID: <row-1@portal.example>',
      'Auto-Submitted: auto-generated',
    ]),
  );
});

test('a mail that is written again takes its own place', async () => {
  await send();
  await send({ text: 'Noch einmal' });
  expect(readdirSync(folder)).toEqual(['row-1.eml']);
  expect(written()).toContain('Noch einmal');
});

test.each([
  ['the subject', { subject: 'Hallo\r\nBcc: opfer@beispiel.de\r\n\r\nText' }],
  ["the sender's name", { from: { name: 'A\r\nBcc: opfer@beispiel.de', address: 'a@b.example' } }],
  ['the recipient', { to: 'erika@beispiel.de\r\nBcc: opfer@beispiel.de' }],
  ['the address for answers', { replyTo: 'a@b.example\r\nBcc: opfer@beispiel.de' }],
  ['the Message-ID', { messageId: '<a@b>\r\nBcc: opfer@beispiel.de' }],
])('a line break in %s begins no header', async (_, overrides) => {
  await send(overrides);
  expect(names()).not.toContain('bcc');
});

test('neither a file nor an address can be drawn into a mail', async () => {
  await send({
    attachments: [{ filename: 'a.txt', contentType: 'text/plain', path: '/etc/hostname' } as never],
  }).catch(() => {});
  expect(readdirSync(folder)).toEqual([]);
});
