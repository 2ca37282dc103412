import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { newFolder } from '@/lib/testing/folders';
import { database } from '@/lib/platform/db/client';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { queuedMail, storedMail } from '@/lib/testing/queued-mail';
import { propertiesOf, valueOf } from '@/lib/platform/calendar/read.fixture';
import { meeting, newSubmission, nextWeek, perform } from '@/lib/testing/admin';
import { deliverDue } from './delivery';
import { fileTransport } from '@/lib/platform/mail/file-transport';
import { claimDue, outboxState, recordAttempts } from '@/lib/platform/mail/repository';
import { GIVE_UP_AFTER, pauseAfter } from '@/lib/platform/mail/state';
import { smtpTransport } from '@/lib/platform/mail/smtp-transport';
import type { Transport } from '@/lib/platform/mail/transport';

const MINUTE = 60_000;

let server: MailServer;
let transport: Transport;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  await (await database()).outboxMessage.deleteMany();
  server.mails.length = 0;
  server.answer(() => 'accept');
  transport = smtpTransport(server.url);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => transport.close());

const deliver = (now = new Date()) => deliverDue(transport, () => now);
const later = (milliseconds: number) => new Date(Date.now() + milliseconds);

test('a mail that is taken is sent once, with its consent-free receipt and a Message-ID of its row', async () => {
  const { id, recipient } = await queuedMail();
  expect(await deliver()).toBe('done');
  expect(await deliver()).toBe('idle');
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]).toMatchObject({ to: recipient, messageId: `<${id}@localhost>` });
  expect(await storedMail(id)).toMatchObject({ status: 'sent', attempts: 1, failure: null });
});

test('a mail that is written as a file was not sent, and the outbox says so', async () => {
  const { id } = await queuedMail();
  const files = fileTransport(newFolder());
  expect(await deliverDue(files, () => new Date())).toBe('done');
  expect(await storedMail(id)).toMatchObject({ status: 'filed', failure: null });
  expect((await outboxState()).lastSentAt).toBeUndefined();
});

test('a mail to an address that the server refuses is not tried again, and the next one goes out', async () => {
  const refused = await queuedMail();
  const other = await queuedMail();
  server.answer((to) => (to === refused.recipient ? 'refuse' : 'accept'));
  await deliver();
  await deliver();
  expect(await storedMail(refused.id)).toMatchObject({ status: 'rejected', failure: '550' });
  expect(await storedMail(other.id)).toMatchObject({ status: 'sent' });
  expect(await deliver(later(GIVE_UP_AFTER))).toBe('idle');
  const logged = JSON.stringify(jest.mocked(console.warn).mock.calls);
  expect(logged).toContain('refused, 550');
  expect(logged).not.toContain(refused.recipient);
});

test('a busy server is asked again after pauses that grow, under the same Message-ID', async () => {
  const { id, recipient } = await queuedMail();
  server.answer(() => 'busy');
  let now = Date.now();
  for (let attempts = 1; attempts <= 4; attempts++) {
    expect(await deliver(new Date(now))).toBe('done');
    const { status, failure, nextAttemptAt } = await storedMail(id);
    expect({ status, failure }).toEqual({ status: 'queued', failure: '451' });
    expect(nextAttemptAt.getTime() - now).toBe(pauseAfter(attempts));
    expect(await outboxState()).toMatchObject({ waiting: 1, tried: 1, lastSentAt: undefined });
    expect(await deliver(new Date(nextAttemptAt.getTime() - 1))).toBe('idle');
    now = nextAttemptAt.getTime();
  }
  server.answer(() => 'accept');
  await deliver(new Date(now));
  expect(server.mails).toMatchObject([{ to: recipient, messageId: `<${id}@localhost>` }]);
  const sent = await storedMail(id);
  expect(sent).toMatchObject({ status: 'sent', attempts: 5 });
  expect(await outboxState()).toMatchObject({ waiting: 0, tried: 0, lastSentAt: sent.sentAt });
});

test('a mail that no server takes for three days is given up, and kept', async () => {
  const { id } = await queuedMail({ createdAt: new Date(Date.now() - GIVE_UP_AFTER) });
  server.answer(() => 'busy');
  await deliver();
  expect(await storedMail(id)).toMatchObject({ status: 'dead', failure: '451' });
});

test('a server that is not there costs no mail', async () => {
  const { id } = await queuedMail();
  const closed = await startMailServer();
  await closed.stop();
  transport = smtpTransport(closed.url);
  expect(await deliver()).toBe('server-down');
  expect(await storedMail(id)).toMatchObject({ status: 'queued', failure: 'ESOCKET' });
});

