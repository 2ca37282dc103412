import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/consent/wordings';
import { database } from '@/lib/db/client';
import { CALLBACK_RATE_LIMIT } from '@/lib/requests/callback/constants';
import { answer, newKey, nextAddress, poster, trailOf } from '@/lib/testing/api-posts';
import { callbackBody, offeredSlot } from '@/lib/testing/callback-factory';
import { holdClock } from '@/lib/testing/hold-clock';

const post = poster('/api/callback-requests', POST);
const countRows = async () => (await database()).callbackRequest.count();
const stored = async (id: string) =>
  (await database()).callbackRequest.findUniqueOrThrow({ where: { id } });

async function idOf(response: Response | Promise<Response>): Promise<string> {
  return (await answer(response)).callbackRequest.id;
}

describe('POST /api/callback-requests', () => {
  test('stores the request and answers with its id alone', async () => {
    const response = await post(callbackBody());
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await answer(response);
    expect(body).toEqual({
      callbackRequest: { id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) },
    });
    expect(await stored(body.callbackRequest.id)).toMatchObject({
      source: 'guide',
      name: 'Erika Beispiel',
      phone: '030 1234567',
      propertyType: 'reihenhaus',
      preferredTime: offeredSlot().start,
      status: 'pending',
      notes: null,
      assignedTo: null,
      quarantine: null,
      version: 1,
    });
  });

  test('promises a mail to the office and to nobody else, and leaves an audit row', async () => {
    const { mails, events } = await trailOf(await idOf(post(callbackBody())));
    expect(mails).toMatchObject([
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
    ]);
    expect(events).toMatchObject([
      {
        subjectType: 'callback',
        actor: 'visitor',
        action: 'created',
        after: { source: 'guide', status: 'pending', quarantine: null },
      },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/erika|1234567/i);
  });

  test.each([
    [undefined, 'guide', '/ratgeber'],
    ['guide', 'guide', '/ratgeber'],
    ['valuation', 'valuation', '/bewertung'],
    ['adviser', 'adviser', '/beratung'],
  ])('from %p it keeps the consent with its wording and page', async (sent, source, sourcePage) => {
    const id = await idOf(post(callbackBody({ source: sent })));
    expect((await stored(id)).source).toBe(source);
    expect((await trailOf(id)).consents).toMatchObject([
      {
        subjectType: 'callback',
        purpose: 'callback',
        action: 'given',
        wording: CONSENT_WORDINGS.callback,
        version: CONSENT_VERSION,
        wordingHash: createHash('sha256').update(CONSENT_WORDINGS.callback).digest('hex'),
        sourcePage,
        origin: 'none',
      },
    ]);
  });

  test('keeps a conversation that is sent along, and names it nowhere else', async () => {
    const conversation = 'Sie: Was kostet ein Verkauf?\n\nAntwort: Das hängt vom Preis ab.';
    const id = await idOf(post(callbackBody({ source: 'adviser', conversation })));
    expect((await stored(id)).conversation).toBe(conversation);
    expect(JSON.stringify(await trailOf(id))).not.toContain('Was kostet');
    expect((await stored(await idOf(post(callbackBody())))).conversation).toBeNull();
  });

  test.each(['', null, undefined])('takes %p for as soon as possible', async (preferredTime) => {
    const id = await idOf(post(callbackBody({ preferredTime })));
    expect((await stored(id)).preferredTime).toBeNull();
  });

  test.each(['', null, undefined])('takes %p for no property type', async (propertyType) => {
    const id = await idOf(post(callbackBody({ propertyType })));
    expect((await stored(id)).propertyType).toBeNull();
  });

  test('sets nothing but the fields of the form', async () => {
    const wanted = { id: 'mine', status: 'completed', assignedTo: 1, notes: 'x', version: 7 };
    const row = await stored(await idOf(post(callbackBody(wanted))));
    expect(row).toMatchObject({ status: 'pending', assignedTo: null, notes: null, version: 1 });
  });

  test('names the fields and says what is wrong, and stores nothing', async () => {
    const before = await countRows();
    const response = await post(
      callbackBody({ phone: '0301', preferredTime: '2020-01-02T10:00', source: 'makler' }),
    );
    expect(response.status).toBe(422);
    expect(await answer(response)).toEqual({
      error: 'Bitte die markierten Angaben prüfen.',
      fields: {
        phone: 'Bitte geben Sie eine gültige Telefonnummer ein',
        preferredTime: 'Diese Zeit ist inzwischen vorbei. Bitte wählen Sie eine andere',
        source: 'Bitte nennen Sie als Herkunft guide, valuation oder adviser',
      },
    });
    expect(await countRows()).toBe(before);
  });

  test('answers 400 to broken JSON and 413 to more than 64 kB', async () => {
    expect((await post('{"name":')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(callbackBody({ name: 'x'.repeat(65 * 1024) }))).status).toBe(413);
  });

  test('answers 503 and keeps nothing when a part of it cannot be stored', async () => {
    const db = await database();
    const before = await countRows();
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await db.$executeRawUnsafe('ALTER TABLE "OutboxMessage" RENAME TO "Elsewhere"');
    const response = await post(callbackBody());
    await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "OutboxMessage"');
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countRows()).toBe(before);
  });
});

