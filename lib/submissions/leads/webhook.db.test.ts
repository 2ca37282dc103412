import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { database } from '@/lib/platform/db/client';
import { deliverDue } from '@/lib/submissions/mails/delivery';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { smtpTransport } from '@/lib/platform/mail/smtp-transport';
import { pauseAfter } from '@/lib/platform/mail/state';
import { changeAgency, deliveredLead, newAgency } from '@/lib/testing/agencies';
import { isWebhookAddress, publicLookup, WEBHOOK, webhookKey } from './webhook';

// The outbox delivers to a server that stands for the software of an agency.

// Before the first use of a setting: they are read once.
process.env.WEBHOOK_PRIVATE = 'on';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let software: Server;
let mails: MailServer;
let url: string;
let received: Received[] = [];
/** The next answers; after that every message is accepted */
let answers: number[] = [];

beforeAll(async () => {
  mails = await startMailServer();
  software = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.statusCode = answers.shift() ?? 204;
      response.end();
    });
  });
  software.listen(0, '127.0.0.1');
  await once(software, 'listening');
  url = `http://127.0.0.1:${(software.address() as AddressInfo).port}/leads`;
});

afterAll(async () => {
  await mails.stop();
  software.close();
});

beforeEach(async () => {
  received = [];
  answers = [];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  await (await database()).outboxMessage.deleteMany();
});

/** To agencies: what goes to owners is not rendered. */
async function deliver(now = new Date()) {
  await (await database()).outboxMessage.deleteMany({ where: { submissionId: { not: null } } });
  const transport = smtpTransport(mails.url);
  while ((await deliverDue(transport, () => now)) === 'done');
  transport.close();
}

async function queued() {
  const db = await database();
  return db.outboxMessage.findFirstOrThrow({ where: { template: WEBHOOK } });
}

async function soldTo(address: string) {
  const agencyId = await newAgency();
  const db = await database();
  await db.agency.update({ where: { id: agencyId }, data: { webhookUrl: address } });
  return { agencyId, lead: await deliveredLead(agencyId) };
}

test('the software of an agency gets the lead, signed, in the names of OpenImmo', async () => {
  const { agencyId, lead } = await soldTo(url);
  await deliver();
  expect(received).toHaveLength(1);
  const { headers, body } = received[0]!;
  const signed = `${String(headers['wohnlotse-time'])}.${body}`;
  const expected = createHmac('sha256', webhookKey(agencyId)).update(signed).digest('hex');
  expect(headers['wohnlotse-signature']).toBe(expected);
  expect(JSON.parse(body)).toMatchObject({
    event: 'lead.delivered',
    id: lead.deliveryId,
    class: 'premium',
    priceCents: 4980,
    immobilie: { geo: { plz: '80331', ort: 'München' }, flaechen: { wohnflaeche: 160 } },
    kontaktperson: { email_direkt: lead.email },
  });
  expect((await queued()).status).toBe('sent');
});

test('what was accepted while the agency might buy is sent, also once it is paused', async () => {
  const { agencyId, lead } = await soldTo(url);
  await changeAgency(agencyId, { state: 'paused' });
  await deliver();
  expect(received.map(({ body }) => (JSON.parse(body) as { id: string }).id)).toEqual([
    lead.deliveryId,
  ]);
});

test('a software that is out of order is asked again later, with the same number', async () => {
  await soldTo(url);
  answers = [503];
  const now = new Date();
  await deliver(now);
  expect(await queued()).toMatchObject({ status: 'queued', failure: 'http 503' });
  await deliver(now);
  expect(received).toHaveLength(1);
  await deliver(new Date(now.getTime() + pauseAfter(1)));
  expect(received).toHaveLength(2);
  const numbers = received.map(({ headers }) => headers['wohnlotse-message']);
  expect(numbers[0]).toBe(numbers[1]);
  expect((await queued()).status).toBe('sent');
});

test('a software that no one answers for keeps no mail waiting', async () => {
  await soldTo('http://127.0.0.1:9/leads');
  await deliver();
  expect(await queued()).toMatchObject({ status: 'queued', failure: 'network' });
  expect(mails.mails.length).toBeGreaterThan(0);
});

test.each([
  ['https://crm.example/leads', true],
  ['https://crm.example:8443/leads', true],
  ['https://crm.example:22/', false],
  ['http://crm.example/leads', false],
  ['https://user:geheim@crm.example/', false],
  ['crm.example', false],
])('unless the operator allows others, %s may be one: %j', (address, may) => {
  expect(isWebhookAddress(address, false)).toBe(may);
});

// The ends of each range of addresses that are not public.
const PUBLIC = [
  ...['8.8.8.8', '198.17.255.255', '198.20.0.0', '172.32.0.1', '100.128.0.1', '223.255.255.255'],
  ...['[2a00:1450:4001::1]', '[2606:4700::1]'],
];
const PRIVATE = [
  ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '127.0.0.1', '0x7f.1', '2130706433', '169.254.169.254'],
  ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.2.1', '192.88.99.1', '192.168.0.1'],
  ...['198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1'],
  ...['[::]', '[::1]', '[::7f00:1]', '[::ffff:127.0.0.1]', '[::ffff:8.8.8.8]'],
  ...['[::ffff:0:7f00:1]', '[64:ff9b::808:808]', '[64:ff9b:1:fffe::1]', '[100:0:0:1::1]'],
  ...['[2001::1]', '[2001:2::1]', '[2001:20::1]', '[2001:db8::1]', '[2002:7f00:1::]'],
  ...['[3fff::1]', '[4000::1]', '[5f00::1]', '[fc00::1]', '[fe80::1]', '[fec0::1]', '[ff02::1]'],
];

test('an address that is not public is none', () => {
  const allowed = [...PUBLIC, ...PRIVATE].filter((host) =>
    isWebhookAddress(`https://${host}/leads`, false),
  );
  expect(allowed).toEqual(PUBLIC);
});

test('a name that leads to this machine is not connected to', async () => {
  const [error, addresses] = await new Promise<unknown[]>((resolve) =>
    publicLookup('localhost', {}, (...found) => resolve(found)),
  );
  expect(error).toEqual(new Error('private address'));
  expect(addresses).toEqual([]);
});
