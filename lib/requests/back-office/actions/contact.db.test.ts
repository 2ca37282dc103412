import { database } from '@/lib/platform/db/client';
import { filedUnder, type RequestReference } from '@/lib/requests/reference';
import {
  leftBehind,
  meeting,
  newRequest,
  nextWeek,
  perform,
  refusal,
  rowOf,
  slots,
} from '@/lib/testing/back-office';

const forbidCalls = async ({ id: requestId }: RequestReference) =>
  (await database()).contactWish.create({
    data: { requestId, channel: 'any', times: '', doNotCall: true },
  });

const withdraw = async (reference: RequestReference, purpose: string) =>
  (await database()).consentRecord.create({
    data: {
      ...filedUnder(reference),
      purpose,
      action: 'withdrawn',
      wording: '',
      version: '',
      wordingHash: '',
      sourcePage: '/anfrage',
      createdAt: new Date(Date.now() + 1000),
    },
  });

describe('a call', () => {
  test('in which somebody was reached is the first contact, and a use of the consent', async () => {
    const lead = await newRequest('lead');
    const { version, message } = await perform(lead, 'calls', { outcome: 'reached', note: 'Ja' });
    expect({ version, message }).toEqual({ version: 2, message: 'Der Anruf ist notiert.' });
    expect(await rowOf(lead)).toMatchObject({ status: 'contacted', version: 2, dueAt: null });
    const uses = await (await database()).consentUse.findMany({ where: filedUnder(lead) });
    expect(uses).toMatchObject([{ kind: 'call', purpose: 'inquiry' }]);
    expect((await leftBehind(lead)).events).toMatchObject([
      {
        actor: 'employee:1',
        action: 'called',
        before: { status: 'pending' },
        after: { status: 'contacted', outcome: 'reached', note: 'Ja' },
      },
    ]);
  });

  test('in vain is tried again within office hours', async () => {
    const valuation = await newRequest('valuation');
    const { message } = await perform(valuation, 'calls', { outcome: 'not_reached' });
    expect(message).toMatch(/^Der Anruf ist notiert. Der nächste Versuch ist fällig: .+\sUhr\.$/);
    const { status, dueAt, dueFor } = await rowOf(valuation);
    expect({ status, dueFor }).toEqual({ status: 'pending', dueFor: 'first_contact' });
    expect(slots().map(({ start }) => start)).toContainEqual(dueAt);
  });

  test('that was arranged before a meeting leaves the meeting due', async () => {
    const lead = await newRequest('lead');
    await perform(lead, 'appointment', meeting());
    await perform(lead, 'callback', { at: slots()[0]!.value });
    const { message } = await perform(lead, 'calls', { outcome: 'reached' });
    expect(message).toBe('Der Anruf ist notiert.');
    expect(await rowOf(lead)).toMatchObject({ dueAt: nextWeek().start, dueFor: 'appointment' });
  });

  test('is refused where there is no number, where none is wanted, and without a consent', async () => {
    const call = { outcome: 'reached' };
    const contact = await newRequest('contact');
    expect((await refusal(perform(contact, 'calls', call))).message).toContain('Telefonnummer');
    const quiet = await newRequest('callback');
    await forbidCalls(quiet);
    expect((await refusal(perform(quiet, 'calls', call))).message).toContain('nicht angerufen');
    const withdrawn = await newRequest('valuation');
    await withdraw(withdrawn, 'contact');
    const error = await refusal(perform(withdrawn, 'calls', call));
    expect(error).toMatchObject({ status: 409 });
    expect(await rowOf(withdrawn)).toMatchObject({ status: 'pending', version: 1 });
    expect((await leftBehind(withdrawn)).events).toEqual([]);
  });
});

describe('a mail', () => {
  const MAIL = { subject: 'Ihr Haus', text: 'wir sehen es uns an.\n\nBis bald' };

  test('answers a message, and stays with it', async () => {
    const contact = await newRequest('contact');
    await perform(contact, 'mails', MAIL);
    expect(await rowOf(contact)).toMatchObject({
      status: 'replied',
      notes: MAIL.text,
      dueAt: null,
    });
    const { events, mails } = await leftBehind(contact);
    expect(mails).toMatchObject([
      { template: 'reply', status: 'queued', payload: { ...MAIL, employee: 'Karin Beispiel' } },
    ]);
    expect(events).toMatchObject([
      { action: 'mailed', after: { subject: MAIL.subject, response: MAIL.text } },
    ]);
  });

  test('is the first contact with anybody else', async () => {
    const inquiry = await newRequest('inquiry');
    await perform(inquiry, 'mails', MAIL);
    expect(await rowOf(inquiry)).toMatchObject({ status: 'contacted', notes: null, dueAt: null });
  });

  test('does not call off the call that was asked for', async () => {
    const callback = await newRequest('callback', { email: 'erika@beispiel.de' });
    const { dueAt } = await rowOf(callback);
    await perform(callback, 'mails', MAIL);
    expect(await rowOf(callback)).toMatchObject({ status: 'contacted', dueFor: 'callback', dueAt });
  });

  test('is refused without an address, and once the consent is withdrawn', async () => {
    const anonymous = await newRequest('callback');
    expect((await refusal(perform(anonymous, 'mails', MAIL))).message).toContain('E-Mail-Adresse');
    const withdrawn = await newRequest('lead');
    await withdraw(withdrawn, 'inquiry');
    expect(await refusal(perform(withdrawn, 'mails', MAIL))).toMatchObject({ status: 409 });
    expect((await leftBehind(withdrawn)).mails).toEqual([]);
  });
});

describe('a call that is arranged', () => {
  test('is due at its time, and the status stays', async () => {
    const lead = await newRequest('lead');
    const { value, start } = nextWeek();
    const { message } = await perform(lead, 'callback', { at: value, note: 'Mobil' });
    expect(message).toMatch(/^Der Rückruf ist vorgemerkt: /);
    expect(await rowOf(lead)).toMatchObject({
      status: 'pending',
      dueAt: start,
      dueFor: 'callback',
    });
  });

  test('is refused for a request that is over', async () => {
    const lead = await newRequest('lead');
    const where = { where: { id: lead.id } };
    await (await database()).request.update({ ...where, data: { status: 'completed' } });
    const error = await refusal(perform(lead, 'callback', { at: nextWeek().value }));
    expect(error.message).toContain('abgeschlossen');
  });
});