describe('idempotency', () => {
  test('the same key and answers lead to the same row, stored once with its mail', async () => {
    const headers = newKey();
    const first = await idOf(post(callbackBody({ fillTime: 60_000, website: '' }), headers));
    const before = await countRows();
    const again = await post(callbackBody({ fillTime: 90_000, website: '' }), headers);
    expect(again.status).toBe(201);
    expect(await idOf(again)).toBe(first);
    expect(await countRows()).toBe(before);
    expect((await trailOf(first)).mails).toHaveLength(1);
  });

  test('the same key with other answers is a conflict', async () => {
    const headers = newKey();
    await post(callbackBody(), headers);
    expect((await post(callbackBody({ phone: '030 7654321' }), headers)).status).toBe(409);
  });

  test('twenty at once under one key store one request', async () => {
    const headers = newKey();
    const before = await countRows();
    const address = nextAddress();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(callbackBody(), headers, address)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const ids = await Promise.all(responses.map((response) => idOf(response)));
    expect(new Set(ids).size).toBe(1);
    expect(await countRows()).toBe(before + 1);
  });

  test('an unusable key is refused', async () => {
    expect((await post(callbackBody(), { 'Idempotency-Key': 'a b' })).status).toBe(400);
  });
});

describe('spam defence', () => {
  test('sets aside what trips the honeypot, loses nothing and holds its mail', async () => {
    const id = await idOf(post(callbackBody({ website: 'https://spam.example' })));
    expect(await stored(id)).toMatchObject({ quarantine: 'honeypot', name: 'Erika Beispiel' });
    const { mails, events } = await trailOf(id);
    expect(mails.map(({ status }) => status)).toEqual(['held']);
    expect(events).toMatchObject([{ after: { quarantine: 'honeypot' } }]);
  });

  test('takes fields for a person’s that the browser has filled in at once', async () => {
    const id = await idOf(post(callbackBody({ website: '', fillTime: 200 })));
    expect(await stored(id)).toMatchObject({ quarantine: null });
  });

  test('lets 20 requests of one connection through in ten minutes, then asks to wait', async () => {
    holdClock();
    const address = nextAddress();
    const statuses: number[] = [];
    for (let count = 0; count < CALLBACK_RATE_LIMIT.limit; count++) {
      statuses.push((await post(callbackBody(), {}, address)).status);
    }
    expect(statuses).toEqual(Array(20).fill(201));
    const response = await post(callbackBody(), {}, address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer(response)).error).toMatch(/noch einmal/);
    expect((await post(callbackBody())).status).toBe(201);
  });
});
