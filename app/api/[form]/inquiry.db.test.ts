import { createHash } from 'node:crypto';
import { POST } from './route';
import { CONSENT_VERSION, CONSENT_WORDINGS } from '@/lib/requests/kinds/wordings';
import { answer, poster, effectsOf } from '@/lib/testing/api-posts';
import { inquiryBody } from '@/lib/testing/inquiry-factory';
import { countOf, rowOf } from '@/lib/testing/rows';
import { toldIn } from '@/lib/testing/told-events';

const post = poster('/api/agent-inquiries', POST);
const countRows = () => countOf('inquiry');
const stored = rowOf<'inquiry'>;

async function idOf(response: Response | Promise<Response>): Promise<string> {
  return (await answer(response)).agentInquiry.id;
}

describe('POST /api/agent-inquiries', () => {
  test('stores the inquiry and answers with its id alone', async () => {
    const response = await post(inquiryBody({ postalArea: '10,144 ;80331,' }));
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = await answer(response);
    expect(body).toEqual({
      agentInquiry: { id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) },
    });
    expect(await stored(body.agentInquiry.id)).toMatchObject({
      package: 'professional',
      postalArea: '10, 144, 80331',
      office: 'Beispiel Immobilien',
      name: 'Max Muster',
      email: 'max@beispiel.de',
      phone: '+49 (0)30 123-4567',
      message: 'Guten Tag,\nist Potsdam noch frei?',
      status: 'pending',
      notes: null,
      assignedTo: null,
      quarantine: null,
      version: 1,
    });
  });

  test('keeps the consent as it was shown, and promises mails to sender and office', async () => {
    const { consents, mails, events } = await effectsOf(await idOf(post(inquiryBody())));
    const wording = CONSENT_WORDINGS.inquiry;
    expect(consents).toMatchObject([
      {
        purpose: 'inquiry',
        action: 'given',
        wording,
        version: CONSENT_VERSION,
        wordingHash: createHash('sha256').update(wording).digest('hex'),
        sourcePage: '/makler/anfrage/professional',
        origin: 'none',
      },
    ]);
    expect(mails).toMatchObject([
      { template: 'inquiry-confirmation', recipient: 'max@beispiel.de', status: 'queued' },
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
    ]);
    expect(events).toMatchObject([
      {
        requestKind: 'inquiry',
        actor: 'visitor',
        action: 'created',
        after: { package: 'professional', status: 'pending', quarantine: null },
      },
    ]);
    expect(toldIn(events)).not.toMatch(/max|muster|123/i);
  });

  test.each(['', null, undefined])('takes %p for no message', async (message) => {
    const id = await idOf(post(inquiryBody({ message })));
    expect((await stored(id)).message).toBeNull();
  });

  test('names the fields and says what is wrong, and stores nothing', async () => {
    const before = await countRows();
    const response = await post(inquiryBody({ package: 'gold', office: '' }));
    expect(response.status).toBe(422);
    expect(await answer(response)).toEqual({
      error: 'Bitte die markierten Angaben prüfen.',
      fields: {
        package: 'Bitte wählen Sie ein Paket',
        office: 'Bitte geben Sie den Namen Ihres Maklerbüros ein',
      },
    });
    expect(await countRows()).toBe(before);
  });
});
