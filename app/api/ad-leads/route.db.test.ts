import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/consent/wordings';
import { database } from '@/lib/db/client';
import { LEAD_RATE_LIMIT } from '@/lib/leads/constants';
import { answer, newKey, nextAddress, poster, trailOf } from '@/lib/testing/api-posts';
import { leadBody } from '@/lib/testing/lead-factory';
import { countLeads, storedLead } from '@/lib/testing/stored-leads';
import { holdClock } from '@/lib/testing/hold-clock';
import { toldIn } from '@/lib/testing/told-events';

const post = poster('/api/ad-leads', POST);

async function idOf(response: Response | Promise<Response>): Promise<string> {
  return (await answer(response)).adLead.id;
}

describe('POST /api/ad-leads', () => {
  test('stores the lead and answers with its id alone', async () => {
    const sent = leadBody();
    const response = await post(sent);
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await answer(response);
    expect(body).toEqual({
      adLead: { id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) },
    });
    expect(await storedLead(body.adLead.id)).toMatchObject({
      ...sent,
      partnerConsent: false,
      status: 'pending',
      notes: null,
      assignedTo: null,
      quarantine: null,
      version: 1,
    });
  });

  test('stores whole square metres and a leading zero, and nothing for what was left open', async () => {
    const open = { yearBuilt: 'alt', condition: '', additionalInfo: null };
    const id = await idOf(post(leadBody({ area: '82,5', postalCode: '01067', ...open })));
    expect(await storedLead(id)).toMatchObject({
      area: 83,
      postalCode: '01067',
      yearBuilt: null,
      condition: null,
      additionalInfo: null,
    });
  });

  test('sets nothing but the fields of the form', async () => {
    const wanted = { id: 'mine', status: 'completed', assignedTo: 1, notes: 'x', version: 7 };
    const row = await storedLead(await idOf(post(leadBody(wanted))));
    expect(row).toMatchObject({ status: 'pending', assignedTo: null, notes: null, version: 1 });
  });

  test('names the fields and says what is wrong, and stores nothing', async () => {
    const before = await countLeads();
    const response = await post(leadBody({ propertyType: '', area: 'abc', phone: '089 12345' }));
    expect(response.status).toBe(422);
    expect(await answer(response)).toEqual({
      error: 'Bitte die markierten Angaben prüfen.',
      fields: {
        propertyType: 'Bitte wählen Sie einen Immobilientyp',
        area: 'Mindestens 20 m²',
        phone: 'Bitte geben Sie eine gültige Telefonnummer ein',
      },
    });
    expect(await countLeads()).toBe(before);
  });

  test('answers 400 to broken JSON and 413 to more than 64 kB', async () => {
    expect((await post('{"propertyType":')).status).toBe(400);
    expect((await post('')).status).toBe(400);
    expect((await post(leadBody({ additionalInfo: 'x'.repeat(65 * 1024) }))).status).toBe(413);
  });

  test('answers 503 and keeps nothing when a part of it cannot be stored', async () => {
    const db = await database();
    const before = await countLeads();
    const sent = leadBody({ partnerConsent: true });
    const headers = newKey();
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await db.$executeRawUnsafe('ALTER TABLE "OutboxMessage" RENAME TO "Elsewhere"');
    const response = await post(sent, headers);
    await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "OutboxMessage"');
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countLeads()).toBe(before);

    // Neither the key nor the sender is remembered: the next attempt is the first.
    const id = await idOf(post(sent, headers));
    const { mails, events, consents } = await trailOf(id);
    expect(mails).toHaveLength(2);
    expect(events.map(({ action }) => action)).toEqual(['created']);
    expect(consents).toHaveLength(2);
  });
});

