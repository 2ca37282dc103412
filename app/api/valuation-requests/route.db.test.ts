import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { findRequest } from '@/lib/requests/repository';
import { answer, newKey, poster, effectsOf } from '@/lib/testing/api-posts';
import { countOf } from '@/lib/testing/rows';
import { valuationBody } from '@/lib/testing/valuation-factory';
import { isReference } from '@/lib/valuation/reference';

const post = poster('/api/valuation-requests', POST);
const countRows = () => countOf('valuation');

describe('POST /api/valuation-requests', () => {
  test('stores the request and answers with its id and value', async () => {
    const response = await post(valuationBody());
    expect(response.status).toBe(201);
    const { valuationRequest } = await answer(response);
    expect(valuationRequest).toMatchObject({ estimatedValue: 348_600, area: 120, rooms: 4.5 });
    expect(response.headers.get('location')).toBe(`/bewertung/${valuationRequest.id}`);
    expect(isReference(valuationRequest.reference)).toBe(true);
    expect(await findRequest(valuationRequest.id)).toMatchObject({
      name: 'Erika Beispiel',
      email: 'erika@beispiel.de',
      phone: '030 1234567',
      details: { notes: 'Mit Einliegerwohnung', condition: 'gut' },
      status: 'pending',
      quarantine: null,
      version: 1,
    });
  });

  test('leaves consents with wording and hash, a mail and an audit row behind', async () => {
    const { valuationRequest } = await answer(post(valuationBody({ marketingConsent: true })));
    const { consents, mails, events } = await effectsOf(valuationRequest.id);
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
    const { consents } = await effectsOf(valuationRequest.id);
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

  test('under the same key it answers with the same value', async () => {
    const headers = newKey();
    const first = await answer(post(valuationBody(), headers));
    expect(await answer(post(valuationBody(), headers))).toEqual(first);
  });
});
