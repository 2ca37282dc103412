import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_WORDINGS } from '@/lib/consent/wordings';
import { database } from '@/lib/db/client';
import { answer, newKey, nextAddress, poster, trailOf } from '@/lib/testing/api-posts';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { holdClock } from '@/lib/testing/hold-clock';
import { isReference } from '@/lib/valuation/reference';

const post = poster('/api/valuation-requests', POST);
const countRows = async () => (await database()).valuationRequest.count();

describe('POST /api/valuation-requests', () => {
  test('stores the request and answers with its id and value', async () => {
    const response = await post(valuationBody());
    expect(response.status).toBe(201);
    const { valuationRequest } = await answer(response);
    expect(valuationRequest).toMatchObject({ estimatedValue: 348_600, area: 120, rooms: 4.5 });
    expect(response.headers.get('location')).toBe(`/bewertung/${valuationRequest.id}`);
    expect(isReference(valuationRequest.reference)).toBe(true);
    const stored = await (
      await database()
    ).valuationRequest.findUniqueOrThrow({
      where: { id: valuationRequest.id },
    });
    expect(stored).toMatchObject({
      contactName: 'Erika Beispiel',
      contactEmail: 'erika@beispiel.de',
      contactPhone: '030 1234567',
      notes: 'Mit Einliegerwohnung',
      condition: 'gut',
      status: 'pending',
      quarantine: null,
      version: 1,
    });
  });

  test('leaves consents with wording and hash, a mail and an audit row behind', async () => {
    const { valuationRequest } = await answer(post(valuationBody({ marketingConsent: true })));
    const { consents, mails, events } = await trailOf(valuationRequest.id);
    expect(consents.map(({ purpose }) => purpose)).toEqual(['contact', 'marketing', 'privacy']);
    for (const consent of consents) {
      const wording = CONSENT_WORDINGS[consent.purpose as keyof typeof CONSENT_WORDINGS];
      expect(consent).toMatchObject({
        action: 'given',
        wording,
        wordingHash: createHash('sha256').update(wording).digest('hex'),
        sourcePage: '/immobilie-bewerten',
        origin: 'none',
      });
    }
    expect(mails).toMatchObject([
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
      { template: 'valuation-confirmation', recipient: 'erika@beispiel.de', status: 'queued' },
    ]);
    expect(events).toMatchObject([{ actor: 'visitor', action: 'created' }]);
    expect(JSON.stringify(events)).not.toContain('erika');
  });

  test('records no consent that was not given', async () => {
    const { valuationRequest } = await answer(post(valuationBody()));
    const { consents } = await trailOf(valuationRequest.id);
    expect(consents.map(({ purpose }) => purpose)).toEqual(['contact', 'privacy']);
  });

  test('takes numbers as they are typed in German and keeps a leading zero', async () => {
    const body = valuationBody({ area: '82,5', rooms: '3,5', yearBuilt: '', postalCode: '01067' });
    const { valuationRequest } = await answer(post(body));
    expect(valuationRequest).toMatchObject({
      area: 82.5,
      rooms: 3.5,
      yearBuilt: null,
      postalCode: '01067',
    });
  });

  test('ignores fields that it does not know', async () => {
    const response = await post(valuationBody({ id: 'mine', estimatedValue: 1, __proto__: {} }));
    const { valuationRequest } = await answer(response);
    expect(valuationRequest.estimatedValue).toBe(348_600);
    expect(valuationRequest.id).not.toBe('mine');
  });

  test('names the field and says what is wrong, and stores nothing', async () => {
    const before = await countRows();
    const response = await post(valuationBody({ postalCode: '123', privacyConsent: false }));
    expect(response.status).toBe(422);
    expect(await answer(response)).toEqual({
      error: 'Bitte die markierten Angaben prüfen.',
      fields: {
        postalCode: 'Bitte gib eine gültige fünfstellige Postleitzahl ein',
        privacyConsent: 'Sie müssen der Datenschutzerklärung zustimmen',
      },
    });
    expect(await countRows()).toBe(before);
  });

  test.each([
    ['name', 'Erika\u0000Beispiel'],
    ['phone', '030\u00071234567'],
    ['email', 'erika\u0000@beispiel.de'],
    ['notes', 'Zeile\u0000zwei'],
    ['name', 'Erika \ud800 Beispiel'],
    ['name', 'Erika \u202E Beispiel'],
  ])('refuses control characters in %s', async (field, value) => {
    const response = await post(valuationBody({ [field]: value }));
    expect(response.status).toBe(422);
    expect(Object.keys((await answer(response)).fields)).toEqual([field]);
  });

  test('answers 400 to broken JSON and 413 to more than 64 kB', async () => {
    expect((await post('{"propertyType":')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(valuationBody({ notes: 'x'.repeat(65 * 1024) }))).status).toBe(413);
  });
});

