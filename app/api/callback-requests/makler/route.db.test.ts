import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { database } from '@/lib/platform/db/client';
import { brokerCallbackForm } from '@/lib/requests/kinds/callback';
import { answer, newKey, nextAddress, poster, effectsOf } from '@/lib/testing/api-posts';
import { brokerCallbackBody } from '@/lib/testing/broker-callback-factory';
import { holdClock } from '@/lib/testing/hold-clock';
import { countOf, rowOf } from '@/lib/testing/rows';

const post = poster('/api/callback-requests/makler', POST);
const countRows = () => countOf('callback');
const stored = rowOf<'callback'>;

async function idOf(response: Response | Promise<Response>): Promise<string> {
  return (await answer(response)).callbackRequest.id;
}

describe('POST /api/callback-requests/makler', () => {
  test('stores the number and answers with the id alone', async () => {
    const response = await post(brokerCallbackBody());
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await answer(response);
    expect(body).toEqual({
      callbackRequest: { id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) },
    });
    expect(await stored(body.callbackRequest.id)).toMatchObject({
      source: 'makler',
      phone: '+49 (0)30 123-4567',
      name: null,
      propertyType: null,
      preferredTime: null,
      status: 'pending',
      assignedTo: null,
      quarantine: null,
      version: 1,
    });
  });

  test('keeps the consent as it was shown, and promises a mail to the office', async () => {
    const { consents, mails, events } = await effectsOf(await idOf(post(brokerCallbackBody())));
    const wording = CONSENT_WORDINGS.callback;
    expect(consents).toMatchObject([
      {
        purpose: 'callback',
        action: 'given',
        wording,
        version: CONSENT_VERSION,
        wordingHash: createHash('sha256').update(wording).digest('hex'),
        sourcePage: '/makler',
        origin: 'none',
      },
    ]);
    expect(mails).toMatchObject([
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
    ]);
    expect(events).toMatchObject([
      {
        requestKind: 'callback',
        actor: 'visitor',
        action: 'created',
        after: { source: 'makler', status: 'pending', quarantine: null },
      },
    ]);
    // Random ids may contain these digits.
    const told = events.map(({ actor, action, before, after }) => ({
      actor,
      action,
      before,
      after,
    }));
    expect(JSON.stringify(told)).not.toContain('123');
  });

  test('sets nothing but the number', async () => {
    const wanted = { id: 'mine', source: 'guide', name: 'Erika', status: 'completed', version: 7 };
    const row = await stored(await idOf(post(brokerCallbackBody(wanted))));
    expect(row).toMatchObject({ source: 'makler', name: null, status: 'pending', version: 1 });
  });

  test('says what is wrong with the number, and stores nothing', async () => {
    const before = await countRows();
    const response = await post(brokerCallbackBody({ phone: '030/1234567' }));
    expect(response.status).toBe(422);
    expect(await answer(response)).toEqual({
      error: 'Bitte die markierten Angaben prüfen.',
      fields: { phone: 'Bitte verwenden Sie nur Ziffern, Leerzeichen, Plus, Minus und Klammern' },
    });
    expect(await countRows()).toBe(before);
  });

  test('answers 503 and keeps nothing when a part of it cannot be stored', async () => {
    const db = await database();
    const before = await countRows();
    const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
    await db.$executeRawUnsafe('ALTER TABLE "ConsentRecord" RENAME TO "Elsewhere"');
    const response = await post(brokerCallbackBody());
    await db.$executeRawUnsafe('ALTER TABLE "Elsewhere" RENAME TO "ConsentRecord"');
    expect(complaint).toHaveBeenCalledTimes(1);
    complaint.mockRestore();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await countRows()).toBe(before);
  });

  test('the same key leads to the same row, another number under it is a conflict', async () => {
    const headers = newKey();
    const first = await idOf(post(brokerCallbackBody({ fillTime: 60_000 }), headers));
    const before = await countRows();
    expect(await idOf(post(brokerCallbackBody({ fillTime: 90_000 }), headers))).toBe(first);
    expect((await post(brokerCallbackBody({ phone: '040 7654321' }), headers)).status).toBe(409);
    expect(await countRows()).toBe(before);
    expect((await effectsOf(first)).mails).toHaveLength(1);
  });

  test('sets aside what trips the honeypot and holds its mail', async () => {
    const id = await idOf(post(brokerCallbackBody({ website: 'https://spam.example' })));
    expect(await stored(id)).toMatchObject({ quarantine: 'honeypot' });
    expect((await effectsOf(id)).mails).toMatchObject([{ status: 'held' }]);
  });

  test('takes a number for a person’s that the browser has filled in at once', async () => {
    const id = await idOf(post(brokerCallbackBody({ website: '', fillTime: 200 })));
    expect(await stored(id)).toMatchObject({ quarantine: null });
    expect((await effectsOf(id)).mails).toMatchObject([{ status: 'queued' }]);
  });

  test('lets 10 requests of one connection through in ten minutes, then asks to wait', async () => {
    holdClock();
    const address = nextAddress();
    const statuses: number[] = [];
    for (let count = 0; count < brokerCallbackForm.rule.limit; count++) {
      statuses.push((await post(brokerCallbackBody(), {}, address)).status);
    }
    expect(statuses).toEqual(Array(10).fill(201));
    const response = await post(brokerCallbackBody(), {}, address);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await answer(response)).error).toMatch(/noch einmal/);
    expect((await post(brokerCallbackBody())).status).toBe(201);
  });
});
