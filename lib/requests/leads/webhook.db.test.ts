import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { database } from '@/lib/platform/db/client';
import { deliverDue } from '@/lib/requests/mails/delivery';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { smtpTransport } from '@/lib/platform/mail/smtp-transport';
import { pauseAfter } from '@/lib/platform/mail/retry';
import { changeAgent, deliveredLead, newAgent } from '@/lib/testing/agents';
import { isWebhookAddress, WEBHOOK, webhookKey } from './webhook';

// The software of an office is a server of its own here; the outbox delivers to it.

// Read once, at the first use of a setting.
process.env.WEBHOOK_PRIVATE = 'on';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

let software: Server;
let mails: MailServer;
let url: string;
let received: Received[] = [];
/** What the software answers next; after that it takes everything */
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

/** Works on the outbox until nothing is due at a moment. */
async function deliver(now = new Date()) {
  const transport = smtpTransport(mails.url);
  while ((await deliverDue(transport, () => now)) === 'done');
  transport.close();
}

async function queued() {
  const db = await database();
  return db.outboxMessage.findFirstOrThrow({ where: { template: WEBHOOK } });
}

const area = { areas: [{ prefix: '80', isProtected: false }], webhookUrl: '' };

async function soldTo(address: string) {
  const agentId = await newAgent({ areas: area.areas });
  const db = await database();
  await db.agent.update({ where: { id: agentId }, data: { webhookUrl: address } });
  return { agentId, lead: await deliveredLead(agentId) };
}

test('the software of an office gets the lead, signed, in the names of OpenImmo', async () => {
  const { agentId, lead } = await soldTo(url);
  await deliver();
  expect(received).toHaveLength(1);
  const { headers, body } = received[0]!;
  const signed = `${String(headers['wohnlotse-time'])}.${body}`;
  const expected = createHmac('sha256', webhookKey(agentId)).update(signed).digest('hex');
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

test('what was accepted while the office might buy is sent, also once it is paused', async () => {
  const { agentId, lead } = await soldTo(url);
  await changeAgent(agentId, { state: 'paused' });
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

test('a software that nobody answers for keeps no mail waiting', async () => {
  await soldTo('http://127.0.0.1:9/leads');
  await deliver();
  expect(await queued()).toMatchObject({ status: 'queued', failure: 'network' });
  expect(mails.mails.length).toBeGreaterThan(0);
});

test.each([
  ['https://crm.example/leads', true],
  ['http://crm.example/leads', false],
  ['https://user:geheim@crm.example/', false],
  ['https://127.0.0.1/leads', false],
  ['https://10.0.0.1/leads', false],
  ['https://169.254.169.254/latest', false],
  ['https://[::1]/leads', false],
  ['https://[::ffff:127.0.0.1]/leads', false],
  ['ftp://crm.example', false],
  ['crm.example', false],
])('unless the operator allows others, %s may be one: %j', (address, may) => {
  expect(isWebhookAddress(address, false)).toBe(may);
});