describe('what a lead leaves behind', () => {
  test('a mail to the owner, one to the office, and an audit row that names nobody', async () => {
    const sent = leadBody();
    const { mails, events } = await trailOf(await idOf(post(sent)));
    expect(mails).toMatchObject([
      { template: 'lead-confirmation', recipient: sent.email, status: 'queued' },
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
    ]);
    expect(events).toMatchObject([
      {
        subjectType: 'lead',
        actor: 'visitor',
        action: 'created',
        before: null,
        after: { status: 'pending', quarantine: null },
      },
    ]);
    expect(toldIn(events)).not.toMatch(/erika|beispiel|12345678|80331|München|Garten/i);
  });

  test.each([
    [true, ['inquiry', 'partner']],
    [false, ['inquiry']],
    [null, ['inquiry']],
    [undefined, ['inquiry']],
  ] as const)('with the box %p, the consents %j', async (partnerConsent, purposes) => {
    const id = await idOf(post(leadBody({ partnerConsent })));
    expect((await storedLead(id)).partnerConsent).toBe(partnerConsent ?? false);
    const { consents } = await trailOf(id);
    expect(consents).toEqual(
      purposes.map((purpose) => ({
        id: expect.any(String),
        createdAt: expect.any(Date),
        subjectType: 'lead',
        subjectId: id,
        purpose,
        action: 'given',
        wording: CONSENT_WORDINGS[purpose],
        version: CONSENT_VERSION,
        wordingHash: createHash('sha256').update(CONSENT_WORDINGS[purpose]).digest('hex'),
        sourcePage: '/verkaufen',
        origin: 'none',
      })),
    );
  });
});

describe('idempotency', () => {
  test('the same key and answers lead to the same lead, which is not even revised', async () => {
    const headers = newKey();
    const sent = leadBody({ fillTime: 60_000, website: '' });
    const first = await idOf(post(sent, headers));
    const before = await countLeads();
    const again = await post({ ...sent, fillTime: 90_000 }, headers);
    expect(again.status).toBe(201);
    expect(await idOf(again)).toBe(first);
    expect(await countLeads()).toBe(before);
    expect((await storedLead(first)).version).toBe(1);
    expect((await trailOf(first)).mails).toHaveLength(2);
  });

  test('the same key with other answers is a conflict, and changes nothing', async () => {
    const headers = newKey();
    const sent = leadBody();
    const id = await idOf(post(sent, headers));
    const response = await post({ ...sent, area: 121 }, headers);
    expect(response.status).toBe(409);
    expect((await answer(response)).error).toMatch(/Idempotency-Key/);
    expect(await storedLead(id)).toMatchObject({ area: 120, version: 1 });
  });

  test('twenty at once under one key store one lead, once', async () => {
    const headers = newKey();
    const sent = leadBody();
    const before = await countLeads();
    const address = nextAddress();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => post(sent, headers, address)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(201));
    const [id, ...others] = new Set(await Promise.all(responses.map(idOf)));
    expect(others).toEqual([]);
    expect(await countLeads()).toBe(before + 1);
    expect((await storedLead(id!)).version).toBe(1);
    expect((await trailOf(id!)).mails).toHaveLength(2);
  });

  test('an unusable key is refused', async () => {
    expect((await post(leadBody(), { 'Idempotency-Key': 'a b' })).status).toBe(400);
  });
});

describe('spam defence', () => {
  test.each([
    ['honeypot', { website: 'https://spam.example' }],
    ['fill-time', { fillTime: 200 }],
  ])('sets aside what trips the %s, loses nothing and holds its mails', async (reason, signals) => {
    const response = await post(leadBody(signals));
    expect(response.status).toBe(201);
    const id = await idOf(response);
    expect(await storedLead(id)).toMatchObject({ quarantine: reason, name: 'Erika Beispiel' });
    const { mails, events } = await trailOf(id);
    expect(mails.map(({ status }) => status)).toEqual(['held', 'held']);
    expect(events).toMatchObject([{ after: { quarantine: reason } }]);
  });

  test('lets 30 leads of one connection through in ten minutes, then asks to wait', async () => {
    holdClock();
    expect(LEAD_RATE_LIMIT).toMatchObject({ limit: 30, window: 600 });
    const address = nextAddress();
    const statuses: number[] = [];
    for (let count = 0; count < LEAD_RATE_LIMIT.limit; count++) {
      statuses.push((await post(leadBody(), {}, address)).status);
    }
    expect(statuses).toEqual(Array(30).fill(201));
    const response = await post(leadBody(), {}, address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer(response)).error).toMatch(/noch einmal/);
    expect((await post(leadBody())).status).toBe(201);
  });

  test('mistakes do not use up the limit', async () => {
    const address = nextAddress();
    for (let count = 0; count < 40; count++) await post(leadBody({ area: 19 }), {}, address);
    expect((await post(leadBody(), {}, address)).status).toBe(201);
  });
});
