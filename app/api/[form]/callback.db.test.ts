import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { answer, poster, effectsOf } from '@/lib/testing/api-posts';
import { callbackBody, offeredSlot } from '@/lib/testing/callback-factory';
import { countOf, rowOf } from '@/lib/testing/rows';

const post = poster('/api/callback-requests', POST);
const countRows = () => countOf('callback');
const stored = rowOf<'callback'>;

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
    const { mails, events } = await effectsOf(await idOf(post(callbackBody())));
    expect(mails).toMatchObject([
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
    ]);
    expect(events).toMatchObject([
      {
        requestKind: 'callback',
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
    expect((await effectsOf(id)).consents).toMatchObject([
      {
        requestKind: 'callback',
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
    expect(JSON.stringify(await effectsOf(id))).not.toContain('Was kostet');
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
});