test('an address that cannot exist is not bothered a server with', async () => {
  const { id } = await queuedMail({ recipient: 'kontakt@beispiel.invalid' });
  await deliver();
  expect(server.mails).toEqual([]);
  expect(await storedMail(id)).toMatchObject({ status: 'rejected', failure: 'no-address' });
});

test('of many workers at once each mail is claimed by one', async () => {
  const mails = await Promise.all(Array.from({ length: 12 }, () => queuedMail()));
  const claimed: string[] = [];
  const worker = async () => {
    for (let mails = [{ id: '' }]; mails.length > 0; mails = await claimDue(new Date(), 3)) {
      claimed.push(...mails.flatMap(({ id }) => id || []));
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  expect(claimed.sort()).toEqual(mails.map(({ id }) => id).sort());
});

test('what a worker held that has died is taken over once its lease is over, and not before', async () => {
  const { id } = await queuedMail();
  const [first] = await claimDue(new Date(), 5);
  expect(await claimDue(later(MINUTE), 5)).toEqual([]);
  const [second] = await claimDue(later(3 * MINUTE), 5);
  expect(second?.id).toBe(id);
  // The first attempt ends late and must change nothing.
  if (first)
    await recordAttempts([{ message: first, record: { status: 'dead', failure: 'late' } }]);
  expect(await storedMail(id)).toMatchObject({ status: 'queued', failure: null });
});

test('mail held back for a person to look at is not sent', async () => {
  await queuedMail({ status: 'held' });
  expect(await deliver()).toBe('idle');
});

test('a mail goes with its submission', async () => {
  const { id, submissionId } = await queuedMail();
  await (await database()).submission.delete({ where: { id: String(submissionId) } });
  expect(await deliver()).toBe('idle');
  expect(await (await database()).outboxMessage.findUnique({ where: { id } })).toBeNull();
  expect(server.mails).toEqual([]);
});

test.each([
  ['about a submission', 'contact-confirmation', undefined],
  ['with links to submissions', 'new-link', { requests: [randomUUID()] }],
])('a mail %s that is gone is dropped', async (_, template, payload) => {
  const { id } = await queuedMail({ submissionId: null, template, payload });
  expect(await deliver()).toBe('done');
  expect(await (await database()).outboxMessage.findUnique({ where: { id } })).toBeNull();
  expect(server.mails).toEqual([]);
});

test('some mails are sent at once, but none beside an earlier one to the same person about the same', async () => {
  const mails = [];
  for (let count = 0; count < 3; count++) mails.push(await queuedMail());
  const { recipient, submissionId } = mails[0]!;
  const later = await queuedMail({ submissionId, recipient });
  server.answer(() => 'hang');
  const round = deliverDue(transport, () => new Date(), 4);
  await server.until(() => server.held === 3);
  expect(await storedMail(later.id)).toMatchObject({ attempts: 0 });
  server.release();
  expect(await round).toBe('done');
  expect(server.mails.map(({ to }) => to).sort()).toEqual(
    mails.map((mail) => mail.recipient).sort(),
  );
  server.answer(() => 'accept');
  expect(await deliverDue(transport, () => new Date(), 4)).toBe('done');
  expect(server.mails.at(-1)).toMatchObject({
    to: recipient,
    messageId: `<${later.id}@localhost>`,
  });
});

test('what became of a mail is noted while others are still under way', async () => {
  const [quick, slow] = [await queuedMail(), await queuedMail()];
  server.answer((to) => (to === slow.recipient ? 'hang' : 'accept'));
  const round = deliverDue(transport, () => new Date(), 2);
  await server.until(() => server.held === 1);
  let noted = await storedMail(quick.id);
  // A failed mail is never sent, so waiting on would not end.
  while (noted.status === 'queued' && !noted.failure) {
    // Reads of SQLite alone would leave the delivery no turn.
    await setImmediate();
    noted = await storedMail(quick.id);
  }
  expect(noted.status).toBe('sent');
  expect(await storedMail(slow.id)).toMatchObject({ status: 'queued', attempts: 1 });
  server.release();
  await round;
  expect(await storedMail(slow.id)).toMatchObject({ status: 'sent' });
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

test('an invitation arrives beside the text and as a file, and so does its end', async () => {
  const db = await database();
  const valuation = await newSubmission('valuation', { email: 'mueller@beispiel.de' });
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
  const uses = await db.consentUse.findMany({ where: { submissionId: valuation.id } });
  expect(uses.map(({ purpose, detail }) => [purpose, detail])).toEqual([
    ['privacy', 'appointment'],
  ]);
});
