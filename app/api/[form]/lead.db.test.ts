import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { answer, poster, effectsOf } from '@/lib/testing/api-posts';
import { leadBody } from '@/lib/testing/lead-factory';
import { countLeads, storedLead } from '@/lib/testing/stored-leads';
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
});

describe('what a lead leaves behind', () => {
  test('a mail to the owner, one to the office, and an audit row that names nobody', async () => {
    const sent = leadBody();
    const { mails, events } = await effectsOf(await idOf(post(sent)));
    expect(mails).toMatchObject([
      { template: 'lead-confirmation', recipient: sent.email, status: 'queued' },
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
    ]);
    expect(events).toMatchObject([
      {
        requestKind: 'lead',
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
    const { consents } = await effectsOf(id);
    expect(consents).toEqual(
      purposes.map((purpose) => ({
        id: expect.any(String),
        createdAt: expect.any(Date),
        requestKind: 'lead',
        requestId: id,
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
