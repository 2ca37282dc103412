import { POST } from './route';
import { database } from '@/lib/db/client';
import { CONTACT_RATE_LIMIT } from '@/lib/requests/contact/constants';
import { answer, newKey, nextAddress, poster, trailOf } from '@/lib/testing/api-posts';
import { contactBody } from '@/lib/testing/contact-factory';
import { holdClock } from '@/lib/testing/hold-clock';

const post = poster('/api/contact-requests', POST);
const countRows = async () => (await database()).contactRequest.count();
const stored = async (id: string) =>
  (await database()).contactRequest.findUniqueOrThrow({ where: { id } });

async function idOf(response: Response | Promise<Response>): Promise<string> {
  return (await answer(response)).contactRequest.id;
}

describe('POST /api/contact-requests', () => {
  test('stores the message and answers with its id alone', async () => {
    const response = await post(contactBody());
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await answer(response);
    expect(body).toEqual({
      contactRequest: { id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) },
    });
    expect(await stored(body.contactRequest.id)).toMatchObject({
      name: 'Erika Beispiel',
      email: 'erika@beispiel.de',
      propertyType: 'reihenhaus',
      message: 'Guten Tag,\nwie lange dauert ein Verkauf?',
      status: 'unread',
      response: null,
      assignedTo: null,
      quarantine: null,
      version: 1,
    });
  });

  test('promises a mail to the sender and one to the office, and leaves an audit row', async () => {
    const { mails, events, consents } = await trailOf(await idOf(post(contactBody())));
    expect(mails).toMatchObject([
      { template: 'contact-confirmation', recipient: 'erika@beispiel.de', status: 'queued' },
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
    ]);
    expect(events).toMatchObject([
      {
        subjectType: 'contact',
        actor: 'visitor',
        action: 'created',
        after: { status: 'unread', quarantine: null },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/erika|Guten Tag/i);
    expect(consents).toEqual([]);
  });

  test('keeps a conversation that is sent along, and names it nowhere else', async () => {
    const conversation = 'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt vom Preis ab.';
    const id = await idOf(post(contactBody({ conversation })));
    expect((await stored(id)).conversation).toBe(conversation);
    expect(JSON.stringify(await trailOf(id))).not.toContain('Was kostet');
    expect((await stored(await idOf(post(contactBody())))).conversation).toBeNull();
  });

  test('takes the longest message with the longest conversation', async () => {
    const body = contactBody({ message: 'ü'.repeat(4000), conversation: 'ü'.repeat(12_000) });
    expect((await stored(await idOf(post(body)))).conversation).toHaveLength(12_000);
  });

  test.each(['', null, undefined])('takes %p for no property type', async (propertyType) => {
    const id = await idOf(post(contactBody({ propertyType })));
    expect((await stored(id)).propertyType).toBeNull();
  });

  test('sets nothing but the fields of the form', async () => {
    const wanted = { id: 'mine', status: 'closed', assignedTo: 1, response: 'x', version: 7 };
    const row = await stored(await idOf(post(contactBody(wanted))));
    expect(row).toMatchObject({ status: 'unread', assignedTo: null, response: null, version: 1 });
  });

  test('names the fields and says what is wrong, and stores nothing', async () => {
    const before = await countRows();
    const response = await post(contactBody({ email: 'erika@', message: 'Hallo' }));
    expect(response.status).toBe(422);
    expect(await answer(response)).toEqual({
      error: 'Bitte die markierten Angaben prüfen.',
      fields: {
        email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
        message: 'Bitte schreiben Sie eine Nachricht von mindestens 10 Zeichen',
      },
    });
    expect(await countRows()).toBe(before);
  });

  test('answers 400 to broken JSON and 413 to more than 64 kB', async () => {
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(contactBody({ message: 'x'.repeat(65 * 1024) }))).status).toBe(413);
  });

  test('answers 503 and keeps nothing when a part of it cannot be stored', async () => {
    const db = await database();
    const before = await countRows();
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await db.$executeRawUnsafe('ALTER TABLE "OutboxMessage" RENAME TO "Elsewhere"');
    const response = await post(contactBody());
    await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "OutboxMessage"');
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countRows()).toBe(before);
  });
});

describe('idempotency', () => {
  test('the same key and message lead to the same row, stored once with its mails', async () => {
    const headers = newKey();
    const first = await idOf(post(contactBody({ fillTime: 60_000, website: '' }), headers));
    const before = await countRows();
    const again = await post(contactBody({ fillTime: 90_000, website: '' }), headers);
    expect(again.status).toBe(201);
    expect(await idOf(again)).toBe(first);
    expect(await countRows()).toBe(before);
    expect((await trailOf(first)).mails).toHaveLength(2);
  });

  test('the same key with another message is a conflict', async () => {
    const headers = newKey();
    await post(contactBody(), headers);
    expect((await post(contactBody({ message: 'Etwas anderes' }), headers)).status).toBe(409);
    expect((await post(contactBody({ conversation: 'Sie: Ja?' }), headers)).status).toBe(409);
  });

  test('twenty at once under one key store one message', async () => {
    const headers = newKey();
    const before = await countRows();
    const address = nextAddress();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(contactBody(), headers, address)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const ids = await Promise.all(responses.map((response) => idOf(response)));
    expect(new Set(ids).size).toBe(1);
    expect(await countRows()).toBe(before + 1);
  });

  test('an unusable key is refused', async () => {
    expect((await post(contactBody(), { 'Idempotency-Key': 'a b' })).status).toBe(400);
  });
});

describe('spam defence', () => {
  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['fill-time', { fillTime: 200 }],
  ])('sets aside what trips the %s, loses nothing and holds its mails', async (reason, signals) => {
    const id = await idOf(post(contactBody(signals)));
    expect(await stored(id)).toMatchObject({ quarantine: reason, name: 'Erika Beispiel' });
    const { mails, events } = await trailOf(id);
    expect(mails.map(({ status }) => status)).toEqual(['held', 'held']);
    expect(events).toMatchObject([{ after: { quarantine: reason } }]);
  });

  test('lets 20 messages of one connection through in ten minutes, then asks to wait', async () => {
    holdClock();
    const address = nextAddress();
    const statuses: number[] = [];
    for (let count = 0; count < CONTACT_RATE_LIMIT.limit; count++) {
      statuses.push((await post(contactBody(), {}, address)).status);
    }
    expect(statuses).toEqual(Array(20).fill(201));
    const response = await post(contactBody(), {}, address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer(response)).error).toMatch(/noch einmal/);
    expect((await post(contactBody())).status).toBe(201);
  });
});
