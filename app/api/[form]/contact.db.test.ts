import { POST } from './route';
import { answer, newKey, poster, effectsOf } from '@/lib/testing/api-posts';
import { contactBody } from '@/lib/testing/contact-factory';
import { countOf, rowOf } from '@/lib/testing/rows';

const post = poster('/api/contact-requests', POST);
const countRows = () => countOf('contact');
const stored = rowOf<'contact'>;

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
      notes: null,
      assignedTo: null,
      quarantine: null,
      version: 1,
    });
  });

  test('promises a mail to the sender and one to the office, and leaves an audit row', async () => {
    const { mails, events, consents } = await effectsOf(await idOf(post(contactBody())));
    expect(mails).toMatchObject([
      { template: 'contact-confirmation', recipient: 'erika@beispiel.de', status: 'queued' },
      { template: 'office-notice', recipient: 'kontakt@beispiel.invalid', status: 'queued' },
    ]);
    expect(events).toMatchObject([
      {
        requestKind: 'contact',
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
    expect(JSON.stringify(await effectsOf(id))).not.toContain('Was kostet');
    expect((await stored(await idOf(post(contactBody())))).conversation).toBeNull();
  });

  test('with another conversation it is another message', async () => {
    const headers = newKey();
    await post(contactBody(), headers);
    expect((await post(contactBody({ conversation: 'Sie: Ja?' }), headers)).status).toBe(409);
  });

  test('takes the longest message with the longest conversation', async () => {
    const body = contactBody({ message: 'ü'.repeat(4000), conversation: 'ü'.repeat(12_000) });
    expect((await stored(await idOf(post(body)))).conversation).toHaveLength(12_000);
  });

  test.each(['', null, undefined])('takes %p for no property type', async (propertyType) => {
    const id = await idOf(post(contactBody({ propertyType })));
    expect((await stored(id)).propertyType).toBeNull();
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
});
