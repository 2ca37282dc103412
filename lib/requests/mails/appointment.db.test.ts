import { propertiesOf, valueOf } from '@/lib/platform/calendar/read.fixture';
import { database } from '@/lib/platform/db/client';
import { meeting, newRequest, nextWeek, perform } from '@/lib/testing/back-office';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { deliverDue } from './delivery';
import { smtpTransport } from '@/lib/platform/mail/smtp-transport';
import type { Transport } from '@/lib/platform/mail/transport';

let server: MailServer;
let transport: Transport;

beforeAll(async () => {
  server = await startMailServer();
  transport = smtpTransport(server.url);
});
afterAll(() => {
  transport.close();
  return server.stop();
});

function partsOf(raw: string): [type: string, content: string][] {
  return raw.split(/\r\n--[^\r\n]+(?:\r\n|$)/).flatMap((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const type = /^Content-Type: ([^\r\n]+(?:\r\n [^\r\n]+)*)/im.exec(head)?.[1];
    const isBase64 = /^Content-Transfer-Encoding: base64/im.test(head);
    const text = body.join('\r\n\r\n');
    const content = isBase64
      ? Buffer.from(text, 'base64').toString()
      : text
          .replace(/=\r\n/g, '')
          .replace(/((?:=[\dA-F]{2})+)/g, (hex) =>
            Buffer.from(hex.replaceAll('=', ''), 'hex').toString(),
          );
    return type ? [[type.replace(/\r\n\s+/g, ' '), content]] : [];
  });
}

async function invitations() {
  server.mails.length = 0;
  while ((await deliverDue(transport, () => new Date())) === 'done');
  return server.mails.map(({ to, raw }) => {
    const files = partsOf(raw).filter(([type]) => /calendar|\/ics/.test(type));
    return { to, files };
  });
}

// The first render takes seconds on a busy machine.
test('an invitation arrives beside the text and as a file, and so does its end', async () => {
  const db = await database();
  const valuation = await newRequest('valuation', { email: 'mueller@beispiel.de' });
  await db.outboxMessage.deleteMany();
  await perform(
    valuation,
    'appointment',
    meeting({ note: 'Klingel: "Beispiel"; 2. Stock,\nlinks' }),
  );
  const [invited, ...others] = await invitations();
  expect(others).toEqual([]);
  expect(invited?.to).toBe('mueller@beispiel.de');
  expect(invited?.files.map(([type]) => type)).toEqual([
    'text/calendar; charset=utf-8; method=REQUEST',
    'application/ics; name=termin.ics',
  ]);
  const [[, shown], [, attached]] = invited!.files as [[string, string], [string, string]];
  expect(attached.trim()).toBe(shown.trim());
  expect(valueOf(shown, 'LOCATION')).toBe('Lindenstraße 4, 80331 München');
  expect(valueOf(shown, 'DESCRIPTION')).toContain('Klingel: "Beispiel"; 2. Stock,\nlinks');
  const start = nextWeek()
    .start.toISOString()
    .replace(/[-:]|\.\d+/g, '');
  expect(propertiesOf(shown)).toContainEqual(['DTSTART', start]);

  await perform(valuation, 'appointment-cancellation', {});
  const [cancelled] = await invitations();
  const [[type, ended]] = cancelled!.files as [[string, string]];
  expect(type).toContain('method=CANCEL');
  expect(valueOf(ended, 'UID')).toBe(valueOf(shown, 'UID'));
  expect(valueOf(ended, 'SEQUENCE')).toBe('1');
  const uses = await db.consentUse.findMany({ where: { requestId: valuation.id } });
  expect(uses.map(({ purpose, detail }) => [purpose, detail])).toEqual([
    ['privacy', 'appointment'],
  ]);
});