describe('idempotency', () => {
  test('the same key and answers lead to the same request, stored once', async () => {
    const headers = newKey();
    const first = await answer(post(valuationBody(), headers));
    const before = await countRows();
    const again = await post(valuationBody(), headers);
    expect(again.status).toBe(201);
    expect(await answer(again)).toEqual(first);
    expect(await countRows()).toBe(before);
    expect((await trailOf(first.valuationRequest.id)).mails).toHaveLength(2);
  });

  test('how long the form was open does not count as another answer', async () => {
    const headers = newKey();
    const first = await answer(post(valuationBody({ fillTime: 60_000, website: '' }), headers));
    const again = await answer(post(valuationBody({ fillTime: 90_000, website: '' }), headers));
    expect(again).toEqual(first);
  });

  test('the same key with other answers is a conflict', async () => {
    const headers = newKey();
    await post(valuationBody(), headers);
    const response = await post(valuationBody({ area: 121 }), headers);
    expect(response.status).toBe(409);
    expect((await answer(response)).error).toMatch(/Idempotency-Key/);
  });

  test('twenty at once under one key store one request', async () => {
    const headers = newKey();
    const before = await countRows();
    const address = nextAddress();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(valuationBody(), headers, address)),
    );
    const ids = await Promise.all(
      responses.map(async (r) => (await r.json()).valuationRequest?.id),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(ids).size).toBe(1);
    expect(await countRows()).toBe(before + 1);
  });

  test('an unusable key is refused', async () => {
    expect((await post(valuationBody(), { 'Idempotency-Key': 'a b' })).status).toBe(400);
  });
});

describe('spam defence', () => {
  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['fill-time', { fillTime: 200 }],
  ])('sets aside what trips the %s, loses nothing and holds its mail', async (reason, signals) => {
    const response = await post(valuationBody(signals));
    expect(response.status).toBe(201);
    const { valuationRequest } = await answer(response);
    const db = await database();
    const stored = await db.valuationRequest.findUniqueOrThrow({
      where: { id: valuationRequest.id },
    });
    expect(stored).toMatchObject({ quarantine: reason, contactName: 'Erika Beispiel' });
    expect((await trailOf(valuationRequest.id)).mails).toMatchObject([
      { status: 'held' },
      { status: 'held' },
    ]);
  });

  test('lets 30 requests of one connection through in ten minutes, then asks to wait', async () => {
    holdClock();
    const address = nextAddress();
    const statuses: number[] = [];
    for (let count = 0; count < 30; count++) {
      statuses.push((await post(valuationBody(), {}, address)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([201]));
    const response = await post(valuationBody(), {}, address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer(response)).error).toMatch(/noch einmal/);
    expect((await post(valuationBody())).status).toBe(201);
  });

  test('mistakes do not use up the limit', async () => {
    const address = nextAddress();
    for (let count = 0; count < 40; count++) await post(valuationBody({ area: 5 }), {}, address);
    expect((await post(valuationBody(), {}, address)).status).toBe(201);
  });
});
