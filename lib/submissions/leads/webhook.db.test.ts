import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { database } from '@/lib/platform/db/client';
import { deliverDue } from '@/lib/submissions/mails/delivery';
import { startMailServer, type MailServer } from '@/lib/testing/mail-server';
import { smtpTransport } from '@/lib/platform/mail/smtp-transport';
import { pauseAfter } from '@/lib/platform/mail/state';
import { findAgency } from '@/lib/agencies/repository';
import { changeAgency, deliveredLead, newAgency, withdrawPermission } from '@/lib/testing/agencies';
import {
  renewWebhookKey,
  resendWebhook,
  setWebhook,
  testWebhook,
  webhookLog,
} from './software-service';
import { WEBHOOK, webhookKey } from './webhook';
import { webhookFields } from './webhook-body';

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

const signatureOf = ({ headers, body }: Received, key: string) =>
  createHmac('sha256', key)
    .update(`${String(headers['wohnlotse-time'])}.${body}`)
    .digest('hex');

const agencyOf = async (id: string) => (await findAgency(id))!;

const logOf = async (agencyId: string) => webhookLog(await agencyOf(agencyId));

test('the software of an agency gets the lead, signed, in the names of OpenImmo', async () => {
  const { agencyId, lead } = await soldTo(url);
  await deliver();
  expect(received).toHaveLength(1);
  const [{ headers, body }] = received as [Received];
  const key = webhookKey({ id: agencyId, webhookKeyId: null });
  expect(headers['wohnlotse-signature']).toBe(signatureOf({ headers, body }, key));
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
  expect(await queued()).toMatchObject({ status: 'queued', failure: 'ECONNREFUSED' });
  expect(mails.mails.length).toBeGreaterThan(0);
});

function namesIn(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]) =>
    typeof each === 'object' ? namesIn(each as object, `${path}${key}.`) : [path + key],
  );
}

test('the page lists the fields of a message, and which of them may be missing', async () => {
  const { agencyId } = await soldTo(url);
  await deliver();
  await testWebhook(await agencyOf(agencyId));
  const listed = webhookFields();
  const needed = listed.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
  for (const { body } of received) {
    const sent = namesIn(JSON.parse(body) as object);
    expect(listed.map(({ name }) => name)).toEqual(expect.arrayContaining(sent));
    expect(sent).toEqual(expect.arrayContaining(needed));
  }
  expect(received).toHaveLength(2);
});

test.each([
  [204, undefined, 'HTTP 204'],
  [301, undefined, 'HTTP 301'],
  [500, undefined, 'HTTP 500'],
  [0, 'http://127.0.0.1:9/leads', 'der Server nimmt keine Verbindung an'],
  [0, 'http://nirgends.invalid/', 'der Name führt zu keiner öffentlichen Adresse'],
  [0, 'https://127.0.0.1:PORT/leads', 'keine sichere Verbindung, das Zertifikat gilt nicht'],
])('a test that is answered with %i %s says so: %j', async (status, elsewhere, result) => {
  const agencyId = await newAgency();
  const { port } = new URL(url);
  await setWebhook(await agencyOf(agencyId), {
    webhookUrl: elsewhere?.replace('PORT', port) ?? url,
  });
  answers = [status];
  const said = await testWebhook(await agencyOf(agencyId)).catch((error: Error) => error.message);
  if (status === 204) expect(said).toBeUndefined();
  else expect(said).toBe(`Ihre Software hat das Beispiel nicht angenommen: ${result}.`);
  expect(await logOf(agencyId)).toMatchObject([
    { event: 'Beispiel', result, attempts: 1, nextAt: undefined, isResendable: false },
  ]);
  for (const { body } of received) {
    expect(JSON.parse(body)).toMatchObject({
      event: 'lead.example',
      kontaktperson: { email_direkt: 'erika@beispiel.invalid' },
    });
  }
  // A test is not repeated.
  const asked = received.length;
  await deliver(new Date(Date.now() + pauseAfter(9)));
  expect(received).toHaveLength(asked);
});

test('the log tells answer, attempt and next attempt; sent again, a message keeps its number', async () => {
  const { agencyId, lead } = await soldTo(url);
  answers = [503, 404];
  const now = new Date();
  await deliver(now);
  const next = new Date(now.getTime() + pauseAfter(1));
  await deliver(next);
  const [failed] = await logOf(agencyId);
  expect(failed).toMatchObject({
    event: expect.stringContaining('80331 München') as string,
    lead: { id: lead.deliveryId },
    result: 'HTTP 404',
    attempts: 2,
    nextAt: new Date(next.getTime() + pauseAfter(2)),
    isResendable: true,
  });
  expect(JSON.stringify(await queued())).not.toContain(lead.email);
  await resendWebhook(await agencyOf(agencyId), failed!.id);
  await deliver();
  expect(await logOf(agencyId)).toMatchObject([
    { result: 'HTTP 204', attempts: 1, nextAt: undefined },
  ]);
  const numbers = received.map(({ headers }) => headers['wohnlotse-message']);
  expect(numbers).toEqual([failed!.id, failed!.id, failed!.id]);
});

test('a message of another agency, and one about a withdrawn lead, is not sent again', async () => {
  const { agencyId, lead } = await soldTo(url);
  await deliver();
  const { id } = await queued();
  const stranger = await agencyOf(await newAgency());
  await expect(resendWebhook(stranger, id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await webhookLog(stranger)).toEqual([]);
  await withdrawPermission(lead);
  const again = resendWebhook(await agencyOf(agencyId), id);
  await expect(again).rejects.toMatchObject({ code: 'conflict' });
  expect(received).toHaveLength(1);
});

test('once renewed, only the new key signs', async () => {
  const { agencyId } = await soldTo(url);
  const [first, second] = [
    await renewWebhookKey(await agencyOf(agencyId)),
    await renewWebhookKey(await agencyOf(agencyId)),
  ];
  await deliver();
  const signature = received[0]!.headers['wohnlotse-signature'];
  expect(signature).toBe(signatureOf(received[0]!, second));
  expect(signature).not.toBe(signatureOf(received[0]!, first));
});

test('what waits goes to the present address, and nowhere once that is removed', async () => {
  const { agencyId } = await soldTo('http://127.0.0.1:9/leads');
  await setWebhook(await agencyOf(agencyId), { webhookUrl: url });
  await deliver();
  expect(received).toHaveLength(1);
  expect(await queued()).toMatchObject({ status: 'sent', recipient: url });
  const other = await soldTo(url);
  await setWebhook(await agencyOf(other.agencyId), { webhookUrl: '' });
  await deliver();
  expect(received).toHaveLength(1);
});
